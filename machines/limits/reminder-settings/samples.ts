import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../openapi/reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { reminderSettingsMachine } from './machine.ts';

export const reminderSettingsSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'reminder.chosen': { typical: { minutes: 30 }, none: { minutes: null } },
    'retry.requested': { typical: {} },
  },
  outcomes: {
    getActivitySettings: outcomes.getActivitySettings,
    updateActivitySettings: { halfHour: outcomes.updateActivitySettings.halfHour },
    updateActivityTimer: { halfHour: outcomes.updateActivityTimer.halfHour },
  },
  projection: ({ policy, minutes, asked }) => ({
    mayBeOff: policy.reminderMayBeOff,
    minutes,
    asked,
  }),
  causedBy: { 'reminder.chosen': 'player', 'retry.requested': 'player' },
  words: {
    'reminder.chosen': 'chooses a reminder',
    'retry.requested': 'tries again',
    getActivitySettings: 'the reading of the settings',
    updateActivitySettings: 'the storing of the settings',
    updateActivityTimer: 'the beginning of the reminder in this session',
  },
} as const satisfies Samples<typeof reminderSettingsMachine>;
