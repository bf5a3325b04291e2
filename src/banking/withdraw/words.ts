import type {
  CancelRefusal,
  PendingList,
} from '../../../machines/banking/cancel-withdrawal/machine.ts';
import type { WithdrawalRefusal } from '../../../machines/banking/withdraw/machine.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { TextId } from '../../texts/index.ts';
import type { OwnFailureWords } from '../../ui/failure-words.ts';
import type { MoneyFormProps } from '../MoneyForm.tsx';
import type { RequestFailedProps } from '../RequestFailed.tsx';

export const FORM_WORDS = {
  title: 'withdraw.title',
  refused: 'withdraw.requestRefused.title',
  submit: 'withdraw.submit',
  submitAmount: 'withdraw.submit.amount',
  help: 'withdraw.submit.help',
  submitting: 'withdraw.submitting',
} as const satisfies MoneyFormProps['words'];

/** The words for each refusal of a request (WDR-11). */
export const REFUSAL_WORDS = {
  'error.withdrawal.amount.too_low': 'withdraw.requestRefused.amountTooLow',
  'error.withdrawal.amount.too_high': 'withdraw.requestRefused.amountTooHigh',
  'error.withdrawal.bonus': 'withdraw.requestRefused.bonus',
  'error.withdrawal.currency': 'withdraw.requestRefused.currency',
  'error.withdrawal.limit': 'withdraw.requestRefused.limit',
  'error.withdrawal.not_allowed': 'withdraw.requestRefused.notAllowed',
  'error.withdrawal.not_enough_funds': 'withdraw.requestRefused.notEnoughFunds',
  'error.idempotency.mismatch': 'withdraw.requestRefused.mismatch',
  'error.idempotency.repeated': 'withdraw.requestRefused.repeated',
} as const satisfies Record<WithdrawalRefusal, TextId>;

/** Refusals that are about the amount; the others stand above the form's button. */
export const AT_AMOUNT: ReadonlySet<WithdrawalRefusal> = new Set([
  'error.withdrawal.amount.too_low',
  'error.withdrawal.amount.too_high',
  'error.withdrawal.limit',
  'error.withdrawal.not_enough_funds',
]);

/** The words for a request that the platform did not take, or did not answer. */
export const REQUEST_FAILED_WORDS: RequestFailedProps['words'] = {
  refusedTitle: 'withdraw.requestRefused.title',
  refusedBody: 'withdraw.requestRefused.body',
  refusedDoubt: 'withdraw.requestRefused.doubt',
  unansweredTitle: 'withdraw.error.title',
  failures: {
    tooMany: 'withdraw.requestRefused.tooMany',
    refused: 'deposit.requestRefused.reason',
    unreachable: 'withdraw.unreachable.body',
    unexpected: 'withdraw.error.body',
  },
};

export const CHECK_FAILED_WORDS = {
  failed: 'withdraw.check.title',
  refused: 'withdraw.refused.title',
  refusedBody: 'withdraw.refused.body',
  notMoved: 'withdraw.notMoved',
} as const;

/** The words for each refusal of a cancellation (WDR-09). */
export const CANCEL_REFUSAL_WORDS = {
  'error.withdrawal.not_found': 'withdraw.pending.refused.notFound',
  'error.withdrawal.cancel.limit_reached': 'withdraw.pending.refused.limit',
  'error.withdrawal.cancel.not_allowed': 'withdraw.pending.final',
  'error.idempotency.mismatch': 'withdraw.pending.refused.mismatch',
} as const satisfies Record<CancelRefusal, TextId>;

export const CANCEL_FAILURE_WORDS: OwnFailureWords = {
  tooMany: 'withdraw.pending.failed.tooMany',
  unreachable: 'withdraw.pending.failed.unknown',
  refused: 'deposit.requestRefused.reason',
  unexpected: 'withdraw.pending.failed.unknown',
};

export const STATUS_WORDS = {
  PENDING: 'withdraw.pending.status.PENDING',
  PROCESSING: 'withdraw.pending.status.PROCESSING',
} as const satisfies Record<Schemas['PendingWithdrawal']['status'], TextId>;

export const OUTCOME_WORDS = {
  PAID: 'withdraw.outcome.PAID',
  DECLINED: 'withdraw.outcome.DECLINED',
  CANCELLED: 'withdraw.outcome.CANCELLED',
} as const satisfies Record<PendingList['decided'][number]['outcome'], TextId>;

/** Why a withdrawal was declined, and what to do. */
export const REASON_WORDS = {
  ACCOUNT_NAME: 'withdraw.reason.ACCOUNT_NAME',
  DOCUMENTS: 'withdraw.reason.DOCUMENTS',
  OTHER: 'withdraw.reason.OTHER',
  PROVIDER: 'withdraw.reason.PROVIDER',
  UNPLAYED: 'withdraw.reason.UNPLAYED',
} as const satisfies Record<Schemas['DeclineReason'], TextId>;

type Duration = Schemas['WithdrawalLimitDuration'];

export const LIMIT_WORDS = {
  daily: 'withdraw.limit.daily',
  weekly: 'withdraw.limit.weekly',
  monthly: 'withdraw.limit.monthly',
} as const satisfies Record<Duration, TextId>;

export const NOTIFY_WORDS = {
  daily: 'withdraw.limitNotify.body.daily',
  weekly: 'withdraw.limitNotify.body.weekly',
  monthly: 'withdraw.limitNotify.body.monthly',
} as const satisfies Record<Duration, TextId>;

export const REACHED_WORDS = {
  daily: 'withdraw.limitReached.body.daily',
  weekly: 'withdraw.limitReached.body.weekly',
  monthly: 'withdraw.limitReached.body.monthly',
} as const satisfies Record<Duration, TextId>;
