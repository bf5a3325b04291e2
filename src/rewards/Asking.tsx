import type { ClaimScreen } from '../../machines/rewards/claim/screen.ts';
import type { ClaimEvent } from '../../machines/rewards/claim/setup.ts';
import type { ForfeitClaimScreen } from '../../machines/rewards/forfeit-claim/screen.ts';
import type { ForfeitClaimEvent } from '../../machines/rewards/forfeit-claim/setup.ts';
import { areSpins, type RunningBonus, type Wanted } from '../../machines/rewards/rewards.ts';
import { formatMoney } from '../money/format.ts';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { Button } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';
import { Notice } from '../ui/Notice.tsx';
import * as css from './rewards.css.ts';
import { DepositAmount, DepositTerms } from './bonus-code/DepositTerms.tsx';
import { SpinTerms } from './free-spins/SpinTerms.tsx';
import { Fact, Facts, Terms } from './Terms.tsx';
import { actWords, wantedName } from './words.ts';

type AskingScreen = Extract<ForfeitClaimScreen, { name: 'asking' | 'forfeiting' }>;

/** What is lost and what is got, in money, before anybody says yes: both answers are of one weight (FORF-06). */
export function Asking(props: { screen: AskingScreen; send: (event: ForfeitClaimEvent) => void }) {
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
      <Lost bonus={standing} />
      <section aria-label={t(actWords(wanted).get)} className={css.head}>
        <h3>{t(actWords(wanted).get)}</h3>
        <Facts>
          <Got wanted={wanted} />
        </Facts>
      </section>
      <Answers
        bonus={standing}
        busy={busy}
        yes={t(actWords(wanted).confirm, { amount: moneyOf(standing), gift: wantedName(wanted) })}
        onNo={() => {
          send({ type: 'window.closed' });
        }}
        onYes={() => {
          send({ type: 'forfeit.confirmed' });
        }}
      />
    </>
  );
}

/** What is got, with its terms. */
function Got({ wanted }: { wanted: Wanted }) {
  switch (wanted.kind) {
    case 'FREE_SPINS':
      return <SpinTerms of={wanted.freeSpins} />;
    case 'DEPOSIT_BONUS':
      return (
        <>
          <Fact of="rewards.deposit.title">
            <DepositAmount of={wanted.campaign} />
          </Fact>
          <DepositTerms of={wanted.campaign} />
        </>
      );
    case 'GIFT':
    case 'CASHBACK':
      return (
        <>
          <Fact of="rewards.bonusMoney">
            <Money amount={wanted.gift.amount} currency={wanted.gift.currency} />
          </Fact>
          <Terms of={wanted.gift} />
        </>
      );
  }
}

const moneyOf = ({ balance, currency }: RunningBonus): string =>
  formatMoney({ amount: balance, currency });

/** What giving a bonus up loses, in money. */
function Lost({ bonus }: { bonus: RunningBonus }) {
  const t = useT();
  return (
    <section aria-label={t('rewards.forfeit.lose')} className={css.head}>
      <h3>{t('rewards.forfeit.lose')}</h3>
      <Facts>
        <Fact of={areSpins(bonus) ? 'rewards.spins.unpaid' : 'rewards.balance'}>
          <Money amount={bonus.balance} currency={bonus.currency} />
        </Fact>
        {areSpins(bonus) ? (
          <Fact of="rewards.spins.unplayed">
            <Money
              amount={bonus.wageringRequired - bonus.wageringAmount}
              currency={bonus.currency}
            />
          </Fact>
        ) : (
          <Fact of="rewards.forfeit.progress">
            <Money amount={bonus.wageringAmount} currency={bonus.currency} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

interface AnswersProps {
  readonly bonus: RunningBonus;
  readonly busy: boolean;
  /** What the yes does, in money. */
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Both answers, of one weight; own money is named beside them. */
function Answers({ bonus, busy, yes, onNo, onYes }: AnswersProps) {
  const t = useT();
  return (
    <>
      <p>{t('rewards.forfeit.own')}</p>
      <div className={css.choice}>
        <Button look="secondary" wide inactive={busy} onClick={onNo}>
          {t('rewards.keep', { bonus: bonus.name })}
        </Button>
        <Button look="secondary" wide busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
      <output className={unseen}>
        {busy ? t('rewards.forfeit.busy', { bonus: bonus.name }) : ''}
      </output>
    </>
  );
}

/** What giving a bonus up for no other loses, before anybody says yes (FORF-04, FORF-06). */
export function AskingAlone(props: {
  screen: Extract<ClaimScreen, { name: 'asking' | 'ending' }>;
  send: (event: ClaimEvent) => void;
}) {
  const { screen, send } = props;
  const { bonus } = screen;
  const t = useT();
  return (
    <>
      <Lost bonus={bonus} />
      <Answers
        bonus={bonus}
        busy={screen.name === 'ending'}
        yes={t('rewards.giveUp.confirm', { amount: moneyOf(bonus) })}
        onNo={() => {
          send({ type: 'bonus.kept' });
        }}
        onYes={() => {
          send({ type: 'forfeit.confirmed' });
        }}
      />
    </>
  );
}
