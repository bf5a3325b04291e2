import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { breakLengths, exclusionLengths, type BreakLength } from '../../../reference/break-ends.ts';
import { DEFAULT_POLICY, type MarketPolicy } from '../../../reference/policies.ts';
import type { Outcome } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import type { coolingOffMachine, exclusionMachine, timeoutMachine } from './machine.ts';
import type { BreakContext, BreakOperation } from './setup.ts';

type Answer = 'success' | 'longerExists' | 'indefinite';
type Answers = Readonly<Record<Answer, Outcome<BreakOperation>>>;

/** The fields of an operation whose length the platform may refuse. */
const fieldsOf = (startBreak: 'duration' | 'exclusionInMonths') => ({ startBreak });

/** The choices; only some markets offer `other`, and none offers `unknown`. */
const chosenOf = (typical: BreakLength, other: BreakLength, unknown: BreakLength) => ({
  typical: { length: typical },
  other: { length: other },
  unknown: { length: unknown },
});

/** A projection onto what decides, and nothing else: rule sets that agree on it are one. */
const projectionBy =
  (rule: (policy: MarketPolicy) => unknown) =>
  ({ policy, chosen, isRefused }: BreakContext) => ({
    rule: JSON.stringify(rule(policy)),
    chosen: JSON.stringify(chosen),
    isRefused,
  });

/** @param answers as the one chart of all operations knows them: not every operation has each */
const samplesOf = (
  { chosen, what }: { readonly chosen: string; readonly what: string },
  cases: ReturnType<typeof chosenOf>,
  answers: Partial<Answers>,
) =>
  ({
    inputs: { typical: { policy: DEFAULT_POLICY } },
    events: {
      'break.chosen': { by: 'player', words: chosen, cases },
      'break.cancelled': { by: 'player', words: 'goes back without it' },
      'break.confirmed': { by: 'player', words: `confirms ${what}` },
      'retry.requested': { by: 'player', words: 'asks for the same again' },
    },
    outcomes: { startBreak: { words: `the start of ${what}`, answers: answers as Answers } },
  }) as const;

export const timeoutSamples = {
  ...samplesOf(
    { chosen: 'chooses how long the break is to be', what: 'the break' },
    chosenOf({ days: 7 }, { months: 1 }, { days: 2 }),
    outcomes.startTimeout,
  ),
  fields: fieldsOf('duration'),
  projection: projectionBy(breakLengths),
} as const satisfies Samples<typeof timeoutMachine>;

export const exclusionSamples = {
  ...samplesOf(
    { chosen: 'chooses for how long to be excluded', what: 'the exclusion' },
    chosenOf({ months: 6 }, { indefinite: true }, { months: 1 }),
    outcomes.startExclusion,
  ),
  fields: fieldsOf('exclusionInMonths'),
  projection: projectionBy(exclusionLengths),
} as const satisfies Samples<typeof exclusionMachine>;

export const coolingOffSamples = {
  ...samplesOf(
    { chosen: 'asks for a break of 24 hours', what: 'the break' },
    chosenOf({ days: 1 }, { days: 7 }, { days: 2 }),
    outcomes.startCoolingOff,
  ),
  fields: fieldsOf('duration'),
  projection: projectionBy(({ panicButton }) => panicButton),
} as const satisfies Samples<typeof coolingOffMachine>;
