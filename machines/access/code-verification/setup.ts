import { assign, setup } from 'xstate';
import type { Input, Outcome, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, isTooMany, operation, type Failure } from '../../operations.ts';

/** Pause before another code may be asked for, when the platform names none, in ms (NS-08). */
const DEFAULT_RESEND_DELAY = 60_000;

export type RequestOperation =
  | 'requestRegistrationSms'
  | 'requestRegistrationEmail'
  | 'requestPasswordReset';
export type VerifyOperation =
  | 'verifyRegistrationSms'
  | 'verifyRegistrationEmail'
  | 'verifyPasswordResetSms';
type Refused = Extract<Outcome<RequestOperation | VerifyOperation>, { ok: false }>;
/** The code of a refusal, {@link NO_CODE} where it came without one. */
export type CodeRefusal = Refused['code'] | typeof NO_CODE;

export interface CodeVerificationInput {
  /** The owner of the code: the id of the player who signs up, or the e-mail address whose password is reset. */
  readonly subject: string;
  /** A link is asked for in place of a code, where a flow offers that. */
  readonly byLink?: boolean;
}

/** A code as it was sent. */
export interface SentCode {
  /** Names the code when it is checked. */
  readonly id: string;
  /** Where it went, masked; undefined where nobody may learn that. */
  readonly destination: string | undefined;
  /** Seconds. */
  readonly resendAfter: number;
  /** Seconds. */
  readonly expiresIn: number;
  /** Another was asked for too soon: nothing was sent, and this one is still the last. */
  readonly isPending: boolean;
}

/** A flow's pair of operations, and their input. */
export interface CodeOperations {
  readonly request: RequestOperation;
  readonly verify: VerifyOperation;
  readonly requestInput: (subject: string, byLink: boolean) => Input<RequestOperation>;
  readonly verifyInput: (subject: string, id: string, code: string) => Input<VerifyOperation>;
  /** Nobody may learn whether there is an account: the site does not repeat a platform that tells. */
  readonly isNeutral: boolean;
}

/** The permit that a right code brings, where the platform hands out a key. */
interface CodeGrant {
  readonly codeId: string;
  readonly key: string;
}

/** `verified`; `changeContact`: the address was wrong; `locked`: too many attempts were made. */
export interface CodeVerificationOutput {
  readonly result: 'verified' | 'changeContact' | 'locked';
  readonly grant?: CodeGrant;
}

export type CodeVerificationEvent =
  | { type: 'code.submitted'; code: string }
  /** A digit of a code that waits to be checked was taken away. */
  | { type: 'code.withdrawn' }
  | { type: 'resend.requested' }
  | { type: 'retry.requested' }
  | { type: 'contactChange.chosen' }
  | { type: 'lock.acknowledged' };

export interface CodeVerificationContext {
  readonly subject: string;
  readonly byLink: boolean;
  sent: SentCode | undefined;
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

/** The screens while a code is sent and verified. */
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

/**
 * A code as the answers of the operations name it.
 * @param last the one before, whose name the platform repeats when it sends nothing
 */
export function sentCode(sent: Success<RequestOperation>, last: SentCode | undefined): SentCode {
  const { resendAfter, expiresIn } = sent;
  const [id, destination] =
    'smsResetKeyId' in sent
      ? [sent.smsResetKeyId, undefined]
      : [sent.verificationId, sent.destination];
  return { id, destination, resendAfter, expiresIn, isPending: id === last?.id };
}

/** Stands in for a code that nobody was sent: no code is right for it. */
export const AS_IF_SENT: SentCode = {
  id: 'none',
  destination: undefined,
  resendAfter: DEFAULT_RESEND_DELAY / 1_000,
  expiresIn: 600,
  isPending: false,
};

/** The setup of the chart of a pair of operations. */
export const codeVerificationSetup = ({ request, verify }: CodeOperations) =>
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
      rememberCode: assign(({ event }) =>
        event.type === 'code.submitted' ? { code: event.code } : {},
      ),
      forgetCode: assign({ code: '' }),
      forgetAttempt: assign({ code: '', refusal: undefined, failure: undefined }),
    },
    guards: {
      isEntered: ({ context }) => context.code !== '',
      hasCode: ({ context }) => context.sent !== undefined && !context.expired,
    },
    delays: {
      untilResend: ({ context }) =>
        context.sent ? context.sent.resendAfter * 1_000 : DEFAULT_RESEND_DELAY,
    },
  });
