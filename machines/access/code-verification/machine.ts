import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { outputOf } from './output.ts';
import { EXPIRED, MAX_ATTEMPTS, NOBODY, refusedAs, rememberRefusal } from './refusals.ts';
import { AS_IF_SENT, codeVerificationSetup, sentCode, type CodeOperations } from './setup.ts';

export type {
  CodeVerificationEvent,
  CodeVerificationInput,
  CodeVerificationOutput,
} from './setup.ts';

/** The end of a code for nobody, in a flow that says so. */
const endOfSignUp = (isTold: boolean) =>
  isTold
    ? {
        signUpOver: {
          description:
            'The sign-up is complete or gone: no code is sent for it, and none is checked.',
          meta: {
            screen: 'signUpOver',
            status: 'FAIL_SEND',
            requirements: ['SIGN-05', 'SIGN-27'],
          },
        } as const,
      }
    : {};

/**
 * Sends a six-digit code and verifies it: one chart, made for a pair of operations, so that sign-up by SMS and
 * by e-mail and the password reset are reviewed as separate flows (SIGN-04).
 */
export function codeVerification(id: string, operations: CodeOperations) {
  const { isNeutral, requestInput, verifyInput } = operations;
  return codeVerificationSetup(operations).createMachine({
    id,
    description: 'A six-digit code is sent to the player and entered on the site.',
    context: ({ input }) => ({
      subject: input.subject,
      byLink: input.byLink === true,
      sent: undefined,
      expired: false,
      code: '',
      refusal: undefined,
      failure: undefined,
      proof: undefined,
      locked: false,
    }),
    initial: 'requesting',
    on: {
      'contactChange.chosen': { target: '.ended' },
    },
    states: {
      requesting: {
        id: 'requestingCode',
        description: 'A code is being sent.',
        meta: {
          screen: 'requesting',
          status: 'UNINITIALIZE',
          requirements: ['SIGN-04', 'SIGN-05'],
        },
        tags: 'busy',
        // The message may be faster than the answer of the platform that sent it.
        on: {
          'code.submitted': { actions: 'rememberCode' },
          'code.withdrawn': { actions: 'forgetCode' },
        },
        invoke: {
          src: 'requestCode',
          input: ({ context }) => requestInput(context.subject, context.byLink),
          onDone: [
            {
              description: 'the code is on its way',
              guard: ({ event }) => event.output.ok,
              target: 'enteringCode',
              actions: assign(({ context, event }) =>
                event.output.ok
                  ? { sent: sentCode(event.output.data, context.sent), expired: false }
                  : {},
              ),
            },
            {
              description: 'too many codes were asked for',
              guard: refusedAs(MAX_ATTEMPTS),
              target: 'tooManyAttempts',
            },
            {
              description: 'the platform knows no such player',
              guard: refusedAs(NOBODY),
              target: isNeutral ? 'enteringCode' : 'signUpOver',
              actions: isNeutral ? assign({ sent: AS_IF_SENT, expired: false }) : [],
            },
            {
              description: 'a code that was sent before may still be right',
              guard: 'hasCode',
              target: 'resendRefused',
              actions: rememberRefusal,
            },
            { target: 'sendRefused', actions: rememberRefusal },
          ],
          onError: [
            {
              description: 'a code that was sent before may still be right',
              guard: 'hasCode',
              target: 'resendRefused',
              actions: rememberFailure,
            },
            { target: 'sendRefused', actions: rememberFailure },
          ],
        },
      },
      sendRefused: {
        description: 'The code could not be sent; the player may try again.',
        meta: { screen: 'sendRefused', status: 'FAIL_SEND', requirements: ['SIGN-05', 'SIGN-27'] },
        on: { 'retry.requested': { target: 'requesting', actions: 'forgetAttempt' } },
      },
      ...endOfSignUp(!isNeutral),
      resendRefused: {
        description:
          'Another code could not be sent; the player enters the one in hand, or tries again.',
        meta: {
          screen: 'resendRefused',
          status: 'FAIL_SEND',
          requirements: ['SIGN-05', 'SIGN-27'],
        },
        on: {
          'code.submitted': { target: 'verifying', actions: 'rememberCode' },
          'resend.requested': { target: 'requesting', actions: 'forgetAttempt' },
        },
      },
      enteringCode: {
        description: 'The code is on its way; the player enters it.',
        meta: {
          screen: 'enteringCode',
          status: 'SUCESS_SEND',
          requirements: ['SIGN-05', 'SIGN-06'],
        },
        always: { guard: 'isEntered', target: 'verifying' },
        initial: 'waitingToResend',
        on: {
          'code.submitted': { target: 'verifying', actions: 'rememberCode' },
        },
        states: {
          waitingToResend: {
            description: 'Another code may be asked for in a while.',
            after: { untilResend: { target: 'resendAllowed' } },
          },
          resendAllowed: {
            description: 'Another code may be asked for.',
            on: { 'resend.requested': { target: '#requestingCode', actions: 'forgetAttempt' } },
          },
        },
      },
      verifying: {
        description: 'The platform checks the code.',
        meta: { screen: 'verifying', requirements: ['SIGN-05'] },
        tags: 'busy',
        invoke: {
          src: 'verifyCode',
          input: ({ context: { subject, sent, code } }) =>
            verifyInput(subject, sent?.id ?? '', code),
          onDone: [
            {
              description: 'the code is right',
              guard: ({ event }) => event.output.ok,
              target: 'verified',
              actions: assign(({ event }) => (event.output.ok ? { proof: event.output.data } : {})),
            },
            {
              description: 'too many wrong codes were entered',
              guard: refusedAs(MAX_ATTEMPTS),
              target: 'tooManyAttempts',
            },
            {
              description: 'the code has expired: it is never right again',
              guard: refusedAs(EXPIRED),
              target: 'codeRefused',
              actions: [rememberRefusal, assign({ expired: true })],
            },
            { target: 'codeRefused', actions: rememberRefusal },
          ],
          onError: { target: 'codeRefused', actions: rememberFailure },
        },
      },
      codeRefused: {
        description: 'The code was not accepted; the player enters it again or asks for another.',
        // No pause here: a code that was just sent is not sent again, and can be entered as before.
        meta: {
          screen: 'codeRefused',
          status: 'FAIL_VERIFY',
          requirements: ['SIGN-05', 'SIGN-27'],
        },
        on: {
          'code.submitted': { target: 'verifying', actions: 'rememberCode' },
          'resend.requested': { target: 'requesting', actions: 'forgetAttempt' },
        },
      },
      tooManyAttempts: {
        description:
          'Too many wrong codes: this code is void, and the form is cleared. How many there may be is the platform’s rule; the site counts none.',
        meta: { screen: 'tooManyAttempts', requirements: ['SIGN-06', 'SIGN-27', 'MODAL-02'] },
        on: {
          'lock.acknowledged': { target: 'ended', actions: assign({ locked: true }) },
        },
      },
      verified: {
        description: 'The code was right.',
        meta: { screen: 'verified', status: 'SUCCESS_VERIFY', requirements: ['SIGN-05'] },
        type: 'final',
      },
      ended: {
        description: 'The player left the verification without a right code.',
        meta: { screen: 'ended' },
        type: 'final',
      },
    },
    output: ({ context }) => outputOf(context),
  });
}

const registration = {
  requestInput: (playerId) => ({ body: { playerId } }),
  verifyInput: (playerId, verificationId, code) => ({ body: { playerId, verificationId, code } }),
  isNeutral: false,
} as const satisfies Partial<CodeOperations>;

export const smsVerificationMachine = codeVerification('smsVerification', {
  ...registration,
  request: 'requestRegistrationSms',
  verify: 'verifyRegistrationSms',
});

export const emailVerificationMachine = codeVerification('emailVerification', {
  ...registration,
  request: 'requestRegistrationEmail',
  verify: 'verifyRegistrationEmail',
});
