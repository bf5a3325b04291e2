import type { JourneysOf } from '../../flow.ts';
import type { idleMachine } from './machine.ts';
import type { idleSamples } from './samples.ts';
import type { IdleScreen } from './setup.ts';

type Journeys = JourneysOf<typeof idleMachine, typeof idleSamples, IdleScreen>;
type Step = Journeys[number]['steps'][number];

/** The samples’ platform has heard of the player a minute ago. */
const ASKED: Step = { answer: 'getActivityCheck', with: 'success', see: 'hidden' };
const WARNED: readonly Step[] = [ASKED, { pass: 1_560_000, see: 'warning' }];

export const idleJourneys: Journeys = [
  {
    title: 'Warned after 27 minutes, logged out after 30',
    requirements: ['ACT-06', 'ACT-07', 'NS-05', 'CONST-04'],
    start: 'hidden',
    steps: [
      ...WARNED,
      { pass: 180_000, see: 'checking' },
      { answer: 'getActivityCheck', with: 'idle', see: 'left', emits: ['player.idled'] },
    ],
  },
  {
    title: 'Whatever the player does begins the time anew',
    requirements: ['ACT-06', 'NS-05'],
    start: 'hidden',
    steps: [
      ASKED,
      { send: 'activity.seen', see: 'hidden' },
      { send: 'activity.elsewhere', see: 'hidden' },
      { pass: 1_620_000, see: 'warning' },
      // The pointer is on the answer by now: a move or a touch on the way to it is no answer.
      { send: 'activity.seen', see: 'warning' },
      { send: 'stay.chosen', see: 'hidden' },
      { answer: 'updateActivityCheck', with: 'success', see: 'hidden' },
      { pass: 1_620_000, see: 'warning' },
      { send: 'logOut.chosen', see: 'left', emits: ['signOut.wanted'] },
    ],
  },
  {
    title: 'A laptop that slept for three hours finds nobody: its player is logged out on waking',
    requirements: ['ACT-06'],
    start: 'hidden',
    steps: [
      ASKED,
      { send: 'device.woke', case: 'slept', see: 'checking' },
      { send: 'activity.seen', see: 'checking' },
      { answer: 'getActivityCheck', with: 'idle', see: 'left', emits: ['player.idled'] },
    ],
  },
  {
    title: 'The platform hears of the player, and is told again when it did not',
    requirements: ['ACT-05', 'ACT-06'],
    start: 'hidden',
    steps: [
      { fail: 'getActivityCheck', with: 'unreachable', see: 'hidden' },
      { send: 'activity.seen', see: 'hidden' },
      { fail: 'updateActivityCheck', with: 'unreachable', see: 'hidden' },
      { pass: 30_000, see: 'hidden' },
      { answer: 'updateActivityCheck', with: 'success', see: 'hidden' },
      { send: 'activity.seen', see: 'hidden' },
      { pass: 180_000, see: 'hidden' },
      { answer: 'updateActivityCheck', with: 'success', see: 'hidden' },
      { pass: 180_000, see: 'hidden' },
      { pass: 1_260_000, see: 'warning' },
    ],
  },
];
