import { LIMIT_PERIODS, type LimitPeriod } from '../../../reference/policies.ts';
import type { Schemas, Success } from '../../../openapi/types.ts';

export type LimitsAnswer = Success<'getDepositLimits'>;

/** A change that waits. */
export interface PendingChange {
  /** Minor units; undefined where the limit is to be deleted. */
  readonly amount: number | undefined;
  /** ISO 8601, UTC; undefined where the platform did not say. */
  readonly activeFrom: string | undefined;
  /** Takes effect only when the player confirms it after that moment. */
  readonly needsConfirmation: boolean;
}

/** A limit of one period as the platform has it. Amounts in minor units, times ISO 8601 in UTC. */
export interface LimitFacts {
  /** Undefined where there is none. */
  readonly amount: number | undefined;
  readonly pending: PendingChange | undefined;
  readonly locked: boolean;
  readonly used: number | undefined;
  readonly remaining: number | undefined;
  readonly resetAt: string | undefined;
}

const NONE: LimitFacts = {
  amount: undefined,
  pending: undefined,
  locked: false,
  used: undefined,
  remaining: undefined,
  resetAt: undefined,
};

/** In either of the platform's two spellings (LIM-02). */
function factsOf(limit: Schemas['Limit']): LimitFacts {
  const amount = limit.limit ?? limit.value;
  const pending = limit.pendingLimit ?? limit.pendingValue;
  const isPending = pending !== undefined || limit.pendingDeletion === true;
  return {
    amount,
    pending: isPending
      ? {
          amount: pending,
          activeFrom: limit.pendingLimitActiveFrom ?? limit.pendingDate,
          needsConfirmation: limit.pendingNeedsConfirmation === true,
        }
      : undefined,
    locked: limit.locked === true,
    used: limit.used,
    remaining: limit.remaining,
    resetAt: limit.resetAt,
  };
}

/** The limit of a period. An unknown type in the answer is passed over (NS-29). */
export const limitOf = (answer: LimitsAnswer | undefined, period: LimitPeriod): LimitFacts => {
  const limit = answer?.[period];
  return limit === undefined ? NONE : factsOf(limit);
};

/** Every period with its limit, the shortest first. */
export const limitsIn = (answer: LimitsAnswer): readonly (readonly [LimitPeriod, LimitFacts])[] =>
  LIMIT_PERIODS.map((period) => [period, limitOf(answer, period)]);
