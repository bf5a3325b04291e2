import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { formatMoney } from '../../money/format.ts';
import { LazyModal } from '../../shell/LazyModal.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { fact, facts, term, value } from '../result.css.ts';
import * as css from './withdraw.css.ts';

/**
 * Asks about the cost of the withdrawal before the request: both ways are of one weight, and closing the dialog
 * loses nothing (WDR-12).
 */
export function BonusAtStake(props: {
  screen: Extract<WithdrawScreen, { name: 'bonusAtStake' }>;
  send: (event: WithdrawEvent) => void;
}) {
  const { screen, send } = props;
  const { entered, bonus } = screen;
  const { currency } = entered;
  const t = useT();
  const keep = (): void => {
    send({ type: 'bonus.kept' });
  };
  return (
    <LazyModal
      id="forfeit-withdrawal"
      title={t('withdraw.bonus.title')}
      intro={t('withdraw.bonus.body')}
      onClose={keep}
    >
      <div className={css.stakes}>
        <dl className={facts}>
          <div className={fact}>
            <dt className={term}>{t('withdraw.bonus.lost')}</dt>
            <dd className={value}>
              <Money amount={bonus.amount} currency={currency} />
            </dd>
          </div>
          <div className={fact}>
            <dt className={term}>{t('withdraw.bonus.left')}</dt>
            <dd className={value}>
              <Money amount={bonus.wageringLeft} currency={currency} />
            </dd>
          </div>
        </dl>
        <div className={css.choice}>
          <Button look="secondary" wide onClick={keep}>
            {t('withdraw.bonus.keep')}
          </Button>
          <Button
            look="secondary"
            wide
            onClick={() => {
              send({ type: 'bonus.forfeited' });
            }}
          >
            {t('withdraw.bonus.forfeit', { amount: formatMoney(entered) })}
          </Button>
        </div>
      </div>
    </LazyModal>
  );
}
