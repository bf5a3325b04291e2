import { realtimeSetup } from './setup.ts';

/** Anything that comes through the channel shows that somebody is there. */
const heard = [
  { description: 'nothing for this player', guard: 'isIgnored', actions: 'hear' },
  { actions: ['hear', 'announceMessage'] },
] as const;

/**
 * The realtime channel: while a player is signed in, balances and flags come by themselves. Without it the site
 * polls and asks, as it does anyway; so only the log hears of failures here.
 */
export const realtimeMachine = realtimeSetup.createMachine({
  id: 'realtime',
  description: 'Whether the platform can tell the player’s pages what changed, and what it told.',
  context: ({ input }) => ({
    ...input,
    playerId: '',
    token: undefined,
    attempts: 0,
    unanswered: 0,
  }),
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is signed in: there is no channel, and none is asked for.',
      meta: { screen: 'off', requirements: ['RT-04', 'LOGOUT-04'] },
      on: { 'session.authorized': { target: 'on', actions: 'rememberPlayer' } },
    },
    on: {
      description: 'A player is signed in.',
      meta: { requirements: ['RT-01', 'RT-04', 'LOGOUT-02'] },
      initial: 'asking',
      invoke: { src: 'watchDevice' },
      on: {
        'session.ended': { target: 'off' },
        'session.authorized': {
          description: 'another player is signed in, by another tab',
          guard: 'isAnother',
          target: '.waiting',
          actions: 'rememberPlayer',
        },
      },
      states: {
        asking: {
          description: 'The platform is asked for a token, which opens one channel, once.',
          meta: { screen: 'connecting', requirements: ['RT-03', 'API-150'] },
          invoke: {
            src: 'getRealtimeToken',
            input: {},
            onDone: [
              {
                guard: { type: 'hasToken', params: ({ event }) => event.output },
                target: 'linked',
                actions: { type: 'takeToken', params: ({ event }) => event.output },
              },
              {
                description: 'there is no channel for this player, which ends no session',
                target: 'resting',
              },
            ],
            onError: {
              target: 'waiting',
              actions: {
                type: 'announceFailure',
                params: ({ event }) => ({ error: event.error }),
              },
            },
          },
        },
        linked: {
          description: 'A channel is being opened, or stands.',
          meta: { requirements: ['RT-01', 'RT-04', 'API-151'] },
          initial: 'opening',
          invoke: {
            src: 'channel',
            id: 'channel',
            input: ({ context: { token } }) => ({
              token: token?.token ?? '',
              gatewayUrl: token?.gatewayUrl ?? '',
            }),
          },
          exit: 'forgetToken',
          on: { 'channel.closed': { target: 'waiting' } },
          states: {
            opening: {
              description: 'The channel is being opened.',
              meta: { screen: 'connecting', requirements: ['RT-01'] },
              on: { 'channel.opened': { target: 'open', actions: 'announceStanding' } },
              after: { openPatience: { target: '#realtime.on.waiting' } },
            },
            open: {
              description:
                'The platform tells what changes, and is sent a ping every 20 seconds; one that answers nothing for three of them is gone.',
              meta: { screen: 'connected', requirements: ['RT-02', 'RT-06', 'RT-07', 'RT-08'] },
              on: { 'message.heard': [...heard], 'device.woke': { target: 'doubted' } },
              after: {
                pingInterval: [
                  {
                    description: 'nothing was heard for three pings',
                    guard: 'isDead',
                    target: '#realtime.on.waiting',
                  },
                  {
                    target: 'open',
                    reenter: true,
                    actions: ['ping', 'countPing'],
                  },
                ],
              },
            },
            doubted: {
              description: 'Meanwhile the channel may have died unheard: it must answer now.',
              meta: { screen: 'connected', requirements: ['RT-02', 'RT-04'] },
              entry: 'ping',
              on: {
                'message.heard': heard.map((one) => ({ ...one, target: 'open' }) as const),
              },
              after: { answerPatience: { target: '#realtime.on.waiting' } },
            },
          },
        },
        waiting: {
          description: 'There is no channel. It is tried again, with a token of its own.',
          meta: { screen: 'disconnected', requirements: ['RT-04', 'RT-05'] },
          on: { 'device.woke': { target: 'asking', actions: 'beginAnew' } },
          after: {
            untilReconnect: [
              {
                description: 'not tried ten times yet',
                guard: 'mayTryAgain',
                target: 'asking',
                actions: 'countAttempt',
              },
              { target: 'resting' },
            ],
          },
        },
        resting: {
          description:
            'There is no channel, and none is tried until the device wakes up: balances are polled.',
          meta: { screen: 'disconnected', requirements: ['RT-03', 'RT-05'] },
          on: { 'device.woke': { target: 'asking', actions: 'beginAnew' } },
        },
      },
    },
  },
});
