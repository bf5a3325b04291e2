import { assign, setup } from 'xstate';
import type { Outcome, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../chart/screens.ts';
import { asFailure, isTooMany, operation, type Failure } from '../../operations.ts';

/** Pause before another code may be asked for, when the platform names none, in ms (NS-08). */
const DEFAULT_RESEND_DELAY = 60_000;

export type RequestOperation = 'requestRegistrationSms' | 'requestRegistrationEmail';
export type VerifyOperation = 'verifyRegistrationSms' | 'verifyRegistrationEmail';
type Refused = Extract<Outcome<RequestOperation | VerifyOperation>, { ok: false }>;
/** The code of a refusal, {@link NO_CODE} where it came without one. */
export type CodeRefusal = Refused['code'] | typeof NO_CODE;

export interface CodeVerificationInput {
  readonly playerId: string;
}

/** `verified`; `changeContact`: the address was wrong; `locked`: too many attempts were made. */
export interface CodeVerificationOutput {
  readonly result: 'verified' | 'changeContact' | 'locked';
}

export type CodeVerificationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'resend.requested' }
  | { type: 'retry.requested' }
  | { type: 'contactChange.chosen' }
  | { type: 'lock.acknowledged' };

export interface CodeVerificationContext {
  readonly playerId: string;
  sent: Success<'requestRegistrationSms'> | undefined;
  /** The platform said that the code which was sent last is too old. */
  expired: boolean;
  code: string;
  refusal: CodeRefusal | undefined;
  failure: Failure | undefined;
  /** The platform's word that the code was right: without it nothing is verified. */
  proof: Success<VerifyOperation> | undefined;
  /** Too many attempts were made. */
  locked: boolean;
}

/** What the player sees while a code is sent and verified. */
export type CodeVerificationScreen =
  | { readonly name: 'requesting' }
  | { readonly name: 'sendRefused'; readonly problem: CodeProblem }
  | { readonly name: 'signUpOver' }
  | {
      readonly name: 'enteringCode';
      readonly sent: CodeVerificationContext['sent'];
      readonly can: { readonly resend: boolean };
    }
  | { readonly name: 'verifying'; readonly sent: CodeVerificationContext['sent'] }
  | {
      readonly name: 'codeRefused';
      readonly sent: CodeVerificationContext['sent'];
      readonly problem: CodeProblem;
    }
  | {
      readonly name: 'resendRefused';
      readonly sent: CodeVerificationContext['sent'];
      readonly problem: CodeProblem;
    }
  | { readonly name: 'tooManyAttempts' }
  | { readonly name: 'verified' }
  | { readonly name: 'ended' };

export type CodeProblem =
  | { readonly kind: 'refusal'; readonly code: CodeRefusal }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** Stands for the code of a refusal that came without one (SIGN-27). */
const NO_CODE = 'unhandled.error.no.code';

/** What the chart of a pair of operations can do. */
export const codeVerificationSetup = (request: RequestOperation, verify: VerifyOperation) =>
  setup({
    types: {
      context: {} as CodeVerificationContext,
      events: {} as CodeVerificationEvent,
      input: {} as CodeVerificationInput,
      output: {} as CodeVerificationOutput,
      meta: {} as StateMeta<CodeVerificationScreen, Schemas['CodeVerificationStatus']>,
      tags: {} as 'busy',
    },
    actors: {
      requestCode: operation<RequestOperation>(request),
      verifyCode: operation<VerifyOperation>(verify),
    },
    actions: {
      rememberRefusal: assign((_, params: { code: Refused['code'] | undefined }) => ({
        refusal: params.code ?? NO_CODE,
        failure: undefined,
      })),
      rememberFailure: assign((_, params: { error: unknown }) => {
        const failure = asFailure(params.error);
        return failure.kind === 'refused' && failure.code === undefined && !isTooMany(failure)
          ? { refusal: NO_CODE, failure: undefined }
          : { refusal: undefined, failure };
      }),
      forgetAttempt: assign({ code: '', refusal: undefined, failure: undefined }),
    },
    guards: {
      hasCode: ({ context }) => context.sent !== undefined && !context.expired,
    },
    delays: {
      untilResend: ({ context }) =>
        context.sent ? context.sent.resendAfter * 1_000 : DEFAULT_RESEND_DELAY,
    },
  });
