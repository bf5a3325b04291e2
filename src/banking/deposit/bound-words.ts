import { passedBound, type DepositBound } from '../../../machines/banking/deposit/bounds.ts';
import { formatMoney } from '../../money/format.ts';
import { t, type TextId, type Words } from '../../texts/index.ts';

const NAMES = {
  D: 'limits.deposit.D',
  W: 'limits.deposit.W',
  M: 'limits.deposit.M',
} as const satisfies Record<NonNullable<DepositBound['period']>, TextId>;

/** The name of a bound; a general name for one that the site does not know yet. */
export function boundName({ kind, period }: DepositBound): TextId {
  if (kind === 'UNVERIFIED') return 'deposit.bound.unverified';
  return kind === 'OWN_LIMIT' && period !== undefined ? NAMES[period] : 'deposit.bound.other';
}

/** A bound with its amounts, to be put into a sentence. @param currency ISO 4217 */
export function boundValues(bound: DepositBound, currency: string) {
  const money = (amount: number): string => formatMoney({ amount, currency });
  const { amount, used, left } = bound;
  return {
    limit: t(boundName(bound)),
    amount: money(amount),
    used: money(used),
    left: money(left),
  };
}

/** The words at an amount that passes a bound. */
const aboveBound = (bound: DepositBound, currency: string): Words => ({
  text: 'deposit.bound.passed',
  values: boundValues(bound, currency),
});

/** The words for an amount by its bounds: the tightest that it passes decides. `amount` in minor units. */
export function boundedAmount(
  bounds: readonly DepositBound[],
  amount: number,
  currency: string,
): Words | undefined {
  const passed = passedBound(bounds, amount);
  return passed && aboveBound(passed, currency);
}
