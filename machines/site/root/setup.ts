import {
  assign,
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
} from 'xstate';
import { sessionMachine } from '../../access/session/machine.ts';
import type { EndReason, SessionEmitted } from '../../access/session/setup.ts';
import { walletMachine } from '../../banking/wallet/machine.ts';
import type { StateMeta } from '../../chart/screens.ts';

type Session = ActorRefFrom<typeof sessionMachine>;

/** What the session announces, the page and the browser tell, and that the landing page shows. */
export type RootEvent =
  | SessionEmitted
  | { type: 'session.unkept' }
  | { type: 'page.returned' }
  | { type: 'landing.shown' };

/** What the shell acts on. */
export type RootEmitted =
  /** What was read for a player is nobody's any more. */
  | { type: 'reads.outlived' }
  | { type: 'player.left'; reason: EndReason }
  /** `withWayBack`: who comes back from the payment provider is led to the result after the next login. */
  | { type: 'landing.begun'; path: string; withWayBack: boolean }
  /** The browser keeps the session no longer than this page is open. */
  | { type: 'session.onlyHere' };

/** Whom the page serves; while the landing page is on its way, nobody. */
export type RootScreen =
  | { readonly name: 'visitor' }
  | { readonly name: 'player' }
  | { readonly name: 'landing' };

interface RootContext {
  readonly session: Session;
  readonly wallet: ActorRefFrom<typeof walletMachine>;
  /** Who was signed in last, while they are. */
  readonly playerId: string | undefined;
}

/** Passes on what the session announces: its facts are events of the site. */
export const hearSession = fromCallback<EventObject, { readonly session: Session }>(
  ({ input, sendBack }) => {
    // The session ends with the site, and this with it.
    input.session.on('*', sendBack);
  },
);

export const rootSetup = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    emitted: {} as RootEmitted,
    meta: {} as StateMeta<RootScreen>,
    tags: {} as 'landing',
  },
  actors: {
    session: sessionMachine,
    wallet: walletMachine,
    hearSession,
    watchPage: fromCallback(() => {}),
    watchKeeping: fromCallback<EventObject, { readonly session: Session }>(() => {}),
  },
  actions: {
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId } : {},
    ),
    forgetPlayer: assign({ playerId: undefined }),
    beginWallet: sendTo(({ context }) => context.wallet, { type: 'session.authorized' }),
    endWallet: sendTo(({ context }) => context.wallet, { type: 'session.ended' }),
    doubtStanding: sendTo(({ context }) => context.session, { type: 'standing.doubted' }),
    announceOutlivedReads: emit({ type: 'reads.outlived' }),
    announceLeaving: emit((_, { reason }: { reason: EndReason }) => ({
      type: 'player.left' as const,
      reason,
    })),
    announceLanding: emit((_, params: Landing) => ({ type: 'landing.begun' as const, ...params })),
    announceOnlyHere: emit({ type: 'session.onlyHere' }),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
  },
});

interface Landing {
  readonly path: string;
  readonly withWayBack: boolean;
}
