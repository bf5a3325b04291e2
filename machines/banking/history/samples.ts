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
      by: 'player',
      words: 'chooses which transactions to see',
      cases: {
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
    },
    'filter.cleared': {
      by: 'player',
      words: 'goes back to the last day',
      cases: { typical: { filter: DEFAULT } },
    },
    'more.requested': { by: 'player', words: 'asks for more' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'figures.retried': { by: 'player', words: 'tries the figures again' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
  },
  outcomes: {
    getTransactions: { words: 'a page of transactions', answers: outcomes.getTransactions },
    getNetPosition: { words: 'net position and win or loss', answers: outcomes.getNetPosition },
  },
  projection: ({
    isApplied,
    rows,
    hasMore,
    isOutdated,
    ahead,
    pagesAhead,
    failure,
    figuresAreDue,
  }) => ({
    isApplied,
    rows: rows.map(({ referenceId }) => referenceId).join(' '),
    hasMore,
    isOutdated,
    ahead: ahead.length,
    pagesAhead,
    failed: failure !== undefined,
    figuresAreDue,
  }),
} as const satisfies Samples<typeof historyMachine>;
