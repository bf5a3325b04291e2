import { assign, setup } from 'xstate';
import type { Input, Outcome, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import {
  before,
  behind,
  meet,
  upToOldest,
  type Transaction,
  type TransactionCategory,
  type TransactionStatus,
} from './rows.ts';

/** Transactions on a page of the list (NS-70). */
const PAGE_SIZE = 10;

/** The most transactions that the contract gives in one answer. */
const MOST_AT_ONCE = 100;

/** The interval, in ms, at which list and figures are read again while a filter is applied (TXN-07). */
export const HISTORY_POLL_INTERVAL = 30_000;

/** The windows on offer, in hours back from now; the first is the default (NS-19). */
export const HISTORY_HOURS = [24, 72, 168, 720] as const;

/** The most pages that a poll reads to meet the known rows, before the list begins anew with them. */
const PAGES_AHEAD = 3;

export interface HistoryFilter {
  /** The window from which `from` was reckoned; undefined where the player gave dates. */
  readonly hours: (typeof HISTORY_HOURS)[number] | undefined;
  /** ISO 8601; from the first transaction on when undefined. */
  readonly from: string | undefined;
  /** ISO 8601, exclusive; up to now when undefined. */
  readonly to: string | undefined;
  readonly category: TransactionCategory | undefined;
  /** Filters the rows that were read: the platform has no filter of that kind (TXN-12). */
  readonly status: TransactionStatus | undefined;
}

export interface HistoryInput {
  /** The default window at the moment of opening the page. */
  readonly filter: HistoryFilter;
}

export type HistoryEvent =
  | { type: 'filter.applied'; filter: HistoryFilter }
  /** Back to the default window of this moment. */
  | { type: 'filter.cleared'; filter: HistoryFilter }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'figures.retried' }
  /** Money has moved, or may have: rows and figures may stand otherwise. */
  | News<'balance.changed' | 'player.changed'>;

/** Net position and win or loss of the period, in minor units of `currency` (TXN-11). */
export type NetPosition = Success<'getNetPosition'>;

export interface Figures {
  readonly isLoading: boolean;
  /** As they were read last. */
  readonly known: NetPosition | undefined;
  readonly failure: Failure | undefined;
}

interface Filtered {
  readonly filter: HistoryFilter;
  readonly isApplied: boolean;
  readonly figures: Figures;
}

interface Listed extends Filtered {
  /** The visible rows, newest first: of the status that is asked for. */
  readonly rows: readonly Transaction[];
  /** The number of read rows, of any status. */
  readonly read: number;
  readonly hasMore: boolean;
}

export type HistoryScreen =
  | ({ readonly name: 'loading' } & Filtered)
  | ({ readonly name: 'listed' } & Listed)
  | ({ readonly name: 'empty' } & Filtered)
  /** The last poll failed: the rows from before stay. */
  | ({ readonly name: 'stale'; readonly failure: Failure } & Listed)
  | ({ readonly name: 'readingMore' } & Listed)
  | ({ readonly name: 'moreFailed'; readonly failure: Failure } & Listed)
  | ({ readonly name: 'failed'; readonly failure: Failure } & Filtered);

export interface HistoryContext extends HistoryInput {
  /** The player chose the filter; otherwise it is the default window, and nothing is polled. */
  isApplied: boolean;
  /** One for each referenceId, newest first (TXN-06). */
  rows: readonly Transaction[];
  /** Where the next page begins. */
  position: number;
  hasMore: boolean;
  /** News came that the rows do not know of. */
  isOutdated: boolean;
  /** Rows that a poll has read so far and that do not reach down to the known rows yet. */
  ahead: readonly Transaction[];
  aheadPosition: number;
  pagesAhead: number;
  failure: Failure | undefined;
  netPosition: NetPosition | undefined;
  /** The list is polled: the figures are read again, unless they are on their way. */
  figuresAreDue: boolean;
  figuresFailure: Failure | undefined;
}

export const NOTHING_READ = {
  rows: [],
  position: 0,
  hasMore: false,
  isOutdated: false,
  failure: undefined,
} as const;

export const NOTHING_AHEAD = { ahead: [], aheadPosition: 0, pagesAhead: 0 } as const;

type Answer = Outcome<'getTransactions'>;
type Asked = Input<'getTransactions'>;

const ask = (
  { filter: { category, from, to } }: HistoryContext,
  position: number,
  { until = to, limit = PAGE_SIZE }: { until?: string | undefined; limit?: number } = {},
): Asked => ({
  query: {
    limit,
    ...(position > 0 && { position }),
    ...(category !== undefined && { category }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { to: until }),
  },
});

type Asking = { readonly context: HistoryContext };

export const firstPage = ({ context }: Asking): Asked => ask(context, 0);
export const nextPage = ({ context }: Asking): Asked => ask(context, context.position);
/**
 * As many rows as are known, and a page for what is new: a row further down may stand otherwise, too. A poll by
 * time asks for as many, because it stands in for news that never came.
 */
export const pageAhead = ({ context }: Asking): Asked =>
  ask(context, context.aheadPosition, {
    limit: Math.min(context.rows.length + PAGE_SIZE, MOST_AT_ONCE),
  });
/** The page that begins with the oldest row, found by its moment: its position is gone. */
export const resumedPage = ({ context }: Asking): Asked =>
  ask(context, 0, { until: upToOldest(context.rows) });

export const period = ({ context: { filter } }: Asking): Input<'getNetPosition'> => ({
  query: {
    ...(filter.from !== undefined && { from: filter.from }),
    ...(filter.to !== undefined && { to: filter.to }),
  },
});

/** Whether a period has a beginning before its end. */
const isInOrder = ({ from, to }: HistoryFilter): boolean =>
  from === undefined || to === undefined || Date.parse(from) < Date.parse(to);

export const historySetup = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryInput,
    meta: {} as StateMeta<HistoryScreen>,
  },
  actors: operations('getTransactions', 'getNetPosition'),
  actions: {
    applyFilter: assign(({ event }) =>
      event.type === 'filter.applied' ? { filter: event.filter, isApplied: true } : {},
    ),
    clearFilter: assign(({ event }) =>
      event.type === 'filter.cleared' ? { filter: event.filter, isApplied: false } : {},
    ),
    forgetRows: assign(NOTHING_READ),
    forgetAhead: assign(NOTHING_AHEAD),
    appendPage: assign(({ context }, { answer }: { answer: Answer }) =>
      answer.ok
        ? {
            rows: behind(context.rows, answer.data.transactions),
            position: answer.data.position,
            hasMore: answer.data.hasMore,
          }
        : {},
    ),
    putBefore: assign(({ context }, { answer }: { answer: Answer }) =>
      answer.ok
        ? { rows: before(behind(context.ahead, answer.data.transactions), context.rows) }
        : {},
    ),
    keepAhead: assign(({ context }, { answer }: { answer: Answer }) =>
      answer.ok
        ? {
            ahead: behind(context.ahead, answer.data.transactions),
            aheadPosition: answer.data.position,
            pagesAhead: context.pagesAhead + 1,
          }
        : {},
    ),
    beginAnew: assign(({ context }, { answer }: { answer: Answer }) =>
      answer.ok
        ? {
            rows: behind(context.ahead, answer.data.transactions),
            position: answer.data.position,
            hasMore: answer.data.hasMore,
          }
        : {},
    ),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    outdate: assign({ isOutdated: true }),
    follow: assign({ isOutdated: false }),
    askForFigures: assign({ figuresAreDue: true }),
    figuresWereRead: assign({ figuresAreDue: false }),
    forgetFigures: assign({ netPosition: undefined }),
    takeFigures: assign((_, { answer }: { answer: Outcome<'getNetPosition'> }) => ({
      netPosition: answer.data,
      figuresFailure: undefined,
    })),
    rememberFiguresFailure: assign((_, { error }: { error: unknown }) => ({
      figuresFailure: asFailure(error),
    })),
  },
  guards: {
    isInOrder: ({ event }) => event.type === 'filter.applied' && isInOrder(event.filter),
    isApplied: ({ context }) => context.isApplied,
    isPolled: ({ context }) => context.isApplied || context.failure !== undefined,
    isOutdated: ({ context }) => context.isOutdated,
    figuresAreDue: ({ context }) => context.figuresAreDue,
    hasMore: ({ context }) => context.hasMore,
    isPage: (_, { answer }: { answer: Answer }) => answer.ok,
    meetsKnown: ({ context }, { answer }: { answer: Answer }) =>
      answer.ok && meet(answer.data.transactions, context.rows),
    mayReadOn: ({ context }, { answer }: { answer: Answer }) =>
      answer.ok &&
      answer.data.hasMore &&
      context.rows.length > 0 &&
      context.pagesAhead < PAGES_AHEAD,
  },
  delays: { pollInterval: HISTORY_POLL_INTERVAL },
});
