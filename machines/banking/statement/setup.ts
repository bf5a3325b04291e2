import { assign, setup } from 'xstate';
import type { Input, Outcome, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import { behind, type Transaction } from '../history/rows.ts';

/** Transactions that a statement reads at once: the most that the contract gives. */
const PAGE_SIZE = 100;

/** The most pages of a statement; for more a shorter period is asked for. */
export const STATEMENT_PAGES = 20;

/** The period of a statement, ISO 8601; it has an end, so that nothing new moves its pages. */
export interface StatementPeriod {
  /** From the first transaction on when undefined. */
  readonly from: string | undefined;
  /** Not within. */
  readonly to: string;
}

export type StatementEvent =
  | { type: 'statement.requested'; period: StatementPeriod }
  | { type: 'statement.closed' }
  | { type: 'retry.requested' };

export interface Statement {
  readonly period: StatementPeriod;
  /** All of the period, newest first. */
  readonly rows: readonly Transaction[];
  readonly netPosition: Success<'getNetPosition'>;
}

export type StatementScreen =
  | { readonly name: 'offered' }
  /** @param read number of transactions so far */
  | { readonly name: 'collecting'; readonly read: number }
  | { readonly name: 'ready'; readonly statement: Statement }
  | { readonly name: 'tooLong'; readonly most: number }
  | { readonly name: 'failed'; readonly failure: Failure };

export interface StatementContext {
  period: StatementPeriod | undefined;
  netPosition: Success<'getNetPosition'> | undefined;
  rows: readonly Transaction[];
  position: number;
  pages: number;
  failure: Failure | undefined;
}

export const NOTHING_COLLECTED = {
  period: undefined,
  netPosition: undefined,
  rows: [],
  position: 0,
  pages: 0,
  failure: undefined,
} as const;

/** The most transactions of a statement. */
export const STATEMENT_ROWS = STATEMENT_PAGES * PAGE_SIZE;

type Answer = Outcome<'getTransactions'>;
type Asking = { readonly context: StatementContext };

const within = ({ context: { period } }: Asking) => ({
  ...(period?.from !== undefined && { from: period.from }),
  ...(period && { to: period.to }),
});

export const figuresOf = (asking: Asking): Input<'getNetPosition'> => ({ query: within(asking) });

export const pageOf = (asking: Asking): Input<'getTransactions'> => ({
  query: {
    limit: PAGE_SIZE,
    ...within(asking),
    ...(asking.context.position > 0 && { position: asking.context.position }),
  },
});

export const statementSetup = setup({
  types: {
    context: {} as StatementContext,
    events: {} as StatementEvent,
    meta: {} as StateMeta<StatementScreen>,
  },
  actors: operations('getTransactions', 'getNetPosition'),
  actions: {
    begin: assign(({ event }) =>
      event.type === 'statement.requested' ? { ...NOTHING_COLLECTED, period: event.period } : {},
    ),
    forget: assign(NOTHING_COLLECTED),
    takeFigures: assign((_, { answer }: { answer: Outcome<'getNetPosition'> }) => ({
      netPosition: answer.data,
    })),
    takePage: assign(({ context }, { answer }: { answer: Answer }) =>
      answer.ok
        ? {
            rows: behind(context.rows, answer.data.transactions),
            position: answer.data.position,
            pages: context.pages + 1,
          }
        : {},
    ),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
  },
  guards: {
    hasFigures: ({ context }) => context.netPosition !== undefined,
    isLast: (_, { answer }: { answer: Answer }) => answer.ok && !answer.data.hasMore,
    mayHaveMore: ({ context }, { answer }: { answer: Answer }) =>
      answer.ok && context.pages + 1 < STATEMENT_PAGES,
    isPage: (_, { answer }: { answer: Answer }) => answer.ok,
  },
});
