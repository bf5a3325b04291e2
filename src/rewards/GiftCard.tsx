import { useId } from 'react';
import type { ClaimProblem } from '../../machines/rewards/claim/setup.ts';
import type { Gift } from '../../machines/rewards/rewards.ts';
import { formatMoney } from '../money/format.ts';
import { useDeadlines } from '../runtime/locale/use-deadlines.ts';
import { useT } from '../texts/index.ts';
import { T } from '../texts/T.tsx';
import { unseen } from '../ui/base.css.ts';
import { Button } from '../ui/Button.tsx';
import { card } from '../ui/card.css.ts';
import { Money } from '../ui/Money.tsx';
import { Problem } from './Problem.tsx';
import * as css from './rewards.css.ts';
import { Fact, Facts, Terms } from './Terms.tsx';

interface Props {
  readonly gift: Gift;
  /** It is being claimed, or waits for that. */
  readonly busy: boolean;
  readonly problem: ClaimProblem | undefined;
  readonly onClaim: () => void;
}

/** A gift with all of its terms, before the press that claims it (REW-01). */
export function GiftCard({ gift, busy, problem, onClaim }: Props) {
  const { name, description, amount, currency, daysToWager, expiresAt } = gift;
  const t = useT();
  const deadline = useDeadlines();
  const heading = useId();
  return (
    <li>
      <section className={card} aria-labelledby={heading}>
        <div className={css.reward}>
          <div className={css.head}>
            <h3 id={heading}>{name}</h3>
            <p className={css.small}>{t('rewards.bonusMoney')}</p>
            <p className={css.amount}>
              <Money amount={amount} currency={currency} />
            </p>
            <p>{description}</p>
          </div>
          <Facts>
            <Terms of={gift} />
            <Fact of="rewards.days">{t('rewards.days.value', { days: daysToWager })}</Fact>
            {expiresAt !== undefined && <Fact of="rewards.until">{deadline(expiresAt)}</Fact>}
          </Facts>
          <p className={css.quiet}>{t('rewards.own')}</p>
          {problem && <Problem name={name} why={problem} />}
          <div className={css.claim}>
            <Button look="secondary" busy={busy} onClick={onClaim}>
              <T
                id="rewards.claim.action"
                values={{ amount: formatMoney(gift), name }}
                components={{ 0: <span className={unseen} /> }}
              />
            </Button>
          </div>
        </div>
      </section>
    </li>
  );
}
