import { assign, emit, fromCallback, setup, type EventObject } from 'xstate';
import type { Success } from '../../../openapi/types.ts';
import {
  asFailure,
  notProvided,
  operations,
  rememberFailure,
  type Failure,
} from '../../operations.ts';

/** Who is signed in, as the identity token says (SESS-04). */
export interface PlayerSession {
  readonly email: string;
  readonly playerId: string;
  readonly playerAccessId: string;
  readonly countryCode: string;
  readonly language: string;
  /** How the player signed in; `DEFAULT` when the token does not say. */
  readonly loginMethod: string;
  /** ISO 8601, UTC. */
  readonly registrationDate: string;
  readonly multibrand: { readonly suspended: boolean };
}

/** What the browser has stored. `renewIn` is in ms from now, before the tokens expire. */
export type StoredSession =
  | { readonly status: 'none' }
  | { readonly status: 'expired' }
  | { readonly status: 'valid'; readonly session: PlayerSession; readonly renewIn: number };

/** `rejected`: the platform no longer accepts the refresh token, for example after reuse. */
export type RenewedTokens =
  | { readonly status: 'renewed'; readonly renewIn: number }
  | { readonly status: 'rejected' };

export type EndReason = 'signedOut' | 'rejected' | 'expired' | 'endedElsewhere';

export type SessionEvent =
  | { type: 'session.started'; session: PlayerSession; renewIn: number }
  | { type: 'session.startedElsewhere' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.rejected' }
  | { type: 'session.expired' }
  | { type: 'signOut.requested' }
  | { type: 'account.reloadRequested' }
  | { type: 'retry.requested' };

export type SessionEmitted =
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended'; reason: EndReason; redirectPath: string | undefined };

interface SessionContext {
  session: PlayerSession | undefined;
  /** ms until the tokens are renewed. */
  renewIn: number;
  access: Success<'getAccessContext'> | undefined;
  account: Success<'getAccessDetails'> | undefined;
  failure: Failure | undefined;
  endReason: EndReason;
  redirectPath: string | undefined;
}

/** Pause before a failed renewal is tried again, in ms. The tokens still have their margin then. */
export const RENEWAL_RETRY_DELAY = 10_000;
/** How long a sign-out waits for the platform before it ends here anyway, in ms (LOGOUT-05). */
export const SIGN_OUT_TIMEOUT = 5_000;

const NOBODY = {
  session: undefined,
  access: undefined,
  account: undefined,
  failure: undefined,
} satisfies Partial<SessionContext>;

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    meta: {} as { status?: 'Pending' | 'Requested' | 'Resolved'; requirements?: string[] },
    tags: {} as 'resolved' | 'authorized',
  },
  actors: {
    ...operations('getAccessContext', 'getAccessDetails', 'migratePlayer', 'signOut'),
    readStoredSession: notProvided<StoredSession>('readStoredSession'),
    clearStoredSession: notProvided<void>('clearStoredSession'),
    renewTokens: notProvided<RenewedTokens>('renewTokens'),
    watchOtherTabs: fromCallback<EventObject>(() => {}),
  },
  actions: {
    rememberSession: assign(({ event }) =>
      event.type === 'session.started' ? { session: event.session, renewIn: event.renewIn } : {},
    ),
    endBecause: assign({ endReason: (_, params: { reason: EndReason }) => params.reason }),
    announceAuthorized: emit(({ context }) => ({
      type: 'session.authorized' as const,
      playerId: context.session?.playerId ?? '',
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    announceEnd: emit(({ context }) => ({
      type: 'session.ended' as const,
      reason: context.endReason,
      redirectPath: context.redirectPath,
    })),
  },
  delays: {
    untilRenewal: ({ context }) => context.renewIn,
    renewalRetry: RENEWAL_RETRY_DELAY,
    signOutTimeout: SIGN_OUT_TIMEOUT,
  },
});

/** What ends a session wherever the device knows a player. */
const endings = {
  'session.rejected': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'rejected' } },
  },
  'session.expired': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'expired' } },
  },
  'session.endedElsewhere': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'endedElsewhere' } },
  },
} as const;

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
    redirectPath: undefined,
  },
  initial: 'pending',
  invoke: { src: 'watchOtherTabs', id: 'watchOtherTabs' },
  states: {
    pending: {
      description: 'The device is being asked whether somebody is signed in.',
      meta: { status: 'Pending', requirements: ['SESS-01', 'SESS-10'] },
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
          { target: 'resolved.anonymous' },
        ],
        onError: { target: 'resolved.anonymous' },
      },
    },
    requested: {
      description: 'The platform is asked what the signed-in player may do.',
      meta: { status: 'Requested', requirements: ['SESS-01', 'SESS-13', 'GUARD-04'] },
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
          { target: 'resolved.unconfirmed' },
        ],
        onError: { target: 'resolved.unconfirmed', actions: rememberFailure },
      },
      on: endings,
    },
    resolved: {
      description: 'It is known whether somebody is signed in; pages may show.',
      meta: { status: 'Resolved', requirements: ['SESS-01', 'GUARD-03'] },
      tags: 'resolved',
      initial: 'anonymous',
      states: {
        anonymous: {
          description: 'Nobody is signed in: public pages only.',
          meta: { requirements: ['SESS-09', 'GUARD-18'] },
          entry: assign(NOBODY),
          on: {
            'session.started': { target: '#session.requested', actions: 'rememberSession' },
            'session.startedElsewhere': { target: '#session.pending' },
          },
        },
        unconfirmed: {
          description:
            'The device knows a player, but the platform could not confirm it: treated as signed out.',
          meta: { requirements: ['SESS-13'] },
          on: {
            'retry.requested': { target: '#session.pending' },
            'session.started': { target: '#session.requested', actions: 'rememberSession' },
            'session.startedElsewhere': { target: '#session.pending' },
            ...endings,
            'signOut.requested': { target: '#session.signingOut' },
          },
        },
        authorized: {
          description: 'A player is signed in.',
          meta: { requirements: ['SESS-09', 'GUARD-19'] },
          tags: 'authorized',
          type: 'parallel',
          entry: 'announceAuthorized',
          on: {
            'signOut.requested': { target: '#session.signingOut' },
            'session.startedElsewhere': { target: '#session.pending' },
            ...endings,
          },
          states: {
            account: {
              description: 'The account details of the signed-in player.',
              meta: { requirements: ['SESS-14'] },
              initial: 'loading',
              states: {
                loading: {
                  description: 'The account details are being fetched.',
                  invoke: {
                    src: 'getAccessDetails',
                    input: {},
                    onDone: {
                      target: 'loaded',
                      actions: assign({
                        account: ({ event }) => event.output.data,
                        failure: undefined,
                      }),
                    },
                    onError: { target: 'failed', actions: rememberFailure },
                  },
                },
                loaded: {
                  description: 'The account details are known.',
                  on: { 'account.reloadRequested': { target: 'loading' } },
                },
                failed: {
                  description: 'The account details could not be fetched; pages stay usable.',
                  on: {
                    'account.reloadRequested': { target: 'loading' },
                    'retry.requested': { target: 'loading' },
                  },
                },
              },
            },
            migration: {
              description: 'A player of an older platform is migrated once; nothing waits for it.',
              meta: { requirements: ['SESS-18'] },
              initial: 'deciding',
              states: {
                deciding: {
                  description: 'Does the platform ask for a migration?',
                  always: [
                    {
                      description: 'the platform asks for a migration',
                      guard: ({ context }) => context.access?.migrationRequired === true,
                      target: 'migrating',
                    },
                    { target: 'settled' },
                  ],
                },
                migrating: {
                  description: 'The player is being migrated.',
                  invoke: {
                    src: 'migratePlayer',
                    input: {},
                    onDone: { target: 'settled' },
                    onError: { target: 'settled' },
                  },
                },
                settled: { description: 'There is nothing to migrate, or not now.' },
              },
            },
            tokens: {
              description: 'The short-lived proof of the session, renewed ahead of its expiry.',
              meta: { requirements: ['SESS-10'] },
              initial: 'fresh',
              states: {
                fresh: {
                  description: 'The tokens are valid for a while.',
                  after: { untilRenewal: { target: 'renewing' } },
                },
                renewing: {
                  description: 'The tokens are being exchanged for new ones, by one tab for all.',
                  invoke: {
                    src: 'renewTokens',
                    onDone: [
                      {
                        description: 'the tokens were renewed',
                        guard: ({ event }) => event.output.status === 'renewed',
                        target: 'fresh',
                        actions: assign(({ event }) =>
                          event.output.status === 'renewed'
                            ? { renewIn: event.output.renewIn }
                            : {},
                        ),
                      },
                      {
                        target: '#session.ending',
                        actions: { type: 'endBecause', params: { reason: 'rejected' } },
                      },
                    ],
                    onError: { target: 'waitingToRetry' },
                  },
                },
                waitingToRetry: {
                  description: 'The renewal got no answer and is tried again shortly.',
                  after: { renewalRetry: { target: 'renewing' } },
                },
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The player asked to sign out: the platform is told, then the device forgets.',
      meta: { status: 'Requested', requirements: ['LOGOUT-01', 'LOGOUT-05'] },
      entry: { type: 'endBecause', params: { reason: 'signedOut' } },
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
      description: 'The device forgets the session: tokens, cookie, stored claims, other services.',
      meta: {
        status: 'Requested',
        requirements: ['LOGOUT-02', 'LOGOUT-03', 'SESS-11', 'LOGOUT-06'],
      },
      invoke: {
        src: 'clearStoredSession',
        onDone: { target: 'resolved.anonymous', actions: 'announceEnd' },
        onError: { target: 'resolved.anonymous', actions: 'announceEnd' },
      },
    },
  },
});
