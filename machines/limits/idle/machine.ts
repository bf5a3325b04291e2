import { BEGUN, idleSetup } from './setup.ts';

/**
 * Whether the player is still there. It runs beside the pages while somebody is signed in; the platform
 * ends a session that was idle for too long by itself, too.
 */
export const idleMachine = idleSetup.createMachine({
  id: 'idle',
  description: 'Warns a player who does nothing for long, and logs out who is not there any more.',
  context: BEGUN,
  initial: 'asking',
  states: {
    asking: {
      description: 'The platform is asked after how long a player is logged out.',
      meta: { screen: 'hidden', requirements: ['ACT-05', 'ACT-06'] },
      invoke: {
        src: 'getActivityCheck',
        input: {},
        onDone: [
          {
            description: 'nothing was done for too long before the page opened',
            guard: { type: 'isTooLong', params: ({ event }) => event.output.data },
            target: 'left',
            actions: 'announceIdle',
          },
          {
            target: 'watching',
            actions: { type: 'takeCheck', params: ({ event }) => event.output.data },
          },
        ],
        onError: { target: 'watching' },
      },
    },
    watching: {
      description: 'The page sees what the player does.',
      meta: { requirements: ['ACT-06', 'ACT-07', 'NS-05'] },
      type: 'parallel',
      invoke: { src: 'watchPlayer' },
      states: {
        presence: {
          description: 'For how long nothing was done.',
          meta: { requirements: ['ACT-06', 'NS-05'] },
          initial: 'here',
          states: {
            here: {
              description: 'The player did something a while ago at most.',
              meta: { screen: 'hidden', requirements: ['ACT-06'] },
              on: {
                'activity.seen': { target: 'here', reenter: true, actions: 'beginAnew' },
                'activity.elsewhere': { target: 'here', reenter: true, actions: 'beginAnew' },
                'device.woke': [
                  {
                    description: 'nothing was done for too long, as far as this page knows',
                    guard: 'wasTooLong',
                    target: 'doubted',
                    actions: 'announceDoubt',
                  },
                  { target: 'here', reenter: true, actions: 'takeIdle' },
                ],
              },
              after: { untilWarning: { target: 'warned' } },
            },
            warned: {
              description:
                'The player is asked whether they are still there. On this page only a choice counts: whoever reaches for the answer must not press what lies under it.',
              meta: { screen: 'warning', requirements: ['ACT-07', 'NS-05'] },
              entry: 'announceDoubt',
              on: {
                'activity.elsewhere': { target: 'here', actions: ['beginAnew', 'announceReturn'] },
                'stay.chosen': { target: 'here', actions: ['beSeen', 'announceReturn'] },
                'logOut.chosen': { target: '#idle.left', actions: 'announceSignOut' },
                'device.woke': [
                  {
                    description: 'nothing was done for too long, as far as this page knows',
                    guard: 'wasTooLong',
                    target: 'doubted',
                  },
                  { target: 'here', actions: ['takeIdle', 'announceReturn'] },
                ],
              },
              after: { untilEnd: { target: 'doubted' } },
            },
            doubted: {
              description:
                'Nobody seems to be there. The platform is asked, which knows of other tabs what this one may have slept through.',
              meta: { screen: 'checking', requirements: ['ACT-06'] },
              entry: 'doubt',
              exit: 'trust',
              invoke: {
                src: 'getActivityCheck',
                input: {},
                onDone: [
                  {
                    description: 'the platform has heard of nobody either',
                    guard: { type: 'isTooLong', params: ({ event }) => event.output.data },
                    target: '#idle.left',
                    actions: 'announceIdle',
                  },
                  {
                    target: 'here',
                    actions: [
                      { type: 'takeCheck', params: ({ event }) => event.output.data },
                      'announceReturn',
                    ],
                  },
                ],
                onError: { target: '#idle.left', actions: 'announceIdle' },
              },
            },
          },
        },
        reports: {
          description: 'What the platform hears of the player.',
          meta: { requirements: ['ACT-05', 'ACT-06', 'NS-05'] },
          initial: 'quiet',
          on: { 'activity.seen': { guard: 'isKnown', actions: 'owe' } },
          states: {
            quiet: {
              description:
                'The platform was told nothing for a while, and there is nothing to tell.',
              on: {
                'activity.seen': { guard: 'isKnown', target: 'reporting', actions: 'owe' },
              },
            },
            reporting: {
              description: 'The platform hears when the player was last there.',
              entry: 'settle',
              invoke: {
                src: 'updateActivityCheck',
                input: ({ context: { lastActivityAt } }) => ({ body: { lastActivityAt } }),
                onDone: { target: 'told' },
                onError: { target: 'unheard' },
              },
            },
            told: {
              description: 'The platform was told a while ago: it is not told again at once.',
              after: {
                reportInterval: [
                  {
                    description: 'the player did something meanwhile',
                    guard: 'owesReport',
                    target: 'reporting',
                  },
                  { target: 'quiet' },
                ],
              },
            },
            unheard: {
              description: 'The platform did not hear it, and is told again shortly.',
              after: { reportRetry: { target: 'reporting' } },
            },
          },
        },
      },
    },
    left: {
      description: 'The session ends: by the player’s choice, or because nobody was there.',
      meta: { screen: 'left', requirements: ['ACT-06'] },
      type: 'final',
    },
  },
});
