import { shortestReminder } from '../../../reference/activity.ts';
import { due } from './due.ts';
import { activityTimerSetup } from './setup.ts';

/**
 * The session reminder, or reality check: while a player is signed in it runs beside the pages, and asks the
 * platform every minute for the time to the next one. The platform's word decides; without it the minutes are
 * counted here, so that no reminder is lost.
 */
export const activityTimerMachine = activityTimerSetup.createMachine({
  id: 'activityTimer',
  description: 'Reminds a player of the time and the money since the session began.',
  context: ({ input: { policy } }) => ({
    policy,
    // Until the platform tells the interval: nobody is reminded later than they asked for.
    interval: shortestReminder(policy),
    minutesLeft: shortestReminder(policy),
    summary: undefined,
    wants: 'continue',
    failure: undefined,
  }),
  initial: 'asking',
  invoke: [{ src: 'watchDevice' }, { src: 'watchTabs', id: 'watchTabs' }],
  states: {
    asking: {
      description: 'The platform is asked whether this session has a reminder, and how often.',
      meta: { screen: 'off', requirements: ['ACT-01', 'ACT-05'] },
      invoke: {
        src: 'getActivityTimer',
        input: {},
        onDone: [
          {
            description: 'the player has no reminder, and need not have one',
            guard: { type: 'isOff', params: ({ event }) => event.output.data },
            target: 'off',
          },
          {
            target: 'polling',
            actions: { type: 'takeTimer', params: ({ event }) => event.output.data },
          },
        ],
        onError: [
          {
            description: 'by the page’s own count the time is up',
            guard: 'isTimeUp',
            target: 'due',
          },
          { target: 'retrying' },
        ],
      },
      on: { 'settings.changed': { target: 'asking', reenter: true } },
    },
    off: {
      description: 'The player wants no reminder: nothing is asked, and nothing shows.',
      meta: { screen: 'off', requirements: ['ACT-09'] },
      on: { 'settings.changed': { target: 'asking' } },
    },
    retrying: {
      description: 'The platform could not be asked, and is asked again after a minute.',
      meta: { screen: 'off', requirements: ['ACT-04'] },
      on: { 'settings.changed': { target: 'asking' }, 'device.woke': { target: 'asking' } },
      after: { refreshInterval: { target: 'asking', actions: 'countMinute' } },
    },
    counting: {
      description: 'Some minutes are left, and nothing shows.',
      meta: { screen: 'counting', requirements: ['ACT-04'] },
      on: {
        'settings.changed': { target: 'asking' },
        'device.woke': { target: 'polling' },
      },
      after: { refreshInterval: { target: 'polling', actions: 'countMinute' } },
    },
    polling: {
      description: 'The platform is asked how many minutes are left.',
      meta: { screen: 'counting', requirements: ['ACT-04', 'ACT-05'] },
      invoke: {
        src: 'getActivityMinutesRemaining',
        input: {},
        onDone: [
          {
            description: 'none is left',
            guard: {
              type: 'isDue',
              params: ({ event }) => ({ minutes: event.output.data.minutesRemaining }),
            },
            target: 'due',
          },
          {
            target: 'counting',
            actions: {
              type: 'takeMinutes',
              params: ({ event }) => ({ minutes: event.output.data.minutesRemaining }),
            },
          },
        ],
        onError: [
          {
            description: 'by the page’s own count the time is up',
            guard: 'isTimeUp',
            target: 'due',
          },
          { target: 'counting' },
        ],
      },
      on: { 'settings.changed': { target: 'asking' } },
    },
    due,
    left: {
      description: 'The player logs out.',
      meta: { screen: 'left', requirements: ['ACT-03'] },
      type: 'final',
    },
  },
});
