import { defineFlow } from '../../flow.ts';
import { reminderSettingsJourneys } from './journeys.ts';
import { reminderSettingsMachine } from './machine.ts';
import { reminderSettingsSafety } from './safety.ts';
import { reminderSettingsSamples } from './samples.ts';
import { reminderSettingsScreen } from './screen.ts';

export const reminderSettingsFlow = defineFlow({
  id: 'limits.reminderSettings',
  title: 'Reminder of the time',
  regulated: true,
  machine: reminderSettingsMachine,
  screen: reminderSettingsScreen,
  samples: reminderSettingsSamples,
  journeys: reminderSettingsJourneys,
  safety: reminderSettingsSafety,
});
