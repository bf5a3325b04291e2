import type { DepositBound } from '../../../machines/banking/deposit/bounds.ts';
import type { DepositRefusal } from '../../../machines/banking/deposit/machine.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { TextId, Words } from '../../texts/index.ts';
import type { MoneyFormProps } from '../MoneyForm.tsx';
import type { RequestFailedProps } from '../RequestFailed.tsx';
import { boundValues } from './bound-words.ts';

export const FORM_WORDS = {
  title: 'deposit.title',
  refused: 'deposit.requestRefused.title',
  submit: 'deposit.submit',
  submitAmount: 'deposit.submit.amount',
  help: 'deposit.submit.help',
  submitting: 'deposit.submitting',
} as const satisfies MoneyFormProps['words'];

/** The words for each refusal of a request (DEP-20). */
const REFUSAL_WORDS = {
  'error.deposit.amount.too_low': 'deposit.requestRefused.amountTooLow',
  'error.deposit.amount.too_high': 'deposit.requestRefused.amountTooHigh',
  'error.deposit.bonus': 'deposit.requestRefused.bonus',
  'error.deposit.currency': 'deposit.requestRefused.currency',
  'error.deposit.limit_reached': 'deposit.requestRefused.limitReached',
  'error.deposit.unverified_cap': 'deposit.requestRefused.unverifiedCap',
  'error.deposit.not_allowed': 'deposit.requestRefused.notAllowed',
  'error.deposit.terms': 'deposit.requestRefused.terms',
  'error.idempotency.mismatch': 'deposit.requestRefused.mismatch',
  'error.idempotency.repeated': 'deposit.requestRefused.repeated',
  'error.withdrawal.limit': 'deposit.requestRefused.withdrawalLimit',
} as const satisfies Record<DepositRefusal, TextId>;

/** The words with the limit and its amounts, where the platform says which one it was. */
export const refusalWords = (
  refusal: DepositRefusal,
  bound: DepositBound | undefined,
  currency: string,
): Words =>
  bound === undefined
    ? { text: REFUSAL_WORDS[refusal] }
    : { text: 'deposit.requestRefused.bound', values: boundValues(bound, currency) };

/** Refusals that are about one field of the cashier; the others stand above its button. */
export const FIELD_OF: Readonly<Partial<Record<DepositRefusal, 'amount' | 'bonus'>>> = {
  'error.deposit.amount.too_low': 'amount',
  'error.deposit.amount.too_high': 'amount',
  'error.deposit.limit_reached': 'amount',
  'error.deposit.unverified_cap': 'amount',
  'error.deposit.bonus': 'bonus',
};

/** The words for a request that the platform did not take, or did not answer: was money moved? */
export const REQUEST_FAILED_WORDS: RequestFailedProps['words'] = {
  refusedTitle: 'deposit.requestRefused.title',
  refusedBody: 'deposit.requestRefused.body',
  unansweredTitle: 'deposit.error.title',
  failures: {
    tooMany: 'deposit.requestRefused.tooMany',
    refused: 'deposit.requestRefused.reason',
    unreachable: 'deposit.unreachable.body',
    unexpected: 'deposit.error.body',
  },
};

/** Why an account takes no deposits, as far as the platform says: its own reason (DEP-11, DEP-13). */
const OBSTACLE_WORDS = {
  ACCOUNT: { title: 'deposit.closed.title', body: 'deposit.closed.body' },
  COUNTRY: { title: 'deposit.closed.country.title', body: 'deposit.closed.country.body' },
  DEPOSITS_OFF: { title: 'deposit.closed.off.title', body: 'deposit.closed.off.body' },
  PAYOUTS_OFF: { title: 'deposit.closed.payouts.title', body: 'deposit.closed.payouts.body' },
  SUSPENDED: { title: 'deposit.suspended.title', body: 'deposit.suspended.body' },
  TERMS: { title: 'deposit.closed.terms.title', body: 'deposit.closed.terms.body' },
} as const satisfies Record<Schemas['DepositObstacle'], ObstacleWords>;

interface ObstacleWords {
  readonly title: TextId;
  readonly body: TextId;
}

const isKnown = (because: string): because is Schemas['DepositObstacle'] =>
  Object.hasOwn(OBSTACLE_WORDS, because);

/** The words for an obstacle, also for one that the platform does not name or the site does not know. */
export function obstacleWords(
  screen: 'notAllowed' | 'restricted',
  because: string | undefined,
): ObstacleWords {
  if (because !== undefined && isKnown(because) && because !== 'ACCOUNT') {
    return OBSTACLE_WORDS[because];
  }
  return screen === 'restricted'
    ? { title: 'deposit.restricted.title', body: 'deposit.restricted.body' }
    : OBSTACLE_WORDS.ACCOUNT;
}

export const CHECK_FAILED_WORDS = {
  failed: 'deposit.check.title',
  refused: 'deposit.refused.title',
  refusedBody: 'deposit.refused.body',
  notMoved: 'deposit.notMoved',
} as const;
