import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { withAttributes } from './attributes.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';

/** The signed-in player, as the identity token says (SESS-04). */
export interface PlayerSession {
  readonly email: string;
  readonly playerId: string;
  readonly playerAccessId: string;
  readonly countryCode: string;
  /** Set where the country has provinces that the site asks for. */
  readonly provinceCode?: string | undefined;
  readonly language: string;
  /** How the player signed in; `DEFAULT` when the token does not say. */
  readonly loginMethod: string;
  /** ISO 8601, UTC. */
  readonly registrationDate: string;
  readonly multibrand: { readonly suspended: boolean };
}

/** The session that the browser has stored. `renewIn` is in ms from now, before the tokens expire. */
export type StoredSession =
  | { readonly status: 'none' }
  | { readonly status: 'expired' }
  | { readonly status: 'valid'; readonly session: PlayerSession; readonly renewIn: number };

/** `rejected`: the platform no longer accepts the refresh token, for example after reuse. */
export type RenewedTokens =
  | { readonly status: 'renewed'; readonly renewIn: number }
  | { readonly status: 'rejected' };

/**
 * `leftElsewhere`: the player had asked to log out in another tab. `onBreak`: a break of the player's has
 * begun, as the platform told one of the tabs. `another`: the stored session is now another one, which a login
 * in another tab began; it stays.
 */
export type ClearedSession =
  | { readonly status: 'cleared' }
  | { readonly status: 'leftElsewhere' }
  | { readonly status: 'onBreak' }
  | { readonly status: 'another' };

/** The news for other tabs. */
export type NewsForOtherTabs = { type: 'signOut.requested' };

export type EndReason =
  | 'signedOut'
  | 'rejected'
  | 'expired'
  | 'idle'
  | 'endedElsewhere'
  | 'onBreak'
  /** Another tab began another session, and the platform confirmed nobody in it. */
  | 'unconfirmed';

export type SessionEvent =
  | { type: 'session.started'; session: PlayerSession; renewIn: number }
  | { type: 'session.startedElsewhere' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.rejected' }
  | { type: 'session.expired' }
  /** A break or an exclusion has begun: here, in another tab or on another device (EXC-06). */
  | { type: 'session.onBreak' }
  /** Nothing was done for too long (ACT-06). */
  | { type: 'session.idled' }
  | { type: 'signOut.requested' }
  | { type: 'account.reloadRequested' }
  | { type: 'standing.doubted' }
  /** The platform told of flags that changed, by their names in the contract (RT-06, NS-44). */
  | { type: 'attributes.changed'; attributes: Schemas['PlayerAttributeMessage']['attributes'] }
  | { type: 'retry.requested' }
  /** The device has no network, or the platform is under maintenance (NS-51). */
  | { type: 'platform.lost' }
  | { type: 'platform.returned' };

export type SessionEmitted =
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended'; reason: EndReason; redirectPath: string | undefined };

export interface SessionContext {
  session: PlayerSession | undefined;
  /** ms until the tokens are renewed. */
  renewIn: number;
  access: Success<'getAccessContext'> | undefined;
  account: Success<'getAccessDetails'> | undefined;
  /** The account was read once since the player was confirmed, well or not: pages may begin their work. */
  isAccountRead: boolean;
  failure: Failure | undefined;
  endReason: EndReason;
  redirectPath: string | undefined;
  /** A player was announced whose end was not: the player's flows run on. */
  isServed: boolean;
  /** How often the platform was asked by itself about a player whom it did not confirm, as far as waits differ. */
  tries: number;
}

/** The session as a page may know it. `loading` shows the loader and nothing else (GUARD-03). */
export type SessionScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'signingOut' }
  | { readonly name: 'anonymous' }
  /** `failure` when the platform could not be asked; undefined when it did not confirm the player. */
  | { readonly name: 'unconfirmed'; readonly failure: Failure | undefined }
  | {
      readonly name: 'player';
      readonly session: PlayerSession;
      readonly access: NonNullable<SessionContext['access']>;
      readonly account: SessionContext['account'];
      readonly accountStatus: Exclude<Schemas['LoadStatus'], 'uninitialized'>;
      /** A page's work for a player begins then, and is not cut off when the account is read again. */
      readonly isAccountRead: boolean;
    };

/**
 * Pause before a failed renewal is tried again, in ms. The tokens still have their margin then, and the platform
 * still answers a token again whose answer was lost (30 s, of which the first try waits up to 15).
 */
const RENEWAL_RETRY_DELAY = 10_000;
/** How long a sign-out waits for the platform before it ends here anyway, in ms (LOGOUT-05). */
const SIGN_OUT_TIMEOUT = 5_000;

/** The first wait before another try to confirm a player, and the longest, in ms; each is twice the one before. */
const FIRST_TRY = 5_000;
const LONGEST_WAIT = 60_000;
const TRIES_TO_LONGEST = 4;

/** Nobody is signed in. */
export const NOBODY = {
  session: undefined,
  access: undefined,
  account: undefined,
  isAccountRead: false,
  failure: undefined,
  redirectPath: undefined,
} satisfies Partial<SessionContext>;

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    meta: {} as StateMeta<SessionScreen, Schemas['SessionStatus']>,
    tags: {} as 'resolved' | 'authorized',
  },
  actors: {
    ...operations('getAccessContext', 'getAccessDetails', 'migratePlayer', 'signOut'),
    readStoredSession: notProvided<StoredSession>('readStoredSession'),
    clearStoredSession: notProvided<ClearedSession>('clearStoredSession'),
    renewTokens: notProvided<RenewedTokens>('renewTokens'),
    watchOtherTabs: fromCallback<NewsForOtherTabs>(() => {}),
    watchReach: fromCallback(() => {}),
  },
  actions: {
    rememberSession: assign(({ event }) =>
      event.type === 'session.started'
        ? { ...NOBODY, session: event.session, renewIn: event.renewIn }
        : {},
    ),
    mergeAttributes: assign(({ context, event }) =>
      event.type === 'attributes.changed' ? withAttributes(context, event.attributes) : {},
    ),
    endBecause: assign({ endReason: (_, params: { reason: EndReason }) => params.reason }),
    tellOtherTabs: sendTo('watchOtherTabs', {
      type: 'signOut.requested',
    } satisfies NewsForOtherTabs),
    announceAuthorized: emit(({ context }) => ({
      type: 'session.authorized' as const,
      playerId: context.session?.playerId ?? '',
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    serve: assign({ isServed: true }),
    serveNobody: assign({ isServed: false }),
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, TRIES_TO_LONGEST) }),
    forgetTries: assign({ tries: 0 }),
    announceEnd: emit(({ context }) => ({
      type: 'session.ended' as const,
      reason: context.endReason,
      redirectPath: context.redirectPath,
    })),
  },
  guards: {
    isServed: ({ context }) => context.isServed,
  },
  delays: {
    untilRenewal: ({ context }) => context.renewIn,
    renewalRetry: RENEWAL_RETRY_DELAY,
    signOutTimeout: SIGN_OUT_TIMEOUT,
    untilNextTry: ({ context }) => Math.min(FIRST_TRY * 2 ** context.tries, LONGEST_WAIT),
  },
});

/** The events that end a session wherever the device knows a player. */
export const endings = {
  'session.rejected': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'rejected' } },
  },
  'session.expired': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'expired' } },
  },
  'session.onBreak': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'onBreak' } },
  },
  'session.idled': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'idle' } },
  },
  'session.endedElsewhere': {
    target: '#session.ending',
    actions: { type: 'endBecause', params: { reason: 'endedElsewhere' } },
  },
} as const;
