import type { CashbackScreen } from '../../../machines/rewards/cashback/screen.ts';
import type { CashbackEvent } from '../../../machines/rewards/cashback/setup.ts';
import { formatMoney } from '../../money/format.ts';
import { LazyModal } from '../../shell/LazyModal.tsx';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import * as css from '../rewards.css.ts';
import { Fact, Facts } from '../Terms.tsx';
import { AGAIN_WORDS } from './words.ts';

/** What switching off gives up, in money, before anybody says yes: both answers are of one weight. */
export function Ending(props: {
  screen: Extract<CashbackScreen, { name: 'asking' | 'deactivating' }>;
  send: (event: CashbackEvent) => void;
}) {
  const { screen, send } = props;
  const { chosen, lost, kept } = screen;
  const { name, currency, triggerEvent } = chosen;
  const t = useT();
  const busy = screen.name === 'deactivating';
  const close = (): void => {
    send({ type: 'window.closed' });
  };
  const losing =
    triggerEvent === 'CASHBACK_INSTANT'
      ? 'rewards.cashback.end.loseAll'
      : 'rewards.cashback.end.lose';
  return (
    <LazyModal id="cashback-off" title={t('rewards.cashback.end.title', { name })} onClose={close}>
      <div className={css.asked}>
        <p>{t(lost > 0 ? losing : 'rewards.cashback.end.nothing')}</p>
        <Facts>
          <Fact of="rewards.cashback.end.lost">
            <Money amount={lost} currency={currency} />
          </Fact>
          {kept > 0 && (
            <Fact of="rewards.cashback.end.kept">
              <Money amount={kept} currency={currency} />
            </Fact>
          )}
        </Facts>
        <p>{t(AGAIN_WORDS[triggerEvent])}</p>
        <div className={css.choice}>
          <Button look="secondary" wide inactive={busy} onClick={close}>
            {t('rewards.cashback.end.keep')}
          </Button>
          <Button
            look="secondary"
            wide
            busy={busy}
            onClick={() => {
              send({ type: 'deactivate.confirmed' });
            }}
          >
            {lost > 0
              ? t('rewards.cashback.end.confirmLoss', {
                  amount: formatMoney({ amount: lost, currency }),
                })
              : t('rewards.cashback.end.confirm')}
          </Button>
        </div>
        <output className={unseen}>
          {busy ? t('rewards.cashback.switchingOff', { name }) : ''}
        </output>
      </div>
    </LazyModal>
  );
}
