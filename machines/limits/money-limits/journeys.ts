import type { JourneysOf } from '../../flow.ts';
import type { depositLimitsMachine } from './machine.ts';
import type { depositLimitsSamples } from './samples.ts';
import type { LimitsScreen } from './screen.ts';

type Journeys = JourneysOf<typeof depositLimitsMachine, typeof depositLimitsSamples, LimitsScreen>;

const atLimits = [
  { answer: 'readLimits', with: 'success', see: 'listed' },
] as const satisfies Journeys[number]['steps'];

const changed = ['limits.changed'] as const;

/** Pinned for every pair of operations. */
export const limitsJourneys: Journeys = [
  {
    title: 'A lower limit is one step, a higher one two: what it means is said first',
    requirements: ['LIM-04', 'LIM-11'],
    start: 'loading',
    steps: [
      ...atLimits,
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limit.submitted', see: 'saving' },
      { answer: 'changeLimit', with: 'success', see: 'saved', emits: changed },
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limit.submitted', case: 'higher', see: 'asked' },
      { send: 'change.left', see: 'listed' },
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limit.submitted', case: 'higher', see: 'asked' },
      { send: 'loosening.confirmed', see: 'saving' },
      { answer: 'changeLimit', with: 'otherSpelling', see: 'saved', emits: changed },
      { send: 'pending.cancelled', see: 'saving' },
      { answer: 'changeLimit', with: 'success', see: 'saved', emits: changed },
    ],
  },
  {
    title:
      'A question follows what holds: it is asked anew, or closes where nothing is loosened any more',
    requirements: ['LIM-04', 'LIM-11'],
    start: 'loading',
    steps: [
      ...atLimits,
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limit.submitted', case: 'higher', see: 'asked' },
      { send: 'player.changed', see: 'asked' },
      { answer: 'readLimits', with: 'success', see: 'asked' },
      { send: 'player.changed', see: 'asked' },
      { fail: 'readLimits', with: 'unreachable', see: 'asked' },
      { send: 'player.changed', see: 'asked' },
      { answer: 'readLimits', with: 'none', see: 'overtaken' },
    ],
  },
  {
    title: 'A limit is deleted in two steps; a refusal is told, and so is no answer',
    requirements: ['LIM-04', 'LIM-09', 'ERR-03'],
    start: 'loading',
    steps: [
      ...atLimits,
      { send: 'delete.chosen', see: 'asked' },
      { send: 'change.left', see: 'listed' },
      { send: 'delete.chosen', see: 'asked' },
      { send: 'loosening.confirmed', see: 'saving' },
      { answer: 'changeLimit', with: 'limitInterval', see: 'refused' },
      { send: 'delete.chosen', see: 'asked' },
      { send: 'loosening.confirmed', see: 'saving' },
      { fail: 'changeLimit', with: 'unreachable', see: 'unknown' },
      { fail: 'readLimits', with: 'unreachable', see: 'stillUnknown' },
      { send: 'retry.requested', see: 'unknown' },
      { answer: 'readLimits', with: 'none', see: 'readAgain' },
    ],
  },
  {
    title: 'An amount that is refused stays in its field, and the next try forgets why',
    requirements: ['LIM-06', 'LIM-07', 'LIM-08'],
    start: 'loading',
    steps: [
      ...atLimits,
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limit.submitted', see: 'saving' },
      { answer: 'changeLimit', with: 'limitTooHigh', see: 'refused' },
      { send: 'limit.submitted', see: 'saving' },
      { fail: 'changeLimit', with: 'refused', see: 'notSaved' },
      { send: 'limit.submitted', see: 'saving' },
      { answer: 'changeLimit', with: 'limitLocked', see: 'refused' },
      { send: 'change.left', see: 'listed' },
    ],
  },
  {
    title: 'A higher limit is confirmed once more when its wait is over, and not before',
    requirements: ['LIM-11'],
    policy: 'UKGC',
    start: 'loading',
    steps: [
      { answer: 'readLimits', with: 'toConfirm', see: 'listed' },
      { send: 'pending.confirmed', case: 'early', see: 'listed' },
      { send: 'pending.confirmed', see: 'saving' },
      { answer: 'changeLimit', with: 'success', see: 'saved', emits: changed },
      { send: 'pending.confirmed', see: 'saved' },
    ],
  },
  {
    title: 'A locked limit is not touched; while nothing is changed, the limits are read anew',
    requirements: ['LIM-10', 'LIM-11'],
    start: 'loading',
    steps: [
      { answer: 'readLimits', with: 'locked', see: 'listed' },
      { send: 'edit.chosen', case: 'locked', see: 'listed' },
      { send: 'delete.chosen', case: 'monthly', see: 'listed' },
      { send: 'limits.outdated', see: 'listed' },
      { answer: 'readLimits', with: 'success', see: 'listed' },
      { send: 'edit.chosen', see: 'editing' },
      { send: 'limits.outdated', see: 'editing' },
    ],
  },
];

/** Journeys of deposits alone: limits that a policy requires, and a highest one. */
export const depositLimitsJourneys: Journeys = [
  ...limitsJourneys,
  {
    title: 'Where a limit is required, it is not deleted',
    requirements: ['LIM-11'],
    policy: 'Spelinspektionen',
    start: 'loading',
    steps: [...atLimits, { send: 'delete.chosen', see: 'listed' }],
  },
];
