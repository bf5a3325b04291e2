import { assign } from 'xstate';
import { sessionSetup } from './setup.ts';

/**
 * The player's standing changes while the site is open: a payout risk is found, a sister brand suspends the
 * account. Every event that puts it in doubt has it asked for again (GUARD-06, GUARD-10, NS-13).
 */
export const standing = sessionSetup.createStateConfig({
  description: 'What the signed-in player may do.',
  meta: { requirements: ['GUARD-06', 'GUARD-10', 'GUARD-13', 'DEP-13'] },
  initial: 'known',
  on: {
    // The answer under way may be older than this news; the told flags hold until the platform is heard.
    'attributes.changed': { target: '.reading', actions: 'mergeAttributes' },
  },
  states: {
    known: {
      description: 'The platform has said what the player may do.',
      on: { 'standing.doubted': { target: 'reading' } },
    },
    reading: {
      description: 'The platform is asked again; until then what it said last holds.',
      invoke: {
        src: 'getAccessContext',
        input: {},
        onDone: [
          {
            description: 'the platform still confirms the player',
            guard: ({ event }) => event.output.data.authorized,
            target: 'known',
            actions: assign({ access: ({ event }) => event.output.data }),
          },
          {
            target: '#session.ending',
            actions: { type: 'endBecause', params: { reason: 'rejected' } },
          },
        ],
        onError: { target: 'known' },
      },
    },
  },
});
