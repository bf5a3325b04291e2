import type { Schemas, Success } from '../../../openapi/types.ts';

export type CheckAnswer = Success<'checkDepositAllowed'>;
type Result = Schemas['OperationResult'];

/** The check found the account itself in the way. */
export const isForbidden = (result: string): boolean => result === ('FORBIDDEN' satisfies Result);

/** The player has used up the deposits that are allowed before verification. */
export const exceedsCap = (result: string): boolean =>
  result === ('EXCEEDS_KYC_LIMIT' satisfies Result);

/** A check's result as the player sees it (DEP-04 to DEP-13): states that the deposit shows (DEP-01). */
export type DepositStatus = Exclude<
  Schemas['BankingUiState'],
  'INACTIVE' | 'LOADING' | 'SUSPENDED' | 'SELF_LIMIT_NOTIFY'
>;

/** Every result of the contract: a new one does not compile until somebody decides its status. */
const STATUS_OF_RESULT = {
  SUCCESS: 'ALLOWED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  // NS-12: a spend limit is the player's own limit too.
  SELF_SPEND_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  RESTRICTED: 'RESTRICTED',
  FORBIDDEN: 'ERROR',
  FAILURE: 'ERROR',
  NOT_ENOUGH_FUNDS: 'ERROR',
  EXCEEDS_KYC_LIMIT: 'ERROR',
} as const satisfies Readonly<Record<Result, DepositStatus>>;

/** Whether the contract lists a result. A platform may be ahead of the site. */
export const isListed = (result: string): result is Result =>
  Object.hasOwn(STATUS_OF_RESULT, result);

/**
 * The status of a check's answer; a result outside the contract is an error (DEP-04). A KYC level of
 * PENDING_EXPIRED counts as allowed where only documents are asked for; it never lifts a limit or a restriction
 * (DEP-12).
 */
export function statusOf(
  result: string,
  kycStatus: Schemas['OpenKycLevel'] | undefined,
): DepositStatus {
  const status = isListed(result) ? STATUS_OF_RESULT[result] : 'ERROR';
  const onlyDocuments = status.startsWith('VERIFYDOCUMENT');
  return onlyDocuments && kycStatus === 'PENDING_EXPIRED' ? 'ALLOWED' : status;
}
