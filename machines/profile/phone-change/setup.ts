import { assign, setup } from 'xstate';
import type { Outcome, RefusalCode, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';

/** Pause before another code may be asked for, when the platform names none, in ms (NS-08). */
const DEFAULT_RESEND_DELAY = 60_000;

/** A number in its two parts, as the contract writes them: `+358` and digits. */
export interface NumberParts {
  readonly phonePrefix: string;
  readonly phoneBody: string;
}

type PhoneOperation = 'changePhoneNumber' | 'requestPhoneNumberSms' | 'verifyPhoneNumberSms';
export type PhoneRefusal = RefusalCode<PhoneOperation>;

export type PhoneProblem =
  | { readonly kind: 'refusal'; readonly code: PhoneRefusal }
  | { readonly kind: 'failure'; readonly failure: Failure };

export type PhoneChangeEvent =
  | { type: 'retry.requested' }
  | { type: 'number.edited'; number: NumberParts }
  | { type: 'number.submitted'; number: NumberParts }
  | { type: 'number.keptWithoutCode'; number: NumberParts }
  | { type: 'code.submitted'; code: string }
  /** A digit of a code that waits to be checked was taken away. */
  | { type: 'code.withdrawn' }
  | { type: 'resend.requested' }
  | { type: 'popup.closed' }
  | { type: 'lock.acknowledged' };

export type PhoneChangeEmitted = { type: 'number.stored'; verified: boolean };

export type CodeSent = Success<'requestPhoneNumberSms'> & {
  /** Another was asked for too soon: nothing was sent, and this one is still the last. */
  readonly isPending: boolean;
};

/** The form, which stays behind the popup. */
interface Form {
  /** As the platform has it; without parts when the player has given none. */
  readonly stored: Schemas['PhoneNumber'];
  /** Whether the number in the field is one that is proven (PHONE-05). */
  readonly verified: boolean;
}

interface Popup extends Form {
  readonly sent: CodeSent;
  /** Where the code went, as the player has just typed it. */
  readonly number: NumberParts;
}

export type PhoneChangeScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure }
  | ({ readonly name: 'editing' } & Form)
  | ({ readonly name: 'requesting' } & Form)
  | ({ readonly name: 'storing' } & Form)
  | ({ readonly name: 'refused'; readonly problem: PhoneProblem } & Form)
  | ({ readonly name: 'enteringCode'; readonly can: { readonly resend: boolean } } & Popup)
  | ({ readonly name: 'verifying' } & Popup)
  | ({ readonly name: 'codeRefused'; readonly problem: PhoneProblem } & Popup)
  | ({ readonly name: 'resending' } & Popup)
  | ({ readonly name: 'resendRefused'; readonly problem: PhoneProblem } & Popup)
  | ({ readonly name: 'tooManyAttempts' } & Form);

export interface PhoneChangeContext {
  stored: Schemas['PhoneNumber'] | undefined;
  /** The number in the field; undefined while it is the stored one. */
  number: NumberParts | undefined;
  /** The code that was sent last, by its id (PHONE-02). */
  sent: CodeSent | undefined;
  code: string;
  problem: PhoneProblem | undefined;
}

/** Prefix joined with number (PHONE-07); an empty text for no number. */
const joined = ({ phonePrefix = '', phoneBody = '' }: Partial<NumberParts>): string =>
  phonePrefix + phoneBody;

/**
 * Whether the number in the field is proven: another one is not, and the stored one, typed again, is as
 * before (PHONE-05).
 */
export const isProven = ({
  stored,
  number,
}: Pick<PhoneChangeContext, 'stored' | 'number'>): boolean =>
  stored?.verified === true && (number === undefined || joined(number) === joined(stored));

/** The number in the field, for which a code is asked. */
export const numberIn = ({ number }: Pick<PhoneChangeContext, 'number'>): NumberParts =>
  number ?? { phonePrefix: '', phoneBody: '' };

type Answered = { event: { output: Outcome<PhoneOperation> } };

export const refusedAs =
  (...codes: readonly PhoneRefusal[]) =>
  ({ event }: Answered): boolean =>
    !event.output.ok && codes.includes(event.output.code);

/** Hands the code of a refusal to the chart's own action of that name. */
export const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: Answered) => ({ code: event.output.ok ? undefined : event.output.code }),
} as const;

/** Hands the code that the platform names to the chart's own action of that name. */
export const rememberSent = {
  type: 'rememberSent',
  params: ({ event }: { event: { output: Outcome<'requestPhoneNumberSms'> } }) => ({
    sent: event.output.ok ? event.output.data : undefined,
  }),
} as const;

export const phoneChangeSetup = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    emitted: {} as PhoneChangeEmitted,
    meta: {} as StateMeta<PhoneChangeScreen>,
    tags: {} as 'busy',
  },
  actors: operations(
    'getPhoneNumber',
    'changePhoneNumber',
    'requestPhoneNumberSms',
    'verifyPhoneNumberSms',
  ),
  actions: {
    rememberNumber: assign(({ event }) =>
      'number' in event ? { number: event.number, problem: undefined } : {},
    ),
    rememberCode: assign(({ event }) =>
      event.type === 'code.submitted' ? { code: event.code, problem: undefined } : {},
    ),
    rememberRefusal: assign((_, params: { code: PhoneRefusal | undefined }) => ({
      problem:
        params.code === undefined ? undefined : { kind: 'refusal' as const, code: params.code },
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      problem: { kind: 'failure' as const, failure: asFailure(params.error) },
    })),
    rememberSent: assign(
      ({ context }, { sent }: { sent: Success<'requestPhoneNumberSms'> | undefined }) => ({
        // The platform repeats the name of the last one when it sends nothing.
        sent: sent && {
          ...sent,
          isPending: sent.smsVerificationId === context.sent?.smsVerificationId,
        },
      }),
    ),
    forgetProblem: assign({ problem: undefined }),
    forgetAttempt: assign({ code: '', problem: undefined }),
    /** Nothing of a code outlives its popup (PHONE-04). */
    forgetCode: assign({ sent: undefined, code: '', problem: undefined }),
  },
  guards: {
    isEntered: ({ context }) => context.code !== '',
    isAnother: ({ context: { stored }, event }) =>
      'number' in event && !isProven({ stored, number: event.number }),
  },
  delays: {
    untilResend: ({ context }) =>
      context.sent ? context.sent.resendAfter * 1_000 : DEFAULT_RESEND_DELAY,
  },
});
