import type { ReactNode } from 'react';
import type { Gift, RunningBonus } from '../../machines/rewards/rewards.ts';
import type { Schemas } from '../../openapi/types.ts';
import { formatMoney } from '../money/format.ts';
import { useT, type TextId } from '../texts/index.ts';
import { Money } from '../ui/Money.tsx';
import { GAMES_WORDS } from '../ui/weighted-games.ts';
import * as css from './rewards.css.ts';

/** Facts one under another. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={css.facts}>{children}</dl>
);

/** A fact and what it is called. */
export function Fact({ of, children }: { of: TextId; children: ReactNode }) {
  const t = useT();
  return (
    <div className={css.fact}>
      <dt className={css.term}>{t(of)}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

type BoundsOf = Pick<Schemas['Cashback'], 'currency' | 'games' | 'maximumStake' | 'maximumWin'>;

/** What a bonus asks for and where its bounds are, in money (REW-01). */
export function Terms({ of }: { of: Gift | RunningBonus }) {
  const { currency, wageringRequired, wrMultiplier } = of;
  const rounds = 'rounds' in of ? of.rounds : undefined;
  const t = useT();
  return (
    <>
      <Fact of="rewards.wager">
        <Money amount={wageringRequired} currency={currency} />
        <span className={css.small}>{t('rewards.wager.times', { times: wrMultiplier })}</span>
        {rounds && (
          <span className={css.small}>
            {t('rewards.wager.rounds', {
              rounds: rounds.count,
              stake: formatMoney({ amount: rounds.stake, currency }),
            })}
          </span>
        )}
      </Fact>
      <Level of={of} />
      <Bounds of={of} />
    </>
  );
}

/** Whom a reward is for, where it is not for everybody (CASH-03). */
export function Level({ of: { leastLevel } }: { of: Pick<Schemas['Cashback'], 'leastLevel'> }) {
  const t = useT();
  return (
    leastLevel !== undefined && (
      <Fact of="rewards.loyalty">{t('rewards.loyalty.from', { level: leastLevel })}</Fact>
    )
  );
}

/** Where a bonus can be wagered, and what is the most of a stake and of a win. */
export function Bounds({ of }: { of: BoundsOf }) {
  const { currency, games = [] } = of;
  const t = useT();
  return (
    <>
      <Fact of="rewards.games">
        <span className={css.lines}>
          {games.map(({ kind, weight }) => (
            <span key={kind}>{t(GAMES_WORDS[kind], { weight })}</span>
          ))}
        </span>
      </Fact>
      <Limit of="rewards.stake" amount={of.maximumStake} currency={currency} />
      <Limit of="rewards.win" amount={of.maximumWin} currency={currency} />
    </>
  );
}

/** An upper limit; that there is none is said, too. */
export function Limit(props: { of: TextId; amount: number | undefined; currency: string }) {
  const { of, amount, currency } = props;
  const t = useT();
  return (
    <Fact of={of}>
      {amount === undefined ? t('rewards.noLimit') : <Money amount={amount} currency={currency} />}
    </Fact>
  );
}
