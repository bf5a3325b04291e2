import type { JourneysOf } from '../../flow.ts';
import type { activityTimerMachine } from './machine.ts';
import type { activityTimerSamples } from './samples.ts';
import type { ActivityTimerScreen } from './setup.ts';

type Journeys = JourneysOf<
  typeof activityTimerMachine,
  typeof activityTimerSamples,
  ActivityTimerScreen
>;
type Step = Journeys[number]['steps'][number];

const DUE: readonly Step[] = [
  { answer: 'getActivityTimer', with: 'halfHour', see: 'counting' },
  {
    answer: 'getActivityMinutesRemaining',
    with: 'due',
    see: 'summing',
  },
  { answer: 'getActivitySummary', with: 'success', see: 'reminder' },
];

export const activityTimerJourneys: Journeys = [
  {
    title: 'Asked every minute, due once, answered once: then the interval begins anew',
    requirements: ['ACT-03', 'ACT-04', 'ACT-05'],
    start: 'off',
    steps: [
      { answer: 'getActivityTimer', with: 'halfHour', see: 'counting' },
      { answer: 'getActivityMinutesRemaining', with: 'last', see: 'counting' },
      { pass: 60_000, see: 'counting' },
      {
        answer: 'getActivityMinutesRemaining',
        with: 'overdue',
        see: 'summing',
      },
      { answer: 'getActivitySummary', with: 'winning', see: 'reminder' },
      // Nothing is asked meanwhile, however long it takes.
      { pass: 600_000, see: 'reminder' },
      { send: 'device.woke', see: 'reminder' },
      { send: 'continue.chosen', see: 'answering' },
      {
        answer: 'resetActivityTimer',
        with: 'success',
        see: 'counting',
      },
      { pass: 60_000, see: 'counting' },
    ],
  },
  {
    title: 'A platform that cannot be asked is asked again after a minute',
    requirements: ['ACT-04'],
    start: 'off',
    steps: [
      { fail: 'getActivityTimer', with: 'unreachable', see: 'off' },
      { pass: 60_000, see: 'off' },
      { answer: 'getActivityTimer', with: 'halfHour', see: 'counting' },
    ],
  },
  {
    title: 'Where it must be answered it cannot be closed, and comes back after a reload',
    requirements: ['EDD-07', 'NS-61', 'ACT-03'],
    policy: 'UKGC',
    start: 'off',
    steps: [
      ...DUE,
      { send: 'reminder.closed', see: 'reminder' },
      { send: 'logOut.chosen', see: 'left', emits: ['reminder.over', 'signOut.wanted'] },
    ],
  },
  {
    title: 'Where it may be closed, closing it is going on',
    requirements: ['EDD-07', 'ACT-03'],
    start: 'off',
    steps: [
      ...DUE,
      { send: 'reminder.closed', see: 'answering' },
      { answer: 'resetActivityTimer', with: 'success', see: 'counting' },
    ],
  },
  {
    title: 'Without the platform the reminder comes by the page’s own count',
    requirements: ['ACT-04'],
    start: 'off',
    steps: [
      { answer: 'getActivityTimer', with: 'halfHour', see: 'counting' },
      { answer: 'getActivityMinutesRemaining', with: 'last', see: 'counting' },
      { send: 'device.woke', see: 'counting' },
      { fail: 'getActivityMinutesRemaining', with: 'unreachable', see: 'counting' },
      { pass: 60_000, see: 'counting' },
      {
        fail: 'getActivityMinutesRemaining',
        with: 'unreachable',
        see: 'summing',
      },
      { fail: 'getActivitySummary', with: 'unreachable', see: 'withoutFigures' },
    ],
  },
  {
    title: 'Who wants no reminder is asked nothing, until they set one',
    requirements: ['ACT-09', 'ACT-01'],
    start: 'off',
    steps: [
      { answer: 'getActivityTimer', with: 'notSet', see: 'off' },
      { pass: 600_000, see: 'off' },
      { send: 'device.woke', see: 'off' },
      { send: 'settings.changed', see: 'off' },
      { answer: 'getActivityTimer', with: 'halfHour', see: 'counting' },
    ],
  },
  {
    title: 'Where the law lets nobody go without, a platform that says so is not believed',
    requirements: ['ACT-09', 'NS-61'],
    policy: 'GGL',
    start: 'off',
    steps: [
      { answer: 'getActivityTimer', with: 'off', see: 'counting' },
      { answer: 'getActivityMinutesRemaining', with: 'due', see: 'summing' },
    ],
  },
];
