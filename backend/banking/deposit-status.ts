import type { TransactionStatus } from './tables.ts';

/**
 * The states of a deposit: the part of the contract's TransactionStatus that deposits use. WAITING_INPUT: the
 * player is at the payment provider. PENDING: the player confirmed, the provider is working. SUCCESS: the money
 * is in the wallet. FAILED: declined, or refused when the provider asked. CANCELLED: closed by the player, or
 * left until it expired.
 */
export type DepositStatus = Extract<
  TransactionStatus,
  'WAITING_INPUT' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED'
>;

/**
 * Ranks make callbacks commutative: a deposit only ever moves to a higher rank. So doubled, late and swapped
 * callbacks all end at the provider's last word. SUCCESS is above the other ends because money that the
 * provider took must reach the wallet, whatever was reported before.
 */
const RANK: Record<DepositStatus, number> = {
  WAITING_INPUT: 0,
  PENDING: 1,
  FAILED: 2,
  CANCELLED: 2,
  SUCCESS: 3,
};

/** How a deposit stands by its transaction. @throws on a status that no deposit has */
export function depositStatus(status: TransactionStatus): DepositStatus {
  if (!isDepositStatus(status)) throw new Error(`A deposit stands at ${status}.`);
  return status;
}

const isDepositStatus = (status: TransactionStatus): status is DepositStatus =>
  Object.hasOwn(RANK, status);

/** Whether a deposit in `from` may still move to `to`. */
export function mayAdvance(from: DepositStatus, to: DepositStatus): boolean {
  return RANK[to] > RANK[from];
}
