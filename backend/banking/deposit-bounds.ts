import type { components } from '../../openapi/schema.gen.ts';
import { limitLeft, standingOf, type DepositFacts } from './deposit-rules.ts';

type DepositBound = components['schemas']['DepositBound'];

/**
 * The bounds of the next deposit's amount, the tightest first: own deposit limits, and the cap of the
 * unverified.
 */
export function depositBounds(facts: DepositFacts): DepositBound[] {
  const { lifetimeDeposits: used, unverifiedDepositCap: amount } = facts;
  const own = facts.limits
    .filter(({ kind }) => kind === 'DEPOSIT')
    .map((limit): DepositBound => ({
      kind: 'OWN_LIMIT',
      period: limit.period,
      amount: limit.limit,
      used: limit.used,
      left: limitLeft(limit),
      resetOn: new Date(limit.resetOn).toISOString(),
    }));
  const isCapped = standingOf(facts.kycStatus) !== 'verified';
  const cap: DepositBound = { kind: 'UNVERIFIED', amount, used, left: Math.max(0, amount - used) };
  return [...own, ...(isCapped ? [cap] : [])].toSorted((a, b) => a.left - b.left);
}
