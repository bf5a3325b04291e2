import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { authorized } from './authorized.ts';
import { endings, NOBODY, sessionSetup } from './setup.ts';

export type {
  ClearedSession,
  NewsForOtherTabs,
  PlayerSession,
  RenewedTokens,
  SessionEvent,
  StoredSession,
} from './setup.ts';

/** Tells everybody who heard of the player of their end, once. */
const END = ['announceEnd', 'serveNobody'] as const;

/** The device still knows a player, and keeps the session for another try; the site serves nobody. */
const END_UNCONFIRMED = [
  { type: 'endBecause', params: { reason: 'unconfirmed' } },
  ...END,
] as const;

/**
 * The session of one browser tab: who is signed in, what they may do, and how it ends.
 * It runs from boot to unload; every route waits for it (GUARD-03).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in on this device, and how that begins and ends.',
  context: {
    ...NOBODY,
    renewIn: 0,
    endReason: 'signedOut',
    isServed: false,
    tries: 0,
  },
  initial: 'pending',
  invoke: { src: 'watchOtherTabs', id: 'watchOtherTabs' },
  states: {
    pending: {
      description:
        'The device is being asked whether somebody is signed in; whoever was is forgotten.',
      meta: {
        screen: 'loading',
        status: 'Pending',
        requirements: ['SESS-01', 'SESS-10', 'LOGOUT-02'],
      },
      entry: assign(NOBODY),
      invoke: {
        src: 'readStoredSession',
        onDone: [
          {
            description: 'a valid session is stored',
            guard: ({ event }) => event.output.status === 'valid',
            target: 'requested',
            actions: assign(({ event }) =>
              event.output.status === 'valid'
                ? { session: event.output.session, renewIn: event.output.renewIn }
                : {},
            ),
          },
          {
            description: 'the stored session has expired',
            guard: ({ event }) => event.output.status === 'expired',
            target: 'ending',
            actions: assign({ endReason: 'expired' }),
          },
          {
            description: 'another session had begun in another tab, and is over already',
            guard: 'isServed',
            target: 'ending',
            actions: { type: 'endBecause', params: { reason: 'endedElsewhere' } },
          },
          { target: 'resolved.anonymous' },
        ],
        onError: [
          {
            description: 'a player was served until now',
            guard: 'isServed',
            target: 'ending',
            actions: { type: 'endBecause', params: { reason: 'rejected' } },
          },
          { target: 'resolved.anonymous' },
        ],
      },
    },
    requested: {
      description: 'The platform is asked what the signed-in player may do.',
      meta: {
        screen: 'loading',
        status: 'Requested',
        requirements: ['SESS-01', 'SESS-13', 'GUARD-04'],
      },
      invoke: {
        src: 'getAccessContext',
        input: {},
        onDone: [
          {
            description: 'the platform confirms the player',
            guard: ({ event }) => event.output.data.authorized,
            target: 'resolved.authorized',
            actions: assign({ access: ({ event }) => event.output.data }),
          },
          {
            description: 'a player was served until now',
            guard: 'isServed',
            target: 'resolved.unconfirmed',
            actions: END_UNCONFIRMED,
          },
          { target: 'resolved.unconfirmed' },
        ],
        onError: [
          {
            description: 'a player was served until now',
            guard: 'isServed',
            target: 'resolved.unconfirmed',
            actions: [rememberFailure, ...END_UNCONFIRMED],
          },
          { target: 'resolved.unconfirmed', actions: rememberFailure },
        ],
      },
      on: { 'session.startedElsewhere': { target: 'pending' }, ...endings },
    },
    resolved: {
      description: 'It is known whether somebody is signed in; pages may show.',
      meta: { status: 'Resolved', requirements: ['SESS-01', 'GUARD-03'] },
      tags: 'resolved',
      invoke: { src: 'watchReach', id: 'watchReach' },
      initial: 'anonymous',
      states: {
        anonymous: {
          description: 'Nobody is signed in: public pages only.',
          meta: { screen: 'anonymous', requirements: ['SESS-09', 'GUARD-18'] },
          entry: [assign(NOBODY), 'forgetTries'],
          on: {
            'session.started': { target: '#session.requested', actions: 'rememberSession' },
            'session.startedElsewhere': { target: '#session.pending' },
          },
        },
        unconfirmed: {
          description:
            'The device knows a player, but the platform could not confirm it: treated as signed out.',
          meta: { screen: 'unconfirmed', requirements: ['SESS-13'] },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The platform is asked again by itself, less and less often.',
              on: { 'platform.lost': { target: 'cutOff' } },
              after: { untilNextTry: { target: '#session.pending', actions: 'countTry' } },
            },
            cutOff: {
              description:
                'There is no network, or maintenance is under way: nothing is tried until that is over.',
              meta: { requirements: ['GUARD-01', 'NS-51'] },
              on: {
                'platform.returned': { target: '#session.pending', actions: 'forgetTries' },
              },
            },
          },
          on: {
            'retry.requested': { target: '#session.pending' },
            'session.started': { target: '#session.requested', actions: 'rememberSession' },
            'session.startedElsewhere': { target: '#session.pending' },
            ...endings,
            'signOut.requested': { target: '#session.signingOut' },
          },
        },
        authorized,
      },
    },
    signingOut: {
      description:
        'The player asked to sign out: other tabs and the platform are told, then the device forgets.',
      meta: {
        screen: 'signingOut',
        status: 'Requested',
        requirements: ['LOGOUT-01', 'LOGOUT-05', 'LOGOUT-06'],
      },
      entry: ['tellOtherTabs', { type: 'endBecause', params: { reason: 'signedOut' } }],
      invoke: {
        src: 'signOut',
        input: {},
        onDone: {
          target: 'ending',
          actions: assign({ redirectPath: ({ event }) => event.output.data.redirectPath }),
        },
        onError: { target: 'ending' },
      },
      after: { signOutTimeout: { target: 'ending' } },
    },
    ending: {
      description:
        'The device forgets this session, and no other: tokens, cookie, stored claims, other services.',
      meta: {
        screen: 'signingOut',
        status: 'Requested',
        requirements: ['LOGOUT-02', 'LOGOUT-03', 'SESS-11', 'LOGOUT-06'],
      },
      invoke: {
        src: 'clearStoredSession',
        onDone: [
          {
            description: 'another session has begun meanwhile, in another tab',
            guard: ({ event }) => event.output.status === 'another',
            target: 'pending',
            actions: END,
          },
          {
            // The platform may tell this tab of the end before the other tab does.
            description: 'the player logged out in another tab',
            guard: ({ event }) => event.output.status === 'leftElsewhere',
            target: 'resolved.anonymous',
            actions: [{ type: 'endBecause', params: { reason: 'endedElsewhere' } }, ...END],
          },
          {
            // As above: whoever ended it first, the player is told of the break.
            description: 'a break of the player’s has begun',
            guard: ({ event }) => event.output.status === 'onBreak',
            target: 'resolved.anonymous',
            actions: [{ type: 'endBecause', params: { reason: 'onBreak' } }, ...END],
          },
          { target: 'resolved.anonymous', actions: END },
        ],
        onError: { target: 'resolved.anonymous', actions: END },
      },
    },
  },
});
