import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { reminderSettingsMachine, ReminderSettingsScreen } from './machine.ts';

export type { ReminderSettingsScreen };

type Snapshot = SnapshotFrom<typeof reminderSettingsMachine>;

const shown =
  <Name extends string>(name: Name) =>
  ({ context: { policy, minutes } }: Snapshot) => {
    const none = policy.reminderMayBeOff ? [null] : [];
    return { name, minutes, choices: [...policy.reminderMinutes, ...none] };
  };

export const reminderSettingsScreen = screenOf<Snapshot, ReminderSettingsScreen>({
  loadFailed: ({ context: { failure } }) => failure && { name: 'loadFailed', failure },
  choosing: shown('choosing'),
  saving: shown('saving'),
  saved: shown('saved'),
  notSaved: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { ...shown('notSaved')(snapshot), failure };
  },
});
