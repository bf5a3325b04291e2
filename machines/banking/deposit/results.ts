import type { Success } from '../../../openapi/types.ts';

export type CheckAnswer = Success<'checkDepositAllowed'>;

/** What a check's result means for the player (DEP-04 to DEP-13). */
export type DepositStatus =
  | 'ALLOWED'
  | 'VERIFYDOCUMENT_LOYAL'
  | 'VERIFYDOCUMENT_REQUIRED'
  | 'VERIFYDOCUMENT_STRICT'
  | 'VERIFYDOCUMENT_UNDER_REVIEW'
  | 'SELF_LIMIT_REACHED'
  | 'WITHDRAWAL_LIMIT_REACHED'
  | 'RESTRICTED'
  | 'ERROR';

const STATUS_OF_RESULT: ReadonlyMap<string, DepositStatus> = new Map([
  ['SUCCESS', 'ALLOWED'],
  ['DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL'],
  ['DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED'],
  ['DOCUMENTS_REQUIRED_RESTRICTED', 'VERIFYDOCUMENT_STRICT'],
  ['DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW'],
  ['SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  // NS-12: a spend limit is the player's own limit too.
  ['SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'],
  ['RESTRICTED', 'RESTRICTED'],
] as const);

/**
 * The status of a check's answer. FORBIDDEN, FAILURE, NOT_ENOUGH_FUNDS, EXCEEDS_KYC_LIMIT and
 * anything unknown are errors (DEP-04, NS-12). A KYC level of PENDING_EXPIRED counts as allowed
 * where documents are all that is asked for; it never lifts a limit or a restriction (DEP-12).
 */
export function statusOf(result: string, kycStatus: string): DepositStatus {
  const status = STATUS_OF_RESULT.get(result) ?? 'ERROR';
  const onlyDocuments = status.startsWith('VERIFYDOCUMENT');
  return onlyDocuments && kycStatus === 'PENDING_EXPIRED' ? 'ALLOWED' : status;
}
