import { assign, emit, raise, setup } from 'xstate';
import type { StateMeta } from '../../engine/screens.ts';

/** A page as the chat understands it. */
export interface ChatPlace {
  /** A page that shows the launcher to people who have not opened the chat (CHAT-01). */
  readonly isMainPage: boolean;
  /** Whether the market has a chat (CHAT-04); false before that is known. */
  readonly isOffered: boolean;
}

export interface ChatPage extends ChatPlace {
  /** The page of the support chat (CHAT-06). */
  readonly opensChat: boolean;
}

export interface ChatInput extends ChatPlace {
  /** The player who is signed in already. */
  readonly playerId: string | undefined;
  /** Answers that were not read, of the same person in this visit. */
  readonly unread: number;
  /** They have written or read something in this visit, so that an answer may come. */
  readonly isInUse: boolean;
}

export type ChatEvent =
  | ({ type: 'page.shown' } & ChatPage)
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'retry.requested' }
  /** The chat's own file could not be fetched. */
  | { type: 'chat.notFetched' }
  /** The widget's page runs, and was told who asks. */
  | { type: 'widget.readied' }
  /** The widget's platform knows the guest. */
  | { type: 'widget.connected' }
  /** The widget's platform refuses the guest. */
  | { type: 'widget.refused' }
  | { type: 'unread.counted'; count: number }
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended' };

export type ChatEmitted =
  /** Nothing of the conversation may be left on this device: the next person is somebody else. */
  | { type: 'conversation.forgotten' }
  /** Somebody opens the chat, and it cannot be fetched. */
  | { type: 'chat.unavailable' };

/** `frame` names the widget's frame: another one is a fresh one. */
export type ChatScreen =
  | { readonly name: 'absent' }
  | {
      readonly name: 'closed';
      readonly hasLauncher: boolean;
      readonly unread: number;
      /** Undefined: there is none, and nothing was fetched. */
      readonly frame: number | undefined;
    }
  | { readonly name: 'opening'; readonly frame: number }
  | { readonly name: 'signingIn'; readonly frame: number }
  | { readonly name: 'connected'; readonly frame: number }
  | { readonly name: 'failed' };

export interface ChatContext extends ChatInput {
  /** Counts the frames of this page: the newest shows. */
  readonly frame: number;
}

/** The widget's time to load, and then again to connect, in ms. */
export const WIDGET_PATIENCE = 10_000;

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
    input: {} as ChatInput,
    meta: {} as StateMeta<ChatScreen>,
  },
  actions: {
    rememberPage: assign(({ event }) =>
      event.type === 'page.shown'
        ? { isMainPage: event.isMainPage, isOffered: event.isOffered }
        : {},
    ),
    open: raise({ type: 'chat.opened' }),
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId } : {},
    ),
    forgetPlayer: assign({ playerId: undefined }),
    countUnread: assign(({ event }) =>
      event.type === 'unread.counted' ? { unread: event.count } : {},
    ),
    readAll: assign({ unread: 0 }),
    use: assign({ isInUse: true }),
    useNoMore: assign({ isInUse: false }),
    forget: assign({ unread: 0, isInUse: false }),
    renewFrame: assign(({ context }) => ({ frame: context.frame + 1 })),
    announceForgotten: emit({ type: 'conversation.forgotten' }),
    announceUnavailable: emit({ type: 'chat.unavailable' }),
  },
  guards: {
    opensChat: ({ event }) => event.type === 'page.shown' && event.opensChat,
    isOffered: ({ context }) => context.isOffered,
    isWithdrawn: ({ context }) => !context.isOffered,
    isInUseHere: ({ context }) => context.isOffered && context.isInUse,
    /** Another player follows, without a log-out that this page heard of. */
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' &&
      context.playerId !== undefined &&
      event.playerId !== context.playerId,
    /** A visitor who is a player from now on. */
    isNew: ({ context, event }) =>
      event.type === 'session.authorized' && context.playerId === undefined,
  },
  delays: { widgetPatience: WIDGET_PATIENCE },
});
