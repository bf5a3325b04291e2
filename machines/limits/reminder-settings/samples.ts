import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { reminderSettingsMachine } from './machine.ts';

export const reminderSettingsSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'reminder.chosen': {
      by: 'player',
      words: 'chooses a reminder',
      cases: { typical: { minutes: 30 }, none: { minutes: null } },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    getActivitySettings: {
      words: 'the reading of the settings',
      answers: outcomes.getActivitySettings,
    },
    updateActivitySettings: {
      words: 'the storing of the settings',
      answers: { halfHour: outcomes.updateActivitySettings.halfHour },
    },
    updateActivityTimer: {
      words: 'the beginning of the reminder in this session',
      answers: { halfHour: outcomes.updateActivityTimer.halfHour },
    },
  },
  projection: ({ policy, minutes, asked }) => ({
    mayBeOff: policy.reminderMayBeOff,
    minutes,
    asked,
  }),
} as const satisfies Samples<typeof reminderSettingsMachine>;
