import { assign, emit, setup } from 'xstate';
import type { Input, Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import {
  asFailure,
  notProvided,
  operations,
  rememberFailure,
  type Failure,
} from '../../operations.ts';
import { readLoginRefusal, type LoginRefusal } from '../login/refusals.ts';
import type { LatestVersion, TermsReading, WithTerms } from '../sign-up/machine.ts';
import {
  problemOfFailure,
  TERMS_UNKNOWN,
  termsHaveChanged,
  type SignUpProblem,
} from '../sign-up/problems.ts';

/**
 * The payment provider's time, in ms. It is longer than its own page lets anybody confirm, so nothing is paid
 * any more when the site stops listening (PNP-12).
 */
const PROVIDER_PATIENCE = 15 * 60_000;

/** How often the platform is asked how the payment stands, ms. */
const STANDING_INTERVAL = 5_000;
/** The provider's own page has this long to say by itself that the money has arrived, ms. */
const PAGE_PATIENCE = 5_000;

/** The player's data that the provider lacked, as the form asks for it (PNP-07). */
export type PayAndPlayDetails = Omit<
  NonNullable<Input<'updatePayAndPlayPlayer'>['body']>,
  'sessionId' | 'playerId'
>;

/** The provider's page, and the secret that ties its answer to this start. */
export interface Authorization {
  /** Address of the frame (PNP-03). */
  readonly iframeUrl: string;
  /** Known to this page alone; the provider is given its hash as the state. */
  readonly sessionId: string;
  /** Random, for one start. */
  readonly state: string;
}

/** A start at the provider, kept in this tab: its page opens again after a reload, or when a bank's app took the tab. */
export interface PaymentStart extends Authorization {
  /** Minor units of EUR. */
  readonly amount: number;
}

/** The merchant that asks for the payment, and the address to which the provider leads back (PNP-03, NS-38). */
export interface Merchant {
  readonly clientId: string;
  readonly identityProvider: string;
  /** Absolute address of the callback page. */
  readonly redirectUri: string;
}

/** The callback page's answer. The port lets nothing else through (PNP-04, NS-38). */
export type CallbackAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'error'; readonly error: string };

export interface PayAndPlayInput {
  /** PNP-10; the platform holds it too. */
  readonly offered: boolean;
  readonly merchant: Merchant;
  /** The page that the player wanted, a path after the locale prefix. */
  readonly redirectPath: string;
  /** Begun in this tab, and not ended here. */
  readonly left: PaymentStart | undefined;
  /** Sent with the code (PNP-05). */
  readonly ipAddress: string;
  readonly blackbox: string;
}

export type PayAndPlayEvent =
  /** Minor units of EUR. */
  | { type: 'payment.started'; amount: number }
  | { type: 'frame.closed' }
  | { type: 'details.submitted'; details: WithTerms<PayAndPlayDetails> }
  | { type: 'retry.requested' }
  | { type: 'restart.chosen' };

export type PayAndPlayEmitted =
  /** The sign-up form opens for somebody who is new. */
  | { type: 'registration.started' }
  | { type: 'registration.completed' }
  /** The callback came with an error (PNP-08). */
  | { type: 'code.failed'; error: string }
  | { type: 'login.succeeded'; flow: Schemas['AuthFlow'] }
  | { type: 'deposit.succeeded'; amount: number; currency: string; first: boolean }
  /** `amount`: the paid sum, minor units of EUR. */
  | { type: 'payAndPlay.completed'; path: string; amount: number };

/** Why the player is back at the start without a payment. */
export type ReturnReason = 'closed' | 'timedOut';

export type PayAndPlayScreen =
  | { readonly name: 'notOffered' }
  | {
      readonly name: 'amount';
      readonly busy: boolean;
      /** Minor units. */
      readonly entered: number | undefined;
      readonly back: ReturnReason | undefined;
      readonly failure: Failure | undefined;
    }
  | {
      readonly name: 'paying';
      readonly start: PaymentStart;
      /** The money has arrived, as the platform says; the provider's page gives the code. */
      readonly isPaid: boolean;
      /** The provider's page was opened anew. */
      readonly reopened: boolean;
      /** That did not bring the code within seconds. */
      readonly isLate: boolean;
    }
  | { readonly name: 'codeError' }
  | { readonly name: 'verifying' }
  | { readonly name: 'codeRefused' }
  | { readonly name: 'verificationFailed'; readonly failure: Failure }
  | {
      readonly name: 'details';
      readonly busy: boolean;
      /** The paid amount, minor units of EUR. */
      readonly amount: number;
      readonly email: string | undefined;
      readonly mobilePhone: string | undefined;
      readonly entered: WithTerms<PayAndPlayDetails> | undefined;
      readonly problem: SignUpProblem | undefined;
    }
  | { readonly name: 'sessionOver' }
  | { readonly name: 'loggingIn' }
  | { readonly name: 'loginRefused'; readonly refusal: LoginRefusal }
  | { readonly name: 'loginFailed'; readonly failure: Failure }
  | { readonly name: 'complete' };

interface PayAndPlayContext extends Omit<PayAndPlayInput, 'offered' | 'left'> {
  readonly offered: boolean;
  amount: number | undefined;
  iframeUrl: string | undefined;
  state: string;
  sessionId: string;
  isPaid: boolean;
  reopened: boolean;
  isLate: boolean;
  code: string;
  playerId: string;
  email: string | undefined;
  mobilePhone: string | undefined;
  showSignUpForm: boolean;
  details: WithTerms<PayAndPlayDetails> | undefined;
  signUpBackendErrors: SignUpProblem | undefined;
  /** The platform has named the known version old. */
  areTermsOld: boolean;
  back: ReturnReason | undefined;
  refusal: LoginRefusal | undefined;
  failure: Failure | undefined;
}

/** Nothing is under way; the entered amount stays. */
export const CLEAR = {
  iframeUrl: undefined,
  state: '',
  sessionId: '',
  isPaid: false,
  reopened: false,
  isLate: false,
  code: '',
  playerId: '',
  email: undefined,
  mobilePhone: undefined,
  showSignUpForm: false,
  details: undefined,
  signUpBackendErrors: undefined,
  areTermsOld: false,
  back: undefined,
  refusal: undefined,
  failure: undefined,
} satisfies Partial<PayAndPlayContext>;

export const payAndPlaySetup = setup({
  types: {
    context: {} as PayAndPlayContext,
    events: {} as PayAndPlayEvent,
    emitted: {} as PayAndPlayEmitted,
    input: {} as PayAndPlayInput,
    meta: {} as StateMeta<PayAndPlayScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations(
      'getPayAndPlayPayment',
      'verifyPayAndPlayCode',
      'updatePayAndPlayPlayer',
      'logInPayAndPlay',
      'getTransactionSummary',
    ),
    readTerms: notProvided<LatestVersion, TermsReading>('readTerms'),
    authorizePayment: notProvided<
      Authorization,
      { readonly amount: number; readonly merchant: Merchant }
    >('authorizePayment'),
    awaitCallback: notProvided<CallbackAnswer, { readonly state: string }>('awaitCallback'),
  },
  guards: {
    isOffered: ({ context }) => context.offered,
    hasStart: ({ context }) => context.iframeUrl !== undefined,
    hasTerms: ({ context, event }) =>
      event.type === 'details.submitted' &&
      event.details.termsAndConditionsAcceptedVersion !== undefined &&
      !context.areTermsOld,
    termsHaveChanged: (_, params: { error: unknown }) => termsHaveChanged(params.error),
  },
  actions: {
    clear: assign(CLEAR),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    rememberDetails: assign(({ event }) =>
      event.type === 'details.submitted'
        ? { details: event.details, signUpBackendErrors: undefined }
        : {},
    ),
    rememberTermsUnknown: assign({ signUpBackendErrors: TERMS_UNKNOWN }),
    rememberTermsOld: assign({ areTermsOld: true }),
    rememberProblem: assign((_, params: { error: unknown }) => ({
      signUpBackendErrors: problemOfFailure(params.error),
    })),
    rememberRefusal: assign((_, outcome: Outcome<'logInPayAndPlay'>) =>
      outcome.ok ? {} : { refusal: readLoginRefusal(outcome) },
    ),
    forgetFailure: assign({ failure: undefined }),
    announceDeposit: emit(({ context }, params: { first: boolean }) => ({
      type: 'deposit.succeeded' as const,
      amount: context.amount ?? 0,
      currency: 'EUR',
      first: params.first,
    })),
  },
  delays: {
    providerPatience: PROVIDER_PATIENCE,
    standingInterval: STANDING_INTERVAL,
    pagePatience: PAGE_PATIENCE,
  },
});

/** Hands the thrown value of the form's operation to the chart's action of that name. */
export const rememberProblem = { ...rememberFailure, type: 'rememberProblem' } as const;
