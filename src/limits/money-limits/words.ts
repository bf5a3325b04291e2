import type { LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import type { LimitRefusal } from '../../../machines/limits/money-limits/setup.ts';
import type { LimitPeriod, MarketPolicy } from '../../../reference/policies.ts';
import type { TextId, Words } from '../../texts/index.ts';

/** The full name of each limit. */
export const NAMES = {
  deposit: { D: 'limits.deposit.D', W: 'limits.deposit.W', M: 'limits.deposit.M' },
  spend: { D: 'limits.spend.D', W: 'limits.spend.W', M: 'limits.spend.M' },
} as const satisfies Record<LimitKind, Record<LimitPeriod, TextId>>;

/** Its short name among those of its kind. */
export const PERIODS = {
  D: 'limits.period.D',
  W: 'limits.period.W',
  M: 'limits.period.M',
} as const satisfies Record<LimitPeriod, TextId>;

/** The label of its amount. */
export const AMOUNTS = {
  D: 'limits.amount.D',
  W: 'limits.amount.W',
  M: 'limits.amount.M',
} as const satisfies Record<LimitPeriod, TextId>;

/** The words for a refused limit (LIM-06). Where the specification has none the field is only marked (LIM-07). */
const REFUSALS: Readonly<Record<LimitRefusal, Readonly<Partial<Record<LimitPeriod, TextId>>>>> = {
  'error.deposit.limit.interval': { D: 'limits.error.D.interval', W: 'limits.error.W.interval' },
  'error.deposit.limit.too_high': { D: 'limits.error.D.high', W: 'limits.error.W.high' },
  'error.deposit.limit.too_low': { W: 'limits.error.W.low', M: 'limits.error.M.low' },
  'error.deposit.limit.locked': {
    D: 'limits.error.locked',
    W: 'limits.error.locked',
    M: 'limits.error.locked',
  },
};

export function refusalWords(refusal: LimitRefusal, period: LimitPeriod): readonly Words[] {
  const text = REFUSALS[refusal][period];
  return text === undefined ? [] : [{ text }];
}

/** When a limit is really looser, by the rules that the player is under: a sentence each (LIM-11, NS-28). */
export function waitWords(policy: MarketPolicy): readonly Words[] {
  const { loosensAfterHours: hours, loosensAtPeriodEnd, loosensOnlyConfirmed } = policy;
  return [
    loosensAtPeriodEnd
      ? { text: 'limits.wait.hoursAndPeriod', values: { hours } }
      : { text: 'limits.wait.hours', values: { hours } },
    ...(loosensOnlyConfirmed ? [{ text: 'limits.wait.confirm' } as const] : []),
  ];
}
