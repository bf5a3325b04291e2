import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../openapi/reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { activityTimerMachine } from './machine.ts';

export const activityTimerSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'continue.chosen': { typical: {} },
    'history.chosen': { typical: {} },
    'logOut.chosen': { typical: {} },
    'reminder.closed': { typical: {} },
    'answered.elsewhere': { typical: {} },
    'settings.changed': { typical: {} },
    'device.woke': { typical: {} },
  },
  outcomes: {
    // The shortest there are: every minute that can be counted is a situation of its own.
    getActivityTimer: {
      halfHour: outcomes.getActivityTimer.halfHour,
      off: outcomes.getActivityTimer.off,
      notSet: outcomes.getActivityTimer.notSet,
    },
    getActivityMinutesRemaining: {
      last: outcomes.getActivityMinutesRemaining.last,
      due: outcomes.getActivityMinutesRemaining.due,
      overdue: outcomes.getActivityMinutesRemaining.overdue,
    },
    getActivitySummary: outcomes.getActivitySummary,
    resetActivityTimer: outcomes.resetActivityTimer,
    watchDevice: {},
    watchTabs: {},
  },
  projection: ({ policy, interval, minutesLeft, summary, wants }) => ({
    mayClose: policy.realityCheck === 'reminder',
    mayBeOff: policy.reminderMayBeOff,
    interval,
    minutesLeft,
    hasFigures: summary !== undefined,
    wants,
  }),
  causedBy: {
    'continue.chosen': 'player',
    'history.chosen': 'player',
    'logOut.chosen': 'player',
    'reminder.closed': 'player',
    'answered.elsewhere': 'site',
    'settings.changed': 'site',
    'device.woke': 'site',
  },
  words: {
    'continue.chosen': 'chooses to go on',
    'history.chosen': 'asks for the transactions',
    'logOut.chosen': 'chooses to log out',
    'reminder.closed': 'closes the reminder',
    'answered.elsewhere': 'the reminder is answered in another tab',
    'settings.changed': 'another reminder is set',
    'device.woke': 'the device wakes up',
    getActivityTimer: 'the question which reminder runs',
    getActivityMinutesRemaining: 'the question how many minutes are left',
    getActivitySummary: 'the reading of the session’s figures',
    resetActivityTimer: 'the new beginning of the interval',
    watchDevice: 'the device',
    watchTabs: 'the other tabs',
  },
} as const satisfies Samples<typeof activityTimerMachine>;
