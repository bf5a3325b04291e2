import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { cancelWithdrawalMachine, CancelWithdrawalScreen } from './machine.ts';

export type { CancelWithdrawalScreen };

type Snapshot = SnapshotFrom<typeof cancelWithdrawalMachine>;

const listed = ({ context: { list, isOld, policy } }: Snapshot) =>
  list && { list, isOld, can: { cancel: policy.withdrawalsMayBeReversed } };

export const cancelWithdrawalScreen = screenOf<Snapshot, CancelWithdrawalScreen>({
  unknown: ({ context: { failure } }) => failure && { name: 'unknown', failure },
  listed: (snapshot) => {
    const shown = listed(snapshot);
    return shown && { name: 'listed', refusal: snapshot.context.refusal, ...shown };
  },
  cancelling: (snapshot) => {
    const { chosen } = snapshot.context;
    const shown = listed(snapshot);
    return chosen && shown && { name: 'cancelling', chosen: chosen.pendingWithdrawalId, ...shown };
  },
  cancelFailed: (snapshot) => {
    const { failure } = snapshot.context;
    const shown = listed(snapshot);
    return failure && shown && { name: 'cancelFailed', failure, ...shown };
  },
});
