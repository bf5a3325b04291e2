import type { JourneysOf } from '../../flow.ts';
import type { reminderSettingsMachine, ReminderSettingsScreen } from './machine.ts';
import type { reminderSettingsSamples } from './samples.ts';

export const reminderSettingsJourneys: JourneysOf<
  typeof reminderSettingsMachine,
  typeof reminderSettingsSamples,
  ReminderSettingsScreen
> = [
  {
    title: 'A new player has 120 minutes, chooses 30, and is reminded by that from now on',
    requirements: ['ACT-01', 'ACT-02', 'ACT-03', 'ACT-05'],
    start: 'loading',
    steps: [
      { answer: 'getActivitySettings', with: 'success', see: 'choosing' },
      { send: 'reminder.chosen', see: 'saving' },
      { answer: 'updateActivitySettings', with: 'halfHour', see: 'saving', emits: [] },
      {
        answer: 'updateActivityTimer',
        with: 'halfHour',
        see: 'saved',
        emits: ['reminder.changed'],
      },
    ],
  },
];
