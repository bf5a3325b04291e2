import { useId, type ReactNode } from 'react';
import type { DepositCampaign } from '../../../machines/rewards/rewards.ts';
import { formatMoney } from '../../money/format.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT } from '../../texts/index.ts';
import { card } from '../../ui/card.css.ts';
import { Money } from '../../ui/Money.tsx';
import * as css from '../rewards.css.ts';
import { Bounds, Fact, Facts, Level, Limit } from '../Terms.tsx';
import { TRIGGER_WORDS } from '../words.ts';

/** From which deposit on a bonus comes, what it asks for, and until when. */
export function DepositTerms({ of: campaign }: { of: DepositCampaign }) {
  const { currency, triggerEvent, minimumDeposit, maximumBonus, wrMultiplier } = campaign;
  const { daysToWager, expiresAt, left } = campaign;
  const t = useT();
  const deadline = useDeadlines();
  return (
    <>
      <Fact of="rewards.deposit.which">{t(TRIGGER_WORDS[triggerEvent])}</Fact>
      <Fact of="rewards.deposit.least">
        <Money amount={minimumDeposit} currency={currency} />
      </Fact>
      <Limit of="rewards.deposit.most" amount={maximumBonus} currency={currency} />
      {wrMultiplier !== undefined && (
        <Fact of="rewards.wager">{t('rewards.wager.times', { times: wrMultiplier })}</Fact>
      )}
      <Level of={campaign} />
      <Bounds of={{ games: [], ...campaign }} />
      {daysToWager !== undefined && (
        <Fact of="rewards.days">{t('rewards.deposit.days', { days: daysToWager })}</Fact>
      )}
      {expiresAt !== undefined && <Fact of="rewards.deposit.until">{deadline(expiresAt)}</Fact>}
      {left !== undefined && (
        <Fact of="rewards.deposit.left">{t('rewards.deposit.left.value', { left })}</Fact>
      )}
    </>
  );
}

/** How much of a deposit the bonus is, and the most of it. */
export function DepositAmount({ of: campaign }: { of: DepositCampaign }) {
  const { percentage = 0, maximumBonus = 0, currency } = campaign;
  const t = useT();
  const max = formatMoney({ amount: maximumBonus, currency });
  return <span>{t('rewards.deposit.amount', { percent: percentage, max })}</span>;
}

interface CardProps {
  readonly campaign: DepositCampaign;
  /** What came to nothing, and what can be done. */
  readonly children: ReactNode;
}

/** The bonus of a deposit with all of its terms, before and after the yes (BCODE-01, REW-01). */
export function DepositCard({ campaign, children }: CardProps) {
  const { name, description } = campaign;
  const t = useT();
  const heading = useId();
  return (
    <section className={card} aria-labelledby={heading}>
      <div className={css.reward}>
        <div className={css.head}>
          <h3 id={heading}>{name}</h3>
          <p className={css.small}>{t('rewards.deposit.title')}</p>
          <p className={css.amount}>
            <DepositAmount of={campaign} />
          </p>
          {description !== undefined && <p>{description}</p>}
        </div>
        <Facts>
          <DepositTerms of={campaign} />
        </Facts>
        <p className={css.quiet}>{t('rewards.deposit.own')}</p>
        {children}
      </div>
    </section>
  );
}
