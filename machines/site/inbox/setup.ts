import { assign, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';

export interface InboxInput {
  /** The player who is signed in already. */
  readonly playerId: string | undefined;
}

export type InboxEvent =
  /** The page of the inbox shows. */
  | { type: 'page.opened' }
  | { type: 'page.left' }
  | { type: 'retry.requested' }
  /** The frame shows the inbox, or a message was read or has arrived. */
  | { type: 'frame.counted'; unread: number }
  /** The frame could not be loaded, or the CRM not be reached from it. */
  | { type: 'frame.failed' }
  /** The CRM does not know the id any more. */
  | { type: 'frame.refused' }
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended' };

/** The input of a frame. */
interface Framed {
  readonly inboxId: string;
}

export type InboxScreen =
  /** Nobody is signed in: not a byte of the inbox is loaded. */
  | { readonly name: 'away' }
  /** Another page shows; the frame only counts. */
  | { readonly name: 'beside'; readonly inboxId: string | undefined; readonly unread: number }
  | { readonly name: 'loading' }
  | { readonly name: 'empty' }
  | ({ readonly name: 'opening' } & Framed)
  | ({ readonly name: 'open'; readonly unread: number } & Framed)
  | { readonly name: 'failed'; readonly failure: Failure | undefined };

export interface InboxContext extends InboxInput {
  isOpen: boolean;
  /** The key of the player's inbox, once the platform has given one. */
  inboxId: string | undefined;
  /** The number that the frame said last; 0 before it did. */
  unread: number;
  /** Why there is no id; undefined where the frame failed. */
  failure: Failure | undefined;
}

/** How long a frame may take to show the inbox, in ms. */
export const FRAME_PATIENCE = 15_000;

/** How long after a failure the unread messages are counted again, in ms. */
export const COUNT_AGAIN_DELAY = 300_000;

const NOTHING_KNOWN = { inboxId: undefined, unread: 0, failure: undefined } as const;

type Answer = Outcome<'getCrmInboxId'>;

const idOf = (answer: Answer): string | undefined => (answer.ok ? answer.data.id : undefined);

export const inboxSetup = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    meta: {} as StateMeta<InboxScreen>,
  },
  actors: operations('getCrmInboxId'),
  actions: {
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId } : {},
    ),
    forgetPlayer: assign({ playerId: undefined, isOpen: false }),
    open: assign({ isOpen: true }),
    leave: assign({ isOpen: false }),
    count: assign(({ event }) => (event.type === 'frame.counted' ? { unread: event.unread } : {})),
    takeId: assign((_, answer: Answer) => ({ inboxId: idOf(answer) })),
    dropId: assign({ inboxId: undefined, failure: undefined }),
    forgetInbox: assign(NOTHING_KNOWN),
    countNothing: assign({ unread: 0 }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
  },
  guards: {
    hasPlayer: ({ context }) => context.playerId !== undefined,
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
    hasId: (_, answer: Answer) => idOf(answer) !== undefined,
    isBeside: ({ context }) => !context.isOpen,
  },
  delays: { framePatience: FRAME_PATIENCE, countAgain: COUNT_AGAIN_DELAY },
});
