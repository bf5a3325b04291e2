import { assign, emit, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import type { Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import { readMessage, type Attributes, type Message } from './messages.ts';

/** How often the platform is sent a ping, in ms (RT-02). */
const PING_INTERVAL = 20_000;
/** Pings in a row after which a channel on which nothing is heard counts as dead. */
const SILENT_PINGS = 3;
/** The time between two attempts to connect again, in ms, and the most attempts (RT-05). */
export const RECONNECT_INTERVAL = 3_000;
const RECONNECT_ATTEMPTS = 10;
/** How long a channel may take to open, in ms. */
const OPEN_PATIENCE = 10_000;
/** The longest wait for an answer, in ms, where it is in doubt whether the channel still stands. */
const ANSWER_PATIENCE = 5_000;

export interface RealtimeInput {
  /**
   * ms from a lost channel to the first attempt, from 0 to `RECONNECT_INTERVAL`, drawn anew for each page. All
   * attempts of a device keep that distance. So devices that lost the platform at the same moment do not come
   * back at the same moment.
   */
  readonly phase: number;
}

export type RealtimeEvent =
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended' }
  | { type: 'channel.opened' }
  | { type: 'channel.closed' }
  /** A text that came through the channel, as it was sent. */
  | { type: 'message.heard'; text: string }
  /** The device was asleep or without a network, or the page out of sight for a while. */
  | { type: 'device.woke' };

/** Why there is no channel, or a text made no sense: for the log alone (ERR-06). */
export type Trouble = Failure | { readonly kind: 'unreadable' };

export type RealtimeEmitted =
  /** Earlier changes are not known: nobody was listening. */
  | { type: 'channel.stands' }
  | { type: 'balance.pushed'; wallet: Schemas['Wallet'] }
  | { type: 'attributes.changed'; attributes: Attributes }
  | { type: 'loyalty.changed'; isLevelUp: boolean }
  | { type: 'trouble.met'; trouble: Trouble };

/** Players see only what the channel brings; its state is for testers. */
export type RealtimeScreen =
  | { readonly name: 'off' }
  | { readonly name: 'connecting' }
  | { readonly name: 'connected' }
  | { readonly name: 'disconnected' };

type Token = Schemas['RealtimeToken'];
type Answer = Outcome<'getRealtimeToken'>;

export interface RealtimeContext extends RealtimeInput {
  readonly playerId: string;
  /** Opens one channel, once; forgotten with it. */
  readonly token: Token | undefined;
  /** Attempts to connect again since a channel last stood. */
  readonly attempts: number;
  /** Pings since something was heard. */
  readonly unanswered: number;
}

/** The order to the channel: to send the text ping. */
export type ChannelOrder = { type: 'ping' };

/** The input of a channel: a WebSocket at the gateway, which announces what happens to it. */
export type ChannelInput = Pick<Token, 'token' | 'gatewayUrl'>;

const messageOf = (context: RealtimeContext, event: RealtimeEvent): Message =>
  event.type === 'message.heard' ? readMessage(event.text, context.playerId) : { kind: 'ignored' };

export const realtimeSetup = setup({
  types: {
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
    emitted: {} as RealtimeEmitted,
    input: {} as RealtimeInput,
    meta: {} as StateMeta<RealtimeScreen>,
  },
  actors: {
    ...operations('getRealtimeToken'),
    channel: fromCallback<ChannelOrder, ChannelInput>(() => {}),
    watchDevice: fromCallback<EventObject>(() => {}),
  },
  actions: {
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId, attempts: 0 } : {},
    ),
    beginAnew: assign({ attempts: 0 }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    takeToken: assign((_, answer: Answer) => ({
      token: answer.ok ? answer.data : undefined,
      unanswered: 0,
    })),
    forgetToken: assign({ token: undefined, unanswered: 0 }),
    ping: sendTo('channel', { type: 'ping' }),
    // A channel that stood for so long has come back for good.
    countPing: assign(({ context }) => ({ unanswered: context.unanswered + 1, attempts: 0 })),
    hear: assign({ unanswered: 0 }),
    announceStanding: emit({ type: 'channel.stands' }),
    announceMessage: emit(({ context, event }) => {
      const message = messageOf(context, event);
      switch (message.kind) {
        case 'balance':
          return { type: 'balance.pushed' as const, wallet: message.wallet };
        case 'attributes':
          return { type: 'attributes.changed' as const, attributes: message.attributes };
        case 'loyalty':
          return { type: 'loyalty.changed' as const, isLevelUp: message.isLevelUp };
        default:
          return { type: 'trouble.met' as const, trouble: { kind: 'unreadable' as const } };
      }
    }),
    announceFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'trouble.met' as const,
      trouble: asFailure(error),
    })),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
    mayTryAgain: ({ context }) => context.attempts < RECONNECT_ATTEMPTS,
    isDead: ({ context }) => context.unanswered >= SILENT_PINGS,
    isIgnored: ({ context, event }) => messageOf(context, event).kind === 'ignored',
    hasToken: (_, answer: Answer) => answer.ok,
  },
  delays: {
    pingInterval: PING_INTERVAL,
    openPatience: OPEN_PATIENCE,
    answerPatience: ANSWER_PATIENCE,
    untilReconnect: ({ context }) => (context.attempts === 0 ? context.phase : RECONNECT_INTERVAL),
  },
});
