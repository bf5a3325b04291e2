import type { Transaction } from '../../../machines/banking/history/rows.ts';

/** Balances in minor units. */
export interface PeriodBalances {
  readonly opening: number;
  readonly closing: number;
}

/** Whether the balance after it includes its amount already. */
const hasMoved = ({ type, status, amount }: Transaction): boolean =>
  // A withdrawal took its amount when it was asked for; returned money has a row of its own.
  type === 'WITHDRAW' ||
  status === 'SUCCESS' ||
  status === 'COMPLETED' ||
  (status === 'PENDING' && amount < 0);

/**
 * The cash balance before the first transaction of a period and after its last. Money that went into a bonus is in
 * another pocket. Undefined where nothing happened.
 * @param rows newest first
 */
export function balancesOf(rows: readonly Transaction[]): PeriodBalances | undefined {
  const cash = rows.filter(({ category }) => category !== 'BONUS');
  const [last] = cash;
  const first = cash.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { balanceAfterTransaction: after, amount } = first;
  return {
    opening: hasMoved(first) ? after - amount : after,
    closing: last.balanceAfterTransaction,
  };
}
