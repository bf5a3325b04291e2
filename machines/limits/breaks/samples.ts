import { outcomes } from '../../../openapi/outcomes.gen.ts';
import {
  breakLengths,
  exclusionLengths,
  type BreakLength,
} from '../../../openapi/reference/break-ends.ts';
import { DEFAULT_POLICY, type MarketPolicy } from '../../../openapi/reference/policies.ts';
import type { Outcome } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import type { coolingOffMachine, exclusionMachine, timeoutMachine } from './machine.ts';
import type { BreakContext, BreakOperation } from './setup.ts';

type Answer = 'success' | 'longerExists' | 'indefinite';
type Answers = Readonly<Record<Answer, Outcome<BreakOperation>>>;

/** The outcomes of an operation, as the one chart of all knows them: not every operation has each. */
const answers = (startBreak: Partial<Answers>) => ({ startBreak: startBreak as Answers });

/** What an operation is asked with, of which the platform may refuse the length. */
const fieldsOf = (startBreak: 'duration' | 'exclusionInMonths') => ({ startBreak });

/** What is chosen; `other` only some markets offer, and `unknown` none does. */
const chosenOf = (typical: BreakLength, other: BreakLength, unknown: BreakLength) => ({
  typical: { length: typical },
  other: { length: other },
  unknown: { length: unknown },
});

/** What decides, and nothing else: rule sets that agree on it are one. */
const projectionBy =
  (rule: (policy: MarketPolicy) => unknown) =>
  ({ policy, chosen, isRefused }: BreakContext) => ({
    rule: JSON.stringify(rule(policy)),
    chosen: JSON.stringify(chosen),
    isRefused,
  });

const common = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  causedBy: {
    'break.chosen': 'player',
    'break.cancelled': 'player',
    'break.confirmed': 'player',
    'retry.requested': 'player',
  },
} as const;

const rest = {
  'break.cancelled': { typical: {} },
  'break.confirmed': { typical: {} },
  'retry.requested': { typical: {} },
} as const;

const wordsOf = (chosen: string, what: string) => ({
  'break.chosen': chosen,
  'break.confirmed': `confirms ${what}`,
  'break.cancelled': 'goes back without it',
  'retry.requested': 'asks for the same again',
  startBreak: `the start of ${what}`,
});

export const timeoutSamples = {
  ...common,
  events: {
    'break.chosen': chosenOf({ days: 7 }, { months: 1 }, { days: 2 }),
    ...rest,
  },
  outcomes: answers(outcomes.startTimeout),
  fields: fieldsOf('duration'),
  projection: projectionBy(breakLengths),
  words: wordsOf('chooses how long the break is to be', 'the break'),
} as const satisfies Samples<typeof timeoutMachine>;

export const exclusionSamples = {
  ...common,
  events: {
    'break.chosen': chosenOf({ months: 6 }, { indefinite: true }, { months: 1 }),
    ...rest,
  },
  outcomes: answers(outcomes.startExclusion),
  fields: fieldsOf('exclusionInMonths'),
  projection: projectionBy(exclusionLengths),
  words: wordsOf('chooses for how long to be excluded', 'the exclusion'),
} as const satisfies Samples<typeof exclusionMachine>;

export const coolingOffSamples = {
  ...common,
  events: {
    'break.chosen': chosenOf({ days: 1 }, { days: 7 }, { days: 2 }),
    ...rest,
  },
  outcomes: answers(outcomes.startCoolingOff),
  fields: fieldsOf('duration'),
  projection: projectionBy(({ panicButton }) => panicButton),
  words: wordsOf('asks for a break of 24 hours', 'the break'),
} as const satisfies Samples<typeof coolingOffMachine>;
