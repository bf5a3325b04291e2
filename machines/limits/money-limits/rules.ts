import type { LimitPeriod, MarketPolicy } from '../../../reference/policies.ts';
import type { Input } from '../../../openapi/types.ts';
import { limitOf, type LimitFacts, type LimitsAnswer } from './limit-facts.ts';

/** The kind of money that a limit is on. */
export type LimitKind = 'deposit' | 'spend';

/** The player's wish for a period's limit; amounts in minor units. */
export type LimitChange =
  | { readonly kind: 'set'; readonly period: LimitPeriod; readonly amount: number }
  | {
      readonly kind: 'delete' | 'cancelPending' | 'confirmPending';
      readonly period: LimitPeriod;
    };

type Body = NonNullable<Input<'updateDepositLimit'>['body']>;

/** A period and exactly one change to its limit (LIM-05). */
export function bodyOf(change: LimitChange): Body {
  const { period: duration } = change;
  switch (change.kind) {
    case 'set':
      return { duration, limit: change.amount };
    case 'delete':
      return { duration, deleteLimit: true };
    case 'cancelPending':
      return { duration, cancelPendingLimit: true };
    case 'confirmPending':
      return { duration, confirmPendingLimit: true };
  }
}

/** Whether a limit of that amount would allow more than the one that holds. */
export const loosens = ({ amount }: LimitFacts, wanted: number): boolean =>
  amount !== undefined && wanted > amount;

/** The highest limit that the policy lets a player set, minor units; undefined where there is none. */
export function highestLimit(
  policy: MarketPolicy,
  kind: LimitKind,
  answer: LimitsAnswer | undefined,
): number | undefined {
  const highest = kind === 'deposit' ? policy.highestDepositLimit : null;
  return highest?.currency === answer?.currency ? highest?.amount : undefined;
}

/** Whether the policy asks for a limit of that period, so that it cannot be deleted. */
const isRequired = (policy: MarketPolicy, kind: LimitKind, period: LimitPeriod): boolean =>
  kind === 'deposit' && policy.requiredPeriods.includes(period);

/** The changes that the limit of one period allows (LIM-10). */
export interface Allowed {
  readonly edit: boolean;
  readonly remove: boolean;
  readonly cancelPending: boolean;
  /** From the moment that the platform names. */
  readonly confirmPending: boolean;
}

export function allowedOf(
  policy: MarketPolicy,
  kind: LimitKind,
  answer: LimitsAnswer | undefined,
  period: LimitPeriod,
): Allowed {
  const { amount, locked, pending } = limitOf(answer, period);
  const isLeaving = pending !== undefined && pending.amount === undefined;
  return {
    edit: !locked,
    remove: amount !== undefined && !locked && !isLeaving && !isRequired(policy, kind, period),
    cancelPending: pending !== undefined,
    confirmPending: pending?.needsConfirmation === true,
  };
}

/** Whether the wait of a pending change is over. @param now ms since 1970 */
export const isDue = (facts: LimitFacts, now: number): boolean =>
  facts.pending?.activeFrom !== undefined && now >= Date.parse(facts.pending.activeFrom);
