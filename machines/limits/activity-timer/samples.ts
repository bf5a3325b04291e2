import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { activityTimerMachine } from './machine.ts';

export const activityTimerSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'continue.chosen': { by: 'player', words: 'chooses to go on' },
    'history.chosen': { by: 'player', words: 'asks for the transactions' },
    'logOut.chosen': { by: 'player', words: 'chooses to log out' },
    'reminder.closed': { by: 'player', words: 'closes the reminder' },
    'answered.elsewhere': { by: 'site', words: 'the reminder is answered in another tab' },
    'settings.changed': { by: 'site', words: 'another reminder is set' },
    'device.woke': { by: 'site', words: 'the device wakes up' },
  },
  outcomes: {
    // The shortest there are: every minute that can be counted is a situation of its own.
    getActivityTimer: {
      words: 'the question which reminder runs',
      answers: {
        halfHour: outcomes.getActivityTimer.halfHour,
        off: outcomes.getActivityTimer.off,
        notSet: outcomes.getActivityTimer.notSet,
      },
    },
    getActivityMinutesRemaining: {
      words: 'the question how many minutes are left',
      answers: {
        last: outcomes.getActivityMinutesRemaining.last,
        due: outcomes.getActivityMinutesRemaining.due,
        overdue: outcomes.getActivityMinutesRemaining.overdue,
      },
    },
    getActivitySummary: {
      words: 'the reading of the session’s figures',
      answers: outcomes.getActivitySummary,
    },
    resetActivityTimer: {
      words: 'the new beginning of the interval',
      answers: outcomes.resetActivityTimer,
    },
    watchDevice: { words: 'the device' },
    watchTabs: { words: 'the other tabs' },
  },
  projection: ({ policy, interval, minutesLeft, summary, wants }) => ({
    mayClose: policy.realityCheck === 'reminder',
    mayBeOff: policy.reminderMayBeOff,
    interval,
    minutesLeft,
    hasFigures: summary !== undefined,
    wants,
  }),
} as const satisfies Samples<typeof activityTimerMachine>;
