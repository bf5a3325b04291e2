import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { eddMachine } from './machine.ts';
import { offeredBy, type EddScreen } from './setup.ts';

export type { EddScreen };

const offeredTo =
  <Name extends string>(name: Name) =>
  ({ context }: SnapshotFrom<typeof eddMachine>) => {
    const offered = offeredBy(context);
    return offered && { name, offered };
  };

export const eddScreen = screenOf<SnapshotFrom<typeof eddMachine>, EddScreen>({
  standing: ({ context: { account } }) => ({ name: 'standing', status: account.eddQuestionnaire }),
  loadFailed: ({ context: { failure } }) => failure && { name: 'loadFailed', failure },
  answering: offeredTo('answering'),
  submitting: offeredTo('submitting'),
  notSubmitted: ({ context }) => {
    const offered = offeredBy(context);
    const { failure } = context;
    return offered && failure && { name: 'notSubmitted', offered, failure };
  },
});
