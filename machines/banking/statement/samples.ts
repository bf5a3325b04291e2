import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { statementMachine } from './machine.ts';

export const statementSamples = {
  inputs: { typical: undefined },
  events: {
    'statement.requested': {
      by: 'player',
      words: 'asks for a statement',
      cases: {
        typical: { period: { from: '2026-11-20T12:00:00.000Z', to: '2026-11-21T12:00:00.000Z' } },
      },
    },
    'statement.closed': { by: 'player', words: 'closes the statement' },
    'retry.requested': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    getTransactions: { words: 'a page of transactions', answers: outcomes.getTransactions },
    getNetPosition: { words: 'net position and win or loss', answers: outcomes.getNetPosition },
  },
  projection: ({ netPosition, rows, pages, failure }) => ({
    known: netPosition !== undefined,
    rows: rows.map(({ referenceId }) => referenceId).join(' '),
    pages,
    failed: failure !== undefined,
  }),
} as const satisfies Samples<typeof statementMachine>;
