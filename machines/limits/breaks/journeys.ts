import type { JourneysOf } from '../../flow.ts';
import type { coolingOffMachine, exclusionMachine, timeoutMachine } from './machine.ts';
import type { coolingOffSamples, exclusionSamples, timeoutSamples } from './samples.ts';
import type { BreakScreen } from './screen.ts';

export const timeoutJourneys: JourneysOf<
  typeof timeoutMachine,
  typeof timeoutSamples,
  BreakScreen
> = [
  {
    title: 'A break is chosen, thought over, confirmed, and begins',
    requirements: ['EXC-04', 'EXC-06', 'NS-20'],
    start: 'choosing',
    steps: [
      { send: 'break.chosen', see: 'confirming' },
      { send: 'break.cancelled', see: 'choosing' },
      { send: 'break.chosen', see: 'confirming' },
      { send: 'break.confirmed', see: 'asking' },
      { send: 'break.confirmed', see: 'asking' },
      { answer: 'startBreak', with: 'success', see: 'begun', emits: ['break.begun'] },
    ],
  },
  {
    title: 'Without an answer the same is asked for again; what holds longer is not shortened',
    requirements: ['EXC-04', 'EXC-06'],
    start: 'choosing',
    steps: [
      { send: 'break.chosen', see: 'confirming' },
      { send: 'break.confirmed', see: 'asking' },
      { fail: 'startBreak', with: 'unreachable', see: 'failed' },
      { send: 'retry.requested', see: 'asking' },
      { answer: 'startBreak', with: 'longerExists', see: 'choosing' },
    ],
  },
];

export const exclusionJourneys: JourneysOf<
  typeof exclusionMachine,
  typeof exclusionSamples,
  BreakScreen
> = [
  {
    title: 'An exclusion without an end is chosen, confirmed, and begins',
    requirements: ['EXC-02', 'EXC-03', 'EXC-06', 'NS-31'],
    start: 'choosing',
    steps: [
      { send: 'break.chosen', case: 'other', see: 'confirming' },
      { send: 'break.confirmed', see: 'asking' },
      { answer: 'startBreak', with: 'indefinite', see: 'begun', emits: ['break.begun'] },
    ],
  },
  {
    title: 'Where the market offers none without an end there is none',
    requirements: ['EXC-03', 'NS-31'],
    policy: 'AGCO',
    start: 'choosing',
    steps: [
      { send: 'break.chosen', case: 'other', see: 'choosing' },
      { send: 'break.chosen', see: 'confirming' },
    ],
  },
];

export const coolingOffJourneys: JourneysOf<
  typeof coolingOffMachine,
  typeof coolingOffSamples,
  BreakScreen
> = [
  {
    title: 'A day off is asked for and confirmed',
    requirements: ['EXC-05', 'EXC-08'],
    start: 'choosing',
    steps: [
      { send: 'break.chosen', see: 'confirming' },
      { send: 'break.confirmed', see: 'asking' },
      { answer: 'startBreak', with: 'success', see: 'begun', emits: ['break.begun'] },
    ],
  },
  {
    title: 'Where the market wants it, one press is enough',
    requirements: ['EXC-05', 'NS-20'],
    policy: 'GGL',
    start: 'choosing',
    steps: [
      { send: 'break.chosen', see: 'asking' },
      { fail: 'startBreak', with: 'unreachable', see: 'failed' },
      { send: 'retry.requested', see: 'asking' },
      { answer: 'startBreak', with: 'success', see: 'begun', emits: ['break.begun'] },
    ],
  },
];
