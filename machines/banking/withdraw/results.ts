import type { Success } from '../../../openapi/types.ts';
import { isListed, statusOf, type DepositStatus } from '../deposit/results.ts';

export type WithdrawalCheck = Success<'checkWithdrawalLimit'>;

/**
 * A check's result as the player sees it: a status of the specification (DEP-01). Where it has no word of its
 * own, withdrawals are off for this player (`OFF`), or there is nothing to withdraw (`NOTHING`).
 */
export type Standing = DepositStatus | 'SELF_LIMIT_NOTIFY' | 'OFF' | 'NOTHING';

/**
 * The result first, mapped like a deposit's (NS-14), but without its exception for a KYC level: money that
 * leaves waits for documents. Then the limit, of which 0 comes before any comparison (WDR-02, WDR-03).
 */
export function standingOf({ result = 'SUCCESS', limit, balance }: WithdrawalCheck): Standing {
  if (result === 'FORBIDDEN') return 'OFF';
  const status = statusOf(result, undefined);
  if (status !== 'ALLOWED') return status;
  if (limit === 0) return 'WITHDRAWAL_LIMIT_REACHED';
  if (balance > limit) return 'SELF_LIMIT_NOTIFY';
  return balance === 0 ? 'NOTHING' : 'ALLOWED';
}

/** Whether the contract lists the check's result. A platform may be ahead of the site. */
export const isListedResult = ({ result = 'SUCCESS' }: WithdrawalCheck): boolean =>
  isListed(result);
