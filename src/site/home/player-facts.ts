import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limitsIn, type LimitFacts } from '../../../machines/limits/money-limits/limit-facts.ts';
import type { LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import { rowsOf, type FileDocument } from '../../../machines/verification/documents/asked.ts';
import type { LimitPeriod } from '../../../reference/policies.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { usePlayerId, useRuntime, useWallet } from '../../runtime/context.tsx';
import { usePlayerNews } from '../../runtime/player/player-news.ts';
import { queryClient } from '../../runtime/query.ts';

/** A fact that the platform was asked for: on its way, not to be had, or there. */
export type Known<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** A limit that holds; amounts in minor units. */
export interface OwnLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: Schemas['Currency'];
  readonly facts: LimitFacts & { readonly amount: number };
}

/** Nothing of it is kept: a change on another page must show. */
const ANEW = { staleTime: 0, gcTime: 0 } as const;

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

/** Payments that have not ended yet. */
export interface OpenMatters {
  /** Confirmed by the player, and not yet by the provider (DEP-22). */
  readonly deposits: readonly Schemas['Transaction'][];
  readonly withdrawals: readonly Schemas['PendingWithdrawal'][];
}

export function useOpenMatters(): Known<OpenMatters> {
  const { call } = useRuntime();
  return useAsked('matters', async (signal) => {
    const [payments, pending] = await Promise.all([
      call('getTransactions', { query: { category: 'PAYMENT', limit: 10 } }, signal),
      call('getPendingWithdrawals', undefined, signal),
    ]);
    // Only a page further back could be gone.
    if (!payments.ok) throw new Error(payments.code);
    return {
      deposits: payments.data.transactions.filter(
        ({ type, status }) => type === 'DEPOSIT' && status === 'PENDING',
      ),
      withdrawals: pending.data.withdrawals,
    };
  });
}

/** Documents that lie with the reviewers, one of each type: they wait for us, not for the player (DOC-12). */
export function useReviewed(): Known<readonly FileDocument[]> {
  const { call } = useRuntime();
  return useAsked('reviewed', async (signal) => {
    const { data } = await call('getDocuments', undefined, signal);
    const lying = rowsOf('', data).filter(({ entry }) => entry.documentStatus === 'UNDER_REVIEW');
    return [...new Set(lying.map(({ type }) => type))];
  });
}

/** Asks with every visit of the page, and again when the platform tells that something has changed, or money has moved. */
function useAsked<Value>(what: string, ask: (signal: AbortSignal) => Promise<Value>): Known<Value> {
  const playerId = usePlayerId();
  const wallet = useWallet();
  const balance = 'balances' in wallet ? wallet.balances.totalBalance : undefined;
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: ['home', what, playerId], queryFn: ({ signal }) => ask(signal), ...ANEW },
    queryClient,
  );
  const again = (): void => {
    void refetch();
  };
  usePlayerNews(again);
  useEffect(() => {
    if (balance !== undefined) void refetch();
  }, [balance, refetch]);
  if (data !== undefined) return { status: 'ready', value: data };
  return isError ? { status: 'error', retry: again, retrying: isFetching } : { status: 'loading' };
}
