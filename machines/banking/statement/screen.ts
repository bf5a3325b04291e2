import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { statementMachine } from './machine.ts';
import { STATEMENT_ROWS, type StatementScreen } from './setup.ts';

export type { StatementScreen };

export const statementScreen = screenOf<SnapshotFrom<typeof statementMachine>, StatementScreen>({
  collecting: ({ context: { rows } }) => ({ name: 'collecting', read: rows.length }),
  ready: ({ context: { period, rows, netPosition } }) =>
    period && netPosition && { name: 'ready', statement: { period, rows, netPosition } },
  tooLong: () => ({ name: 'tooLong', most: STATEMENT_ROWS }),
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
