import type { ForfeitClaimScreen } from '../../machines/rewards/forfeit-claim/screen.ts';
import type { ForfeitClaimEvent } from '../../machines/rewards/forfeit-claim/setup.ts';
import { formatMoney } from '../money/format.ts';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { Button } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';
import { Notice } from '../ui/Notice.tsx';
import * as css from './rewards.css.ts';
import { Fact, Facts, Terms } from './Terms.tsx';
import { giftName } from './words.ts';

/** What is lost and what is got, in money, before anybody says yes: both answers are of one weight (FORF-06). */
export function Asking(props: {
  screen: Extract<ForfeitClaimScreen, { name: 'asking' | 'forfeiting' }>;
  send: (event: ForfeitClaimEvent) => void;
}) {
  const { screen, send } = props;
  const { standing, wanted } = screen;
  const t = useT();
  const busy = screen.name === 'forfeiting';
  return (
    <>
      {screen.name === 'asking' && screen.isChanged && (
        <Notice severity="warning" live="status">
          <p>{t('rewards.forfeit.changed', { bonus: standing.name })}</p>
        </Notice>
      )}
      <section aria-label={t('rewards.forfeit.lose')} className={css.head}>
        <h3>{t('rewards.forfeit.lose')}</h3>
        <Facts>
          <Fact of="rewards.balance">
            <Money amount={standing.balance} currency={standing.currency} />
          </Fact>
          <Fact of="rewards.forfeit.progress">
            <Money amount={standing.wageringAmount} currency={standing.currency} />
          </Fact>
        </Facts>
      </section>
      <section aria-label={t('rewards.forfeit.get')} className={css.head}>
        <h3>{t('rewards.forfeit.get')}</h3>
        <Facts>
          <Fact of="rewards.bonusMoney">
            <Money amount={wanted.amount} currency={wanted.currency} />
          </Fact>
          <Terms of={wanted} />
        </Facts>
      </section>
      <p>{t('rewards.forfeit.own')}</p>
      <div className={css.choice}>
        <Button
          look="secondary"
          wide
          inactive={busy}
          onClick={() => {
            send({ type: 'window.closed' });
          }}
        >
          {t('rewards.keep', { bonus: standing.name })}
        </Button>
        <Button
          look="secondary"
          wide
          busy={busy}
          onClick={() => {
            send({ type: 'forfeit.confirmed' });
          }}
        >
          {t('rewards.forfeit.confirm', {
            amount: formatMoney({ amount: standing.balance, currency: standing.currency }),
            gift: giftName(wanted),
          })}
        </Button>
      </div>
      <output className={unseen}>
        {busy ? t('rewards.forfeit.busy', { bonus: standing.name }) : ''}
      </output>
    </>
  );
}
