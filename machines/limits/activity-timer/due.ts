import { activityTimerSetup } from './setup.ts';

const answered = [
  {
    description: 'asked for the transactions',
    guard: 'wantsHistory',
    target: '#activityTimer.counting',
    actions: ['beginAnew', 'tellTabs', 'announceHistory'],
  },
  {
    target: '#activityTimer.counting',
    actions: ['beginAnew', 'tellTabs'],
  },
] as const;

/** The reminder shows, and the time is not asked for until it is answered. */
export const due = activityTimerSetup.createStateConfig({
  description:
    'The time is up: the player is told what this session came to, and asked how to go on.',
  meta: { requirements: ['ACT-03', 'ACT-04', 'EDD-07', 'NS-61'] },
  entry: ['noneLeft', 'announceBegin'],
  exit: 'announceEnd',
  initial: 'open',
  states: {
    open: {
      description: 'The player chooses: go on, see the transactions, or log out.',
      meta: { requirements: ['ACT-03', 'EDD-07'] },
      initial: 'summing',
      on: {
        'continue.chosen': { target: 'answering', actions: 'wantToContinue' },
        'history.chosen': { target: 'answering', actions: 'wantHistory' },
        'logOut.chosen': { target: '#activityTimer.left', actions: 'announceSignOut' },
        'reminder.closed': {
          description: 'a reminder that need not be answered',
          guard: 'mayClose',
          target: 'answering',
          actions: 'wantToContinue',
        },
        'answered.elsewhere': { target: '#activityTimer.asking', actions: 'beginAnew' },
      },
      states: {
        summing: {
          description: 'The figures of the session are being fetched.',
          meta: { screen: 'summing', requirements: ['ACT-04', 'ACT-05'] },
          invoke: {
            src: 'getActivitySummary',
            input: {},
            onDone: {
              target: 'told',
              actions: {
                type: 'takeSummary',
                params: ({ event }) => ({ summary: event.output.data }),
              },
            },
            onError: { target: 'withoutFigures' },
          },
        },
        told: {
          description: 'Stakes, winnings and what is left of them are told.',
          meta: { screen: 'reminder', requirements: ['ACT-01', 'ACT-04'] },
        },
        withoutFigures: {
          description: 'The figures could not be had, and that is said: the reminder stands.',
          meta: { screen: 'withoutFigures', requirements: ['ACT-04', 'ERR-03'] },
        },
        notAnswered: {
          description: 'The answer did not reach the platform: the reminder stands.',
          meta: { screen: 'notAnswered', requirements: ['ACT-03', 'ERR-03'] },
        },
      },
    },
    answering: {
      description: 'The platform hears that the player has read it, and begins the interval anew.',
      meta: { screen: 'answering', requirements: ['ACT-03', 'ACT-05'] },
      tags: 'busy',
      invoke: {
        src: 'resetActivityTimer',
        input: {},
        onDone: answered,
        onError: {
          target: 'open.notAnswered',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
