import { assign, emit } from 'xstate';
import { problemOfRefusal } from '../sign-up/problems.ts';
import { payAndPlaySetup, rememberProblem, type PayAndPlayDetails } from './setup.ts';

/** The player accepts a version of the terms that is known, as in the sign-up. */
export const updating = payAndPlaySetup.createStateConfig({
  description: 'The platform completes the player, to the latest terms.',
  meta: { screen: 'details', requirements: ['PNP-07', 'PNP-09', 'API-067'] },
  tags: 'busy',
  initial: 'checkingTerms',
  states: {
    checkingTerms: {
      description:
        'The form may be filled in before the version of the terms is known, or that version is old by now.',
      meta: { requirements: ['PNP-06', 'SIGN-13'] },
      always: [{ guard: 'hasTerms', target: 'asking' }, { target: 'readingTerms' }],
    },
    readingTerms: {
      description: 'The version of the terms is read.',
      meta: { requirements: ['PNP-06', 'SIGN-13'] },
      invoke: {
        src: 'readTerms',
        input: ({ context }) => ({ anew: context.areTermsOld }),
        onDone: {
          target: 'asking',
          actions: assign(({ context, event }) => ({
            details: context.details && {
              ...context.details,
              termsAndConditionsAcceptedVersion: event.output.version,
            },
          })),
        },
        onError: { target: '#payAndPlay.enteringDetails', actions: 'rememberTermsUnknown' },
      },
    },
    asking: {
      description: 'The platform is asked to complete the player.',
      invoke: {
        src: 'updatePayAndPlayPlayer',
        input: ({ context: { details, sessionId, playerId } }) => ({
          body: { ...(details as PayAndPlayDetails), sessionId, playerId },
        }),
        onDone: [
          {
            description: 'the player is complete',
            guard: ({ event }) => event.output.ok,
            target: '#payAndPlay.loggingIn',
            actions: emit({ type: 'registration.completed' }),
          },
          {
            description: 'the session of the payment is over',
            guard: ({ event }) =>
              !event.output.ok && event.output.code === 'error.paynplay.session',
            target: '#payAndPlay.sessionOver',
          },
          {
            target: '#payAndPlay.enteringDetails',
            actions: assign(({ event }) =>
              event.output.ok || event.output.code === 'error.paynplay.session'
                ? {}
                : { signUpBackendErrors: problemOfRefusal(event.output) },
            ),
          },
        ],
        onError: [
          {
            description: 'the terms have changed',
            guard: { type: 'termsHaveChanged', params: ({ event }) => ({ error: event.error }) },
            target: '#payAndPlay.enteringDetails',
            actions: ['rememberTermsOld', rememberProblem],
          },
          { target: '#payAndPlay.enteringDetails', actions: rememberProblem },
        ],
      },
    },
  },
});
