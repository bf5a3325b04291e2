import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { historyMachine } from './machine.ts';
import type { HistoryScreen } from './setup.ts';

export type { HistoryScreen };

type Snapshot = SnapshotFrom<typeof historyMachine>;

const filtered = (snapshot: Snapshot) => {
  const { filter, isApplied, netPosition: known, figuresFailure } = snapshot.context;
  const isFailed = snapshot.matches({ figures: 'failed' });
  return {
    filter,
    isApplied,
    figures: {
      isLoading: snapshot.matches({ figures: 'reading' }),
      known,
      failure: isFailed ? figuresFailure : undefined,
    },
  };
};

const listed = (snapshot: Snapshot) => {
  const { filter, rows, hasMore } = snapshot.context;
  return {
    ...filtered(snapshot),
    rows:
      filter.status === undefined ? rows : rows.filter(({ status }) => status === filter.status),
    read: rows.length,
    hasMore,
  };
};

export const historyScreen = screenOf<Snapshot, HistoryScreen>({
  loading: (snapshot) => ({ name: 'loading', ...filtered(snapshot) }),
  listed: (snapshot) => ({ name: 'listed', ...listed(snapshot) }),
  empty: (snapshot) =>
    snapshot.context.rows.length === 0 ? { name: 'empty', ...filtered(snapshot) } : undefined,
  stale: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { name: 'stale', failure, ...listed(snapshot) };
  },
  readingMore: (snapshot) => ({ name: 'readingMore', ...listed(snapshot) }),
  moreFailed: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { name: 'moreFailed', failure, ...listed(snapshot) };
  },
  failed: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { name: 'failed', failure, ...filtered(snapshot) };
  },
});
