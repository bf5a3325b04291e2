import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { activityTimerMachine } from './machine.ts';
import type { ActivityTimerScreen } from './setup.ts';

export type { ActivityTimerScreen };

type Snapshot = SnapshotFrom<typeof activityTimerMachine>;

const mayClose = ({ context: { policy } }: Snapshot): boolean => policy.realityCheck === 'reminder';

export const activityTimerScreen = screenOf<Snapshot, ActivityTimerScreen>({
  summing: (snapshot) => ({ name: 'summing', mayClose: mayClose(snapshot) }),
  reminder: (snapshot) => {
    const { summary } = snapshot.context;
    return summary && { name: 'reminder', summary, mayClose: mayClose(snapshot) };
  },
  withoutFigures: (snapshot) => ({ name: 'withoutFigures', mayClose: mayClose(snapshot) }),
  answering: ({ context: { summary } }) => ({ name: 'answering', summary }),
  notAnswered: (snapshot) => {
    const { summary, failure } = snapshot.context;
    return failure && { name: 'notAnswered', summary, failure, mayClose: mayClose(snapshot) };
  },
});
