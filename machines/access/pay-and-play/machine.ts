import { assign, emit } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { loggingIn } from './logging-in.ts';
import { paying } from './paying.ts';
import { CLEAR, payAndPlaySetup } from './setup.ts';
import { updating } from './updating.ts';

export type {
  Authorization,
  CallbackAnswer,
  Merchant,
  PayAndPlayDetails,
  PayAndPlayEmitted,
  PayAndPlayEvent,
  PaymentStart,
} from './setup.ts';

/** A first deposit with one’s bank, which identifies the player. */
export const payAndPlayMachine = payAndPlaySetup.createMachine({
  id: 'payAndPlay',
  description: 'A visitor pays with a bank that knows who they are, and plays at once.',
  context: ({ input: { left, ...input } }) => ({ ...CLEAR, ...input, amount: undefined, ...left }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is a payment under way in this tab? Is one offered here, and to this address?',
      meta: { requirements: ['PNP-10', 'PNP-12'] },
      always: [
        { guard: 'hasStart', target: 'paying.atProvider.asking' },
        { guard: 'isOffered', target: 'paying' },
        { target: 'notOffered' },
      ],
    },
    notOffered: {
      description: 'Pay-and-play is not offered: the sign-up is the way.',
      meta: { screen: 'notOffered', requirements: ['PNP-10'] },
      type: 'final',
    },
    paying,
    verifying: {
      description: 'The platform exchanges the code for the player that the provider knows.',
      meta: { screen: 'verifying', requirements: ['PNP-04', 'PNP-05', 'PNP-06', 'API-066'] },
      tags: 'busy',
      invoke: {
        src: 'verifyPayAndPlayCode',
        input: ({ context: { code, sessionId, ipAddress, blackbox } }) => ({
          body: { oneTimeCode: code, sessionId, ipAddress, blackbox },
        }),
        onDone: [
          {
            description: 'e-mail address and phone number are known, and terms are accepted',
            guard: ({ event: { output } }) =>
              output.ok &&
              output.data.email !== undefined &&
              output.data.mobilePhone !== undefined &&
              output.data.termsOwed !== true,
            target: 'loggingIn',
            actions: assign(({ event }) => (event.output.ok ? { ...event.output.data } : {})),
          },
          {
            description: 'something is not known yet, or no terms are accepted',
            guard: ({ event }) => event.output.ok,
            target: 'enteringDetails',
            actions: [
              assign(({ event }) =>
                event.output.ok ? { ...event.output.data, showSignUpForm: true } : {},
              ),
              emit({ type: 'registration.started' }),
            ],
          },
          { target: 'codeRefused' },
        ],
        onError: { target: 'verificationFailed', actions: rememberFailure },
      },
    },
    codeRefused: {
      description: 'The platform does not take the code: used, too old, or of another start.',
      meta: { screen: 'codeRefused', requirements: ['PNP-05', 'API-066'] },
      on: { 'restart.chosen': { target: 'paying', actions: 'clear' } },
    },
    verificationFailed: {
      description: 'The code could not be handed in; it may be tried again.',
      meta: { screen: 'verificationFailed', requirements: ['PNP-05', 'API-066'] },
      on: { 'retry.requested': { target: 'verifying', actions: 'forgetFailure' } },
    },
    enteringDetails: {
      description:
        'What the provider did not know is entered, and terms are accepted, as in the sign-up.',
      meta: { screen: 'details', requirements: ['PNP-01', 'PNP-06', 'PNP-09'] },
      on: {
        'details.submitted': { target: 'updating', actions: 'rememberDetails' },
      },
    },
    updating,
    sessionOver: {
      description: 'Too much time has passed since the payment, whose money is in the account.',
      meta: { screen: 'sessionOver', requirements: ['PNP-07'] },
      on: { 'restart.chosen': { target: 'paying', actions: 'clear' } },
    },
    loggingIn,
    loginRefused: {
      description: 'The account may not be used now; what was paid is in it.',
      meta: { screen: 'loginRefused', requirements: ['PNP-07', 'API-068'] },
      type: 'final',
    },
    complete: {
      description: 'The player is logged in and goes on.',
      meta: { screen: 'complete', requirements: ['PNP-07'] },
      entry: emit(({ context }) => ({
        type: 'payAndPlay.completed' as const,
        path: context.redirectPath,
        amount: context.amount ?? 0,
      })),
      type: 'final',
    },
  },
});
