import { stateIn } from 'xstate';
import { presence, reminder } from './asked.ts';
import { level } from './level.ts';
import { HOME, rootSetup } from './setup.ts';

/**
 * The flows that run for as long as the page is open, and their wiring: which starts which, and which fact of
 * one is an event of another. It runs from boot to unload.
 */
export const rootMachine = rootSetup.createMachine({
  id: 'root',
  description:
    'Who is served on this page, by session and wallet together, and where an end leads.',
  context: ({ spawn }) => ({
    session: spawn('session', { id: 'session' }),
    wallet: spawn('wallet', { id: 'wallet' }),
    playerId: undefined,
    landing: HOME,
  }),
  type: 'parallel',
  invoke: [
    { src: 'hearSession', input: ({ context: { session } }) => ({ session }) },
    { src: 'watchKeeping', input: ({ context: { session } }) => ({ session }) },
    { src: 'watchPage' },
    { src: 'realtime', id: 'realtime' },
  ],
  on: { 'session.unkept': { actions: 'announceOnlyHere' } },
  states: {
    who: {
      description: 'Whom the page serves.',
      meta: { requirements: ['SESS-09', 'GUARD-19'] },
      initial: 'nobody',
      states: {
        nobody: {
          description: 'Nobody whom the platform has confirmed.',
          meta: { screen: 'visitor', requirements: ['SESS-09', 'LOGOUT-04'] },
          on: {
            'session.authorized': {
              target: 'player',
              actions: ['rememberPlayer', 'beginWallet', 'beginRealtime'],
            },
          },
        },
        player: {
          description: 'A player: balances are fetched, and what they may do is asked for again.',
          meta: {
            screen: 'player',
            requirements: ['WAL-04', 'WAL-06', 'RT-06', 'GUARD-10', 'GUARD-13'],
          },
          type: 'parallel',
          states: {
            reminder,
            presence,
            level,
          },
          on: {
            'session.authorized': [
              {
                description: 'another player is signed in, by another tab',
                guard: 'isAnother',
                target: ['.reminder.quiet', '.presence.trusted', '.level.known'],
                actions: [
                  'announceOutlivedReads',
                  'rememberPlayer',
                  'beginWallet',
                  'beginRealtime',
                ],
              },
              { actions: ['beginWallet', 'beginRealtime'] },
            ],
            'page.returned': {
              description: 'what changed meanwhile was heard by nobody',
              actions: ['doubtStanding', 'refreshWallet'],
            },
            'channel.stands': {
              description: 'what changed before nobody heard',
              actions: ['doubtStanding', 'announceChange'],
            },
            'balance.pushed': {
              actions: { type: 'passBalance', params: ({ event: { wallet } }) => ({ wallet }) },
            },
            'attributes.changed': {
              actions: [
                {
                  type: 'passAttributes',
                  params: ({ event: { attributes } }) => ({ attributes }),
                },
                'announceChange',
              ],
            },
            'session.ended': {
              target: 'nobody',
              actions: ['forgetPlayer', 'endWallet', 'endRealtime'],
            },
          },
        },
      },
    },
    game: {
      description:
        'Whether a round of a game may be under way on the page. What would lie over it, or take its page away, waits for its end.',
      meta: { requirements: ['INGAME-03', 'ACT-08'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'No round is under way, and none begins without the site’s knowledge.',
          on: { 'game.played': 'played' },
        },
        played: {
          description: 'A game is played: a round may be under way.',
          tags: 'inRound',
          on: { 'game.rested': 'resting' },
        },
      },
    },
    page: {
      description: 'Whether the page stays, or gives way to the landing page.',
      meta: { requirements: ['LOGOUT-01', 'LOGOUT-02'] },
      initial: 'shown',
      on: {
        'session.ended': {
          target: '.lastRound',
          actions: [
            'announceOutlivedReads',
            { type: 'announceLeaving', params: ({ event: { reason } }) => ({ reason }) },
            {
              type: 'takeLanding',
              params: ({ event: { reason, redirectPath } }) => ({
                // Home would show offers of play (EXC-06).
                path: reason === 'onBreak' ? '/break' : (redirectPath ?? '/'),
                // A player who signs out has seen what they came for, and somebody else may be next.
                withWayBack: reason !== 'signedOut' && reason !== 'onBreak',
              }),
            },
          ],
        },
      },
      states: {
        shown: {
          description: 'The page of the address shows, as its guards decide.',
          meta: { requirements: ['GUARD-04'] },
        },
        lastRound: {
          description:
            'A session has ended. A round of a game on the page ends first, which begins no other, and the guards lead nowhere until then.',
          meta: { screen: 'lastRound', requirements: ['LOGOUT-01', 'GUARD-04', 'INGAME-03'] },
          tags: 'landing',
          always: {
            description: 'no round is under way',
            guard: stateIn('#root.game.resting'),
            target: 'landing',
            actions: 'announceLanding',
          },
        },
        landing: {
          description:
            'A session has ended: the landing page is on its way, and the guards of the page that is being left lead nowhere.',
          meta: { screen: 'landing', requirements: ['LOGOUT-01', 'GUARD-04'] },
          tags: 'landing',
          on: { 'landing.shown': { target: 'shown' } },
        },
      },
    },
  },
});
