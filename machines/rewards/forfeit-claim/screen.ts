import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { forfeitClaimMachine } from './machine.ts';
import type { ForfeitClaimScreen } from './setup.ts';

export type { ForfeitClaimScreen };

type Snapshot = SnapshotFrom<typeof forfeitClaimMachine>;

const gone = ({ context: { wanted, forfeited, ended } }: Snapshot) => ({
  wanted,
  forfeited,
  ended,
});

const inTheWay = (snapshot: Snapshot) => {
  const { standing } = snapshot.context;
  return standing && { ...gone(snapshot), standing };
};

export const forfeitClaimScreen = screenOf<Snapshot, ForfeitClaimScreen>({
  finding: (snapshot) => ({ name: 'finding', ...gone(snapshot) }),
  unread: (snapshot) => {
    const { failure, isSent, standing } = snapshot.context;
    const unsure = isSent ? standing : undefined;
    return failure && { name: 'unread', failure, unsure, ...gone(snapshot) };
  },
  asking: (snapshot) => {
    const shown = inTheWay(snapshot);
    return shown && { name: 'asking', isChanged: snapshot.context.isChanged, ...shown };
  },
  waiting: (snapshot) => {
    const shown = inTheWay(snapshot);
    return shown && { name: 'waiting', ...shown };
  },
  gone: (snapshot) => {
    const shown = inTheWay(snapshot);
    return shown && { name: 'gone', ...shown };
  },
  forfeiting: (snapshot) => {
    const shown = inTheWay(snapshot);
    return shown && { name: 'forfeiting', ...shown };
  },
  forfeitUnknown: (snapshot) => {
    const { failure } = snapshot.context;
    const shown = inTheWay(snapshot);
    return failure && shown && { name: 'forfeitUnknown', failure, ...shown };
  },
  claiming: (snapshot) => ({ name: 'claiming', ...gone(snapshot) }),
  claimRefused: (snapshot) => {
    const { refusal } = snapshot.context;
    return refusal && { name: 'claimRefused', refusal, ...gone(snapshot) };
  },
  claimFailed: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { name: 'claimFailed', failure, ...gone(snapshot) };
  },
});
