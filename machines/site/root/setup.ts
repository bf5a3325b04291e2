import {
  assign,
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
} from 'xstate';
import type { Schemas } from '../../../openapi/types.ts';
import { sessionMachine } from '../../access/session/machine.ts';
import type { EndReason, SessionEmitted } from '../../access/session/setup.ts';
import type { Attributes } from '../../banking/realtime/messages.ts';
import type { RealtimeEmitted, RealtimeEvent } from '../../banking/realtime/setup.ts';
import { walletMachine } from '../../banking/wallet/machine.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { PlayNews } from '../../games/play/setup.ts';
import type { AbsenceNews } from '../../limits/idle/setup.ts';
import type { ReminderNews } from '../../limits/activity-timer/setup.ts';

type Session = ActorRefFrom<typeof sessionMachine>;

/** The announcements of session, reminder, idle check and game, the news of the page and the browser, and that the landing page shows. */
export type RootEvent =
  | SessionEmitted
  | { type: 'session.unkept' }
  /** The page was left for a while, the device asleep or without a network. */
  | { type: 'page.returned' }
  | { type: 'landing.shown' }
  /** The player has read of the higher level, here or in another tab. */
  | { type: 'level.read' }
  | { type: 'level.readElsewhere' }
  | ReminderNews
  | AbsenceNews
  | PlayNews
  /** The realtime channel's news; it is told who is signed in, and may come late. */
  | Exclude<RealtimeEmitted, { type: 'trouble.met' }>;

/** The facts that the shell acts on. */
export type RootEmitted =
  /** Data that was read for a player is nobody's any more. */
  | { type: 'reads.outlived' }
  | { type: 'player.left'; reason: EndReason }
  /** `withWayBack`: a player who comes back from the payment provider is led to the result after the next login. */
  | { type: 'landing.begun'; path: string; withWayBack: boolean }
  /** The browser keeps the session no longer than this page is open. */
  | { type: 'session.onlyHere' }
  /** The platform has told of a change of the player, or may have done so while nobody listened. */
  | { type: 'player.changed' }
  /** The player's loyalty level rose (RT-06), and it is to be said now. */
  | { type: 'level.reached' }
  /** It is no news any more: another tab has said it. */
  | { type: 'level.old' };

/** The player whom the page serves; nobody while the landing page is on its way. */
export type RootScreen =
  | { readonly name: 'visitor' }
  | { readonly name: 'player' }
  /** The session is over, and a round of a game is under way. */
  | { readonly name: 'lastRound' }
  | { readonly name: 'landing' };

/** The orders to the realtime channel, and that what it brought of a level was read. */
export type RealtimeOrder =
  | Extract<RealtimeEvent, { type: 'session.authorized' | 'session.ended' }>
  | { type: 'level.read' };

interface RootContext {
  readonly session: Session;
  readonly wallet: ActorRefFrom<typeof walletMachine>;
  /** The player who signed in last, while they are signed in. */
  readonly playerId: string | undefined;
  /** Where the latest end of a session leads. */
  readonly landing: Landing;
}

/** Passes on the session's announcements: its facts are events of the site. */
export const hearSession = fromCallback<EventObject, { readonly session: Session }>(
  ({ input, sendBack }) => {
    // The session ends with the site, and this subscription with it.
    input.session.on('*', sendBack);
  },
);

export const rootSetup = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    emitted: {} as RootEmitted,
    meta: {} as StateMeta<RootScreen>,
    /**
     * `asking`: a question to the player shows over the page, or is `waiting` for the end of a round; `inRound`: one of
     * a game may be under way.
     */
    tags: {} as 'landing' | 'asking' | 'waiting' | 'inRound',
  },
  actors: {
    session: sessionMachine,
    wallet: walletMachine,
    hearSession,
    watchPage: fromCallback(() => {}),
    /** The channel's chart, which the page loads once there is a player. */
    realtime: fromCallback<RealtimeOrder>(() => {}),
    watchKeeping: fromCallback<EventObject, { readonly session: Session }>(() => {}),
  },
  actions: {
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId } : {},
    ),
    forgetPlayer: assign({ playerId: undefined }),
    beginWallet: sendTo(({ context }) => context.wallet, { type: 'session.authorized' }),
    refreshWallet: sendTo(({ context }) => context.wallet, { type: 'refresh.requested' }),
    endWallet: sendTo(({ context }) => context.wallet, { type: 'session.ended' }),
    beginRealtime: sendTo('realtime', ({ context }) => ({
      type: 'session.authorized',
      playerId: context.playerId ?? '',
    })),
    endRealtime: sendTo('realtime', { type: 'session.ended' }),
    passBalance: sendTo(
      ({ context }) => context.wallet,
      (_, { wallet }: { wallet: Schemas['Wallet'] }) => ({
        type: 'balance.pushed' as const,
        wallet,
      }),
    ),
    passAttributes: sendTo(
      ({ context }) => context.session,
      (_, { attributes }: { attributes: Attributes }) => ({
        type: 'attributes.changed' as const,
        attributes,
      }),
    ),
    announceChange: emit({ type: 'player.changed' }),
    announceLevel: emit({ type: 'level.reached' }),
    announceOldLevel: emit({ type: 'level.old' }),
    clearLevel: sendTo('realtime', { type: 'level.read' }),
    doubtStanding: sendTo(({ context }) => context.session, { type: 'standing.doubted' }),
    announceOutlivedReads: emit({ type: 'reads.outlived' }),
    announceLeaving: emit((_, { reason }: { reason: EndReason }) => ({
      type: 'player.left' as const,
      reason,
    })),
    takeLanding: assign((_, landing: Landing) => ({ landing })),
    announceLanding: emit(({ context: { landing } }) => ({
      type: 'landing.begun' as const,
      ...landing,
    })),
    announceOnlyHere: emit({ type: 'session.onlyHere' }),
  },
  guards: {
    isLevelUp: ({ event }) => event.type === 'loyalty.changed' && event.isLevelUp,
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
  },
});

interface Landing {
  readonly path: string;
  readonly withWayBack: boolean;
}

/** Where an end leads that says nothing else. */
export const HOME: Landing = { path: '/', withWayBack: false };
