import { assign, emit } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { numberIn, phoneChangeSetup, refusedAs, rememberRefusal, rememberSent } from './setup.ts';

/** The number cannot be the player's: the popup closes, and the field says why. */
const backToField = {
  description: 'the number itself is refused',
  guard: refusedAs('error.phone.invalid', 'error.phone.in_use'),
  target: '#phoneChange.refused',
  actions: ['forgetCode', rememberRefusal],
} as const;

const tooMany = {
  description: 'too many codes were asked for or entered',
  guard: refusedAs('sms.max.attempts.reached'),
  target: '#phoneChange.tooManyAttempts',
  actions: 'forgetCode',
} as const;

const submit = { target: '#phoneChange.code.verifying', actions: 'rememberCode' } as const;
const resend = { target: '#phoneChange.code.resending', actions: 'forgetAttempt' } as const;

/** The popup in which the code is entered (PHONE-02, PHONE-04). */
export const code = phoneChangeSetup.createStateConfig({
  description: 'A popup asks for the code that was sent to the number.',
  initial: 'enteringCode',
  on: { 'popup.closed': { target: 'editing', actions: 'forgetCode' } },
  states: {
    enteringCode: {
      description: 'The code is on its way; the player enters it.',
      meta: { screen: 'enteringCode', requirements: ['PHONE-02'] },
      always: { guard: 'isEntered', target: 'verifying' },
      initial: 'waitingToResend',
      on: { 'code.submitted': submit },
      states: {
        waitingToResend: {
          description: 'Another code may be asked for in a while.',
          after: { untilResend: { target: 'resendAllowed' } },
        },
        resendAllowed: {
          description: 'Another code may be asked for.',
          // Nothing is wrong there that could be forgotten.
          on: { 'resend.requested': { target: '#phoneChange.code.resending' } },
        },
      },
    },
    verifying: {
      description: 'The platform checks the code.',
      meta: { screen: 'verifying', requirements: ['PHONE-06'] },
      tags: 'busy',
      invoke: {
        src: 'verifyPhoneNumberSms',
        input: ({ context }) => ({
          body: { smsVerificationId: context.sent?.smsVerificationId ?? '', code: context.code },
        }),
        onDone: [
          {
            description: 'the code is right: the number is the player’s, and proven',
            guard: ({ event }) => event.output.ok,
            target: '#phoneChange.editing',
            actions: [
              assign({ stored: ({ context }) => ({ ...context.number, verified: true }) }),
              'forgetCode',
              emit({ type: 'number.stored', verified: true }),
            ],
          },
          tooMany,
          backToField,
          { target: 'codeRefused', actions: rememberRefusal },
        ],
        onError: { target: 'codeRefused', actions: rememberFailure },
      },
    },
    codeRefused: {
      description: 'The code was not accepted; the player enters it again or asks for another.',
      meta: { screen: 'codeRefused', requirements: ['PHONE-08'] },
      on: { 'code.submitted': submit, 'resend.requested': resend },
    },
    resending: {
      description: 'Another code is being sent.',
      meta: { screen: 'resending', requirements: ['PHONE-02'] },
      tags: 'busy',
      // The message may be faster than the answer of the platform that sent it.
      on: {
        'code.submitted': { actions: 'rememberCode' },
        'code.withdrawn': { actions: 'forgetAttempt' },
      },
      invoke: {
        src: 'requestPhoneNumberSms',
        input: ({ context }) => ({ body: numberIn(context) }),
        onDone: [
          {
            description: 'another code is on its way',
            guard: ({ event }) => event.output.ok,
            target: 'enteringCode',
            actions: rememberSent,
          },
          tooMany,
          { target: '#phoneChange.refused', actions: ['forgetCode', rememberRefusal] },
        ],
        onError: { target: 'resendRefused', actions: rememberFailure },
      },
    },
    resendRefused: {
      description: 'Another code could not be sent; the one in hand may still be right.',
      meta: { screen: 'resendRefused', requirements: ['PHONE-08'] },
      on: { 'code.submitted': submit, 'resend.requested': resend },
    },
  },
});
