import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { depositLimitsMachine } from './machine.ts';
import type { LimitsScreen } from './setup.ts';

export type { LimitsScreen };

type Snapshot = SnapshotFrom<typeof depositLimitsMachine>;

const known =
  <Name extends string>(name: Name) =>
  ({ context: { limits, editing } }: Snapshot) =>
    limits && { name, limits, editing };

const changed =
  <Name extends string>(name: Name) =>
  ({ context: { limits, editing, change } }: Snapshot) =>
    limits && change && { name, limits, editing, change };

export const limitsScreen = screenOf<Snapshot, LimitsScreen>({
  loadFailed: ({ context: { failure } }) => failure && { name: 'loadFailed', failure },
  listed: known('listed'),
  editing: known('editing'),
  asked: changed('asked'),
  overtaken: changed('overtaken'),
  saving: changed('saving'),
  saved: changed('saved'),
  refused: (snapshot) => {
    const shown = changed('refused')(snapshot);
    const { refusal } = snapshot.context;
    return shown && refusal && { ...shown, refusal };
  },
  notSaved: (snapshot) => {
    const shown = changed('notSaved')(snapshot);
    const { failure } = snapshot.context;
    return shown && failure && { ...shown, failure };
  },
  stillUnknown: ({ context: { failure } }) => failure && { name: 'stillUnknown', failure },
  readAgain: changed('readAgain'),
});
