import { assign, emit, setup } from 'xstate';
import type { MarketPolicy } from '../../../reference/policies.ts';
import { isSameOriginPath } from '../../../reference/same-origin-path.ts';
import type { Input, Outcome, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import type { News } from '../../news.ts';
import type { DocumentsScreen, UnverifiedCap } from '../documents.ts';
import { byRoom, type DepositBound, type DepositRefusal } from './bounds.ts';

export type { DepositRefusal } from './bounds.ts';
import type { CheckAnswer } from './results.ts';

type RequestBody = NonNullable<Input<'requestDeposit'>['body']>;
export type Deposit = Success<'getDeposit'>;

/** How often a returned deposit without a result is asked for again, and the time between two questions in ms. */
const CONFIRMATION_ATTEMPTS = 10;
const CONFIRMATION_INTERVAL = 3_000;
/** After so many answers that nobody has paid, it is believed: the provider's report may be on its way. */
const BELIEVED_UNPAID = 2;
/** The time, in ms, after which a redirect to the payment provider offers a link. */
const REDIRECT_PATIENCE = 8_000;

/** The player's choice; `amount` in minor units of `currency`. */
export type DepositChoice = Pick<RequestBody, 'method' | 'amount' | 'currency' | 'selectedBonusId'>;

export interface DepositInput {
  readonly policy: MarketPolicy;
  /** The player's KYC level (DEP-12); undefined when the account could not be read. */
  readonly kycStatus: Schemas['OpenKycLevel'] | undefined;
  /** By a sister brand (GUARD-15). */
  readonly isSuspended: boolean;
  /** Sent with the check and the request (DEP-19). */
  readonly ipAddress: string;
  readonly blackbox: string;
  /** Same-origin path that the payment provider sends the player back to. */
  readonly returnUrl: string;
  /** Set when the player comes back from the payment provider. */
  readonly returnedReferenceId?: string | undefined;
}

export type DepositEvent =
  | { type: 'deposit.started' }
  | { type: 'deposit.submitted'; choice: DepositChoice }
  | { type: 'later.chosen' }
  /** The player declines the offered deposit limit. */
  | { type: 'limit.declined' }
  | { type: 'upload.chosen' }
  | { type: 'upload.left' }
  | { type: 'retry.requested' }
  | { type: 'notification.done' }
  /** Back to the payment page of a deposit that is not paid. */
  | { type: 'payment.resumed' }
  | News<
      | 'balance.changed'
      | 'player.changed'
      | 'account.changed'
      | 'player.suspended'
      | 'suspension.lifted'
      | 'session.ended'
    >;

export type DepositEmitted =
  /** The check was answered, or failed: the player's standing may have changed by now. */
  | { type: 'deposit.checked' }
  | { type: 'cashier.opened'; path: string; referenceId: string }
  /** `bound`: the bound that it passes, where the platform says so. */
  | {
      type: 'deposit.refusedByLimit';
      code: DepositRefusal;
      bound: DepositBound | undefined;
      currency: string;
    }
  /** The check's answer is outside the contract: the platform is ahead of the site. */
  | { type: 'deposit.resultUnknown'; result: string }
  | { type: 'deposit.succeeded'; amount: number; currency: string; first: boolean };

export interface DepositContext extends DepositInput {
  later: boolean;
  /** The player goes on without the offered deposit limit. */
  withoutLimit: boolean;
  answer: CheckAnswer | undefined;
  choice: DepositChoice | undefined;
  refusal: DepositRefusal | undefined;
  /** Nothing here can have moved money: no payment page was opened, and the player came back from none. */
  untouched: boolean;
  /** The bounds of the amount, the tightest first, as the platform said last. */
  bounds: readonly DepositBound[];
  /** The payment provider's page, a path of this origin. */
  redirectPath: string | undefined;
  referenceId: string;
  confirmations: number;
  deposit: Deposit | undefined;
  failure: Failure | undefined;
  /**
   * The deposit that arrived, as long as the player is told of it: survives `session.ended`;
   * `notification.done` ends it (DEP-16).
   */
  notification: Pick<Deposit, 'amount' | 'currency'> | undefined;
}

type Obstacle = NonNullable<CheckAnswer['because']>;

/** The screens of the deposit page. Amounts are in minor units of the answer's currency. */
export type DepositScreen =
  | { readonly name: 'inactive' }
  | { readonly name: 'checking' }
  | {
      readonly name: 'cashier';
      readonly busy: boolean;
      readonly entered: DepositChoice | undefined;
      readonly refusal: DepositRefusal | undefined;
      /** The bounds of the amount, the tightest first. */
      readonly bounds: readonly DepositBound[];
      /** The bound for which the amount was refused. */
      readonly refusedBy: DepositBound | undefined;
      readonly untouched: boolean;
    }
  /** The platform did not take the request: nothing was paid. */
  | {
      readonly name: 'requestRefused';
      readonly entered: DepositChoice;
      readonly failure: Failure;
    }
  /** Whether a payment was opened is not known. */
  | {
      readonly name: 'requestUnanswered';
      readonly entered: DepositChoice;
      readonly failure: Failure;
    }
  | { readonly name: 'redirecting'; readonly slow: boolean; readonly path: string }
  | { readonly name: 'foreignAddress' }
  | { readonly name: 'cashierHidden' }
  | DocumentsScreen
  /** A deposit limit is offered first; it may be declined. */
  | { readonly name: 'limitOffered' }
  | { readonly name: 'limitRequired' }
  | { readonly name: 'selfLimitReached'; readonly answer: CheckAnswer | undefined }
  /** `resetOn`: when money is paid out again, ISO 8601, where the platform says so. */
  | { readonly name: 'withdrawalLimitReached'; readonly resetOn: string | undefined }
  | { readonly name: 'restricted'; readonly because: Obstacle | undefined }
  /** The account takes no deposits; `because`: why, where the platform says so. */
  | { readonly name: 'notAllowed'; readonly because: Obstacle | undefined }
  /** The player has deposited all that is allowed before verification. */
  | { readonly name: 'unverifiedCap'; readonly cap: UnverifiedCap | undefined }
  | { readonly name: 'suspended'; readonly untouched: boolean }
  | { readonly name: 'error'; readonly failure: Failure | undefined; readonly untouched: boolean }
  | { readonly name: 'confirming' }
  | { readonly name: 'unpaid'; readonly deposit: Deposit | undefined }
  | { readonly name: 'stillPending' }
  | { readonly name: 'confirmationFailed'; readonly failure: Failure | undefined }
  | { readonly name: 'succeeded'; readonly deposit: Deposit | undefined }
  | { readonly name: 'declined'; readonly deposit: Deposit | undefined }
  | { readonly name: 'cancelled'; readonly deposit: Deposit | undefined }
  | { readonly name: 'notFound' };

/** What was chosen for a deposit. The platform offered its method, whether or not this site knows it. */
const choiceOf = ({ method, amount, currency }: Deposit): DepositChoice => ({
  method: method as DepositChoice['method'],
  amount,
  currency,
});

/** A flow without a deposit under way. */
export const CLEAR = {
  later: false,
  withoutLimit: false,
  answer: undefined,
  choice: undefined,
  refusal: undefined,
  bounds: [],
  redirectPath: undefined,
  referenceId: '',
  confirmations: 0,
  deposit: undefined,
  failure: undefined,
} satisfies Partial<DepositContext>;

export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    emitted: {} as DepositEmitted,
    input: {} as DepositInput,
    meta: {} as StateMeta<DepositScreen, Schemas['BankingUiState']>,
    /** `awaited`: the end of the payment is not known yet; a reload must ask for it again. */
    tags: {} as 'busy' | 'awaited',
  },
  actors: operations(
    'checkDepositAllowed',
    'requestDeposit',
    'getDeposit',
    'getTransactionSummary',
  ),
  guards: {
    isSuspended: ({ context }) => context.isSuspended,
    hasReturned: ({ context }) => context.returnedReferenceId !== undefined,
    documentsMayWait: ({ context }) => context.policy.documentsMayWait,
    mayAskAgain: ({ context }) => context.confirmations < CONFIRMATION_ATTEMPTS,
    isUnpaid: ({ context: { deposit, isSuspended, confirmations } }) =>
      !isSuspended &&
      deposit?.status === 'WAITING_INPUT' &&
      isSameOriginPath(deposit.redirectUrl ?? '') &&
      confirmations >= BELIEVED_UNPAID,
  },
  actions: {
    clear: assign(CLEAR),
    rememberDeposit: assign((_, { output }: { output: Outcome<'getDeposit'> }) =>
      output.ok ? { deposit: output.data, redirectPath: output.data.redirectUrl } : {},
    ),
    askAnew: assign({ confirmations: 0, failure: undefined }),
    /** What was chosen is there again, also when the player comes back from the payment provider. */
    beginAgain: assign(({ context: { choice, deposit } }) => ({
      ...CLEAR,
      choice: choice ?? (deposit && choiceOf(deposit)),
    })),
    suspend: assign({ isSuspended: true }),
    lift: assign({ isSuspended: false }),
    rememberAccount: assign(({ event }) =>
      event.type === 'account.changed' ? { kycStatus: event.account.kycStatus } : {},
    ),
    rememberAnswer: assign((_, outcome: Outcome<'checkDepositAllowed'>) =>
      outcome.ok ? { answer: outcome.data, bounds: byRoom(outcome.data.bounds) } : {},
    ),
    /** The bounds of the amount may have changed: the newest word holds. */
    rememberRefusal: assign(({ context }, outcome: Outcome<'requestDeposit'>) =>
      outcome.ok
        ? {}
        : {
            refusal: outcome.code,
            bounds: 'bounds' in outcome.problem ? byRoom(outcome.problem.bounds) : context.bounds,
          },
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    // The result of the check may rest on a standing that the site has not heard of (DEP-13, NS-13).
    announceChecked: emit({ type: 'deposit.checked' }),
    openCashier: emit(({ context: { redirectPath = '', referenceId } }) => ({
      type: 'cashier.opened' as const,
      path: redirectPath,
      referenceId,
    })),
    notify: assign(({ context: { deposit } }) => ({ notification: deposit })),
  },
  delays: { confirmationInterval: CONFIRMATION_INTERVAL, redirectPatience: REDIRECT_PATIENCE },
});
