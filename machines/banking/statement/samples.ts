import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { statementMachine } from './machine.ts';

export const statementSamples = {
  inputs: { typical: undefined },
  events: {
    'statement.requested': {
      typical: { period: { from: '2026-11-20T12:00:00.000Z', to: '2026-11-21T12:00:00.000Z' } },
    },
    'statement.closed': { typical: {} },
    'retry.requested': { typical: {} },
  },
  outcomes: {
    getTransactions: outcomes.getTransactions,
    getNetPosition: outcomes.getNetPosition,
  },
  projection: ({ netPosition, rows, pages, failure }) => ({
    known: netPosition !== undefined,
    rows: rows.map(({ referenceId }) => referenceId).join(' '),
    pages,
    failed: failure !== undefined,
  }),
  causedBy: {
    'statement.requested': 'player',
    'statement.closed': 'player',
    'retry.requested': 'player',
  },
  words: {
    'statement.requested': 'asks for a statement',
    'statement.closed': 'closes the statement',
    'retry.requested': 'tries again',
    getTransactions: 'a page of transactions',
    getNetPosition: 'net position and win or loss',
  },
} as const satisfies Samples<typeof statementMachine>;
