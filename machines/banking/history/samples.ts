import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { historyMachine } from './machine.ts';
import type { HistoryFilter } from './setup.ts';

const DEFAULT: HistoryFilter = {
  hours: 24,
  from: '2026-11-20T12:00:00.000Z',
  to: undefined,
  category: undefined,
  status: undefined,
};

export const historySamples = {
  inputs: { typical: { filter: DEFAULT } },
  events: {
    'filter.applied': {
      typical: { filter: { ...DEFAULT, hours: 720, from: '2026-10-22T12:00:00.000Z' } },
      dates: {
        filter: {
          hours: undefined,
          from: '2026-11-20T00:00:00.000Z',
          to: '2026-11-22T00:00:00.000Z',
          category: 'PAYMENT',
          status: undefined,
        },
      },
      failed: { filter: { ...DEFAULT, status: 'FAILED' } },
      backwards: { filter: { ...DEFAULT, hours: undefined, to: DEFAULT.from } },
    },
    'filter.cleared': { typical: { filter: DEFAULT } },
    'more.requested': { typical: {} },
    'retry.requested': { typical: {} },
    'figures.retried': { typical: {} },
  },
  outcomes: {
    getTransactions: outcomes.getTransactions,
    getNetPosition: outcomes.getNetPosition,
  },
  projection: ({ isApplied, rows, hasMore, ahead, pagesAhead, failure, figuresAreDue }) => ({
    isApplied,
    rows: rows.map(({ referenceId }) => referenceId).join(' '),
    hasMore,
    ahead: ahead.length,
    pagesAhead,
    failed: failure !== undefined,
    figuresAreDue,
  }),
  causedBy: {
    'filter.applied': 'player',
    'filter.cleared': 'player',
    'more.requested': 'player',
    'retry.requested': 'player',
    'figures.retried': 'player',
  },
  words: {
    'filter.applied': 'chooses which transactions to see',
    'filter.cleared': 'goes back to the last day',
    'more.requested': 'asks for more',
    'retry.requested': 'tries again',
    'figures.retried': 'tries the figures again',
    getTransactions: 'a page of transactions',
    getNetPosition: 'net position and win or loss',
  },
} as const satisfies Samples<typeof historyMachine>;
