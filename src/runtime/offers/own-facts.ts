import { limitsIn, type LimitFacts } from '../../../machines/limits/money-limits/limit-facts.ts';
import type { LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { LimitPeriod } from '../../../reference/policies.ts';
import { useRuntime } from '../context.tsx';
import { useAsked, type Known } from './asked.ts';

/** A limit that holds; amounts in minor units. */
export interface OwnLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: Schemas['Currency'];
  readonly facts: LimitFacts & { readonly amount: number };
}

/** The player's limits on deposits and spending, in which one is set (LIM-01, LIM-02). */
export function useOwnLimits(): Known<readonly OwnLimit[]> {
  const { call } = useRuntime();
  return useAsked('limits', async (signal) => {
    const [deposit, spend] = await Promise.all([
      call('getDepositLimits', undefined, signal),
      call('getSpendLimits', undefined, signal),
    ]);
    return [...setIn('deposit', deposit.data), ...setIn('spend', spend.data)];
  });
}

const setIn = (kind: LimitKind, answer: Parameters<typeof limitsIn>[0]): readonly OwnLimit[] =>
  limitsIn(answer).flatMap(([period, facts]) =>
    facts.amount === undefined
      ? []
      : [{ kind, period, currency: answer.currency, facts: { ...facts, amount: facts.amount } }],
  );

/** The number of the player's successful deposits (TARGET-03): an offer for first deposits must not outlive the first one. */
export function useDeposits(): Known<number> {
  const { call } = useRuntime();
  return useAsked('deposits', async (signal) => {
    const { data } = await call('getTransactionSummary', undefined, signal);
    return data.totalDepositsCount;
  });
}
