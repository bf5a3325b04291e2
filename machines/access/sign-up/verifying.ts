import { signUpSetup } from './setup.ts';

/** The verification of the number or the address, which is a flow of its own. */
export const verifying = signUpSetup.createStateConfig({
  description: 'The player proves the phone number or e-mail address with a code.',
  meta: {
    screen: 'verification',
    status: 'Verification',
    requirements: ['SIGN-01', 'SIGN-04', 'SIGN-06'],
  },
  entry: { type: 'announceProgress', params: { step: 'verification' } },
  initial: 'choosingChannel',
  states: {
    choosingChannel: {
      description: 'The market’s rules decide how the player is verified.',
      always: [
        { guard: 'verifiesBySms', target: 'bySms' },
        { guard: 'verifiesByEmail', target: 'byEmail' },
        { target: 'notNeeded' },
      ],
    },
    bySms: {
      description: 'A code is sent by SMS and entered.',
      invoke: {
        id: 'codeVerification',
        src: 'smsVerification',
        input: ({ context }) => ({ subject: context.playerId }),
        onDone: [
          {
            description: 'the code was right',
            guard: ({ event }) => event.output.result === 'verified',
            target: 'notNeeded',
          },
          { target: '#signUp.enteringContactInfo' },
        ],
      },
    },
    byEmail: {
      description: 'A code is sent by e-mail and entered.',
      invoke: {
        id: 'codeVerification',
        src: 'emailVerification',
        input: ({ context }) => ({ subject: context.playerId }),
        onDone: [
          {
            description: 'the code was right',
            guard: ({ event }) => event.output.result === 'verified',
            target: 'notNeeded',
          },
          { target: '#signUp.enteringContactInfo' },
        ],
      },
    },
    notNeeded: { description: 'Nothing is left to verify.', type: 'final' },
  },
  onDone: [{ guard: 'hasCredentials', target: 'loggingIn' }, { target: 'askingToLogIn' }],
});
