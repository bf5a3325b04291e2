import { assign } from 'xstate';
import { bonusCodeSetup, forfeitOf } from './setup.ts';

/** Something runs in the same part of the product: it is kept, or given up for what the code brings. */
export const blocked = bonusCodeSetup.createStateConfig({
  description:
    'Something runs in the same part of the product, and the player decides what comes of that.',
  meta: { requirements: ['REW-09', 'REW-10'] },
  initial: 'inTheWay',
  states: {
    inTheWay: {
      description: 'The player is told which bonus stands in the way; nothing is lost yet.',
      meta: { screen: 'inTheWay', requirements: ['REW-09', 'REW-10', 'BCODE-03'] },
      on: {
        'bonus.kept': { target: '#bonusCode.offered', actions: assign({ standing: undefined }) },
        'forfeit.chosen': { guard: 'mayForfeit', target: 'givingUp' },
      },
    },
    givingUp: {
      description:
        'Another flow asks for the forfeit, and claims what the code brings, or agrees to it, after that.',
      meta: { screen: 'givingUp', requirements: ['FORF-01', 'FORF-02', 'REW-09'] },
      invoke: {
        id: 'forfeitClaim',
        src: 'forfeitClaim',
        input: ({ context }) => forfeitOf(context),
        onDone: [
          {
            description: 'it was claimed',
            guard: ({ event: { output } }) => (output.claimed ?? output.granted) !== undefined,
            target: '#bonusCode.claimed',
            actions: [
              assign({ standing: undefined }),
              { type: 'announce', params: ({ event }) => event.output },
            ],
          },
          {
            description: 'the player agrees to it',
            guard: ({ event }) => event.output.agreed !== undefined,
            target: '#bonusCode.agreement',
            actions: [
              assign({ standing: undefined }),
              { type: 'offerAgreed', params: ({ event }) => event.output.agreed },
              'announceConsent',
            ],
          },
          {
            description: 'it was not: the code is looked at anew',
            target: '#bonusCode.verifying',
            actions: [assign({ standing: undefined, offer: undefined }), 'outdateWallet'],
          },
        ],
      },
    },
  },
});
