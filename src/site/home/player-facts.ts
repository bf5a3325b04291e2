import { rowsOf, type FileDocument } from '../../../machines/verification/documents/asked.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { useRuntime } from '../../runtime/context.tsx';
import { useAsked, type Known } from '../../runtime/offers/asked.ts';

/** Payments that have not ended yet. */
export interface OpenMatters {
  /** Not paid yet, or not yet confirmed by the provider (DEP-22). */
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
        ({ type, status }) =>
          type === 'DEPOSIT' && (status === 'PENDING' || status === 'WAITING_INPUT'),
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
