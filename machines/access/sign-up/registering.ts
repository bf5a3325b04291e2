import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { problemOfRefusal } from './problems.ts';
import { signUpSetup, type SignUpDetails } from './setup.ts';

/** The player is registered to a version of the terms that is known. */
export const registering = signUpSetup.createStateConfig({
  description: 'The platform registers the player, to the latest terms.',
  meta: {
    screen: 'details',
    status: 'Details',
    requirements: ['SIGN-03', 'SIGN-12', 'SIGN-14'],
  },
  tags: 'busy',
  initial: 'checkingTerms',
  states: {
    checkingTerms: {
      description:
        'The form may be filled in before the version of the terms is known, or that version is old by now.',
      meta: { requirements: ['SIGN-13'] },
      always: [{ guard: 'hasTerms', target: 'asking' }, { target: 'readingTerms' }],
    },
    readingTerms: {
      description: 'The version of the terms is read.',
      meta: { requirements: ['SIGN-13'] },
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
        onError: { target: '#signUp.enteringDetails', actions: 'rememberTermsUnknown' },
      },
    },
    asking: {
      description: 'The platform is asked to register the player.',
      invoke: {
        src: 'registerPlayer',
        input: ({ context }) => ({ body: context.details as SignUpDetails }),
        onDone: [
          {
            description: 'the player is registered',
            guard: ({ event }) => event.output.ok,
            target: '#signUp.checkingMarket',
            actions: assign(({ event }) =>
              event.output.ok ? { playerId: event.output.data.playerId } : {},
            ),
          },
          {
            description: 'there is an account already',
            guard: ({ event }) =>
              !event.output.ok && event.output.code === 'error.registration.player_already_exists',
            target: '#signUp.duplicated',
          },
          {
            target: '#signUp.enteringDetails',
            actions: assign(({ event }) =>
              event.output.ok ? {} : { problem: problemOfRefusal(event.output) },
            ),
          },
        ],
        onError: [
          {
            description: 'the terms have changed',
            guard: { type: 'termsHaveChanged', params: ({ event }) => ({ error: event.error }) },
            target: '#signUp.enteringDetails',
            actions: ['rememberTermsOld', rememberFailure],
          },
          { target: '#signUp.enteringDetails', actions: rememberFailure },
        ],
      },
    },
  },
});
