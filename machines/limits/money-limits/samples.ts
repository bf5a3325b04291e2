import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
import type { Outcome } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import { limitsIn } from './limit-facts.ts';
import type { depositLimitsMachine, spendLimitsMachine } from './machine.ts';
import type { ChangeOperation, LimitsContext, ReadOperation } from './setup.ts';
import { highestLimit, type LimitKind } from './rules.ts';

/** The outcomes of a pair of operations, as the one chart of both pairs knows them. */
const limitOutcomes = <Read extends string, Changed extends string>(
  readLimits: Readonly<Record<Read, Outcome<ReadOperation>>>,
  changeLimit: Readonly<Record<Changed, Outcome<ChangeOperation>>>,
) => ({
  readLimits: { words: 'the reading of the limits', answers: readLimits },
  changeLimit: { words: 'the change of the limit', answers: changeLimit },
  watchTurns: { words: 'the clock of the periods' },
});

/** The parts of the limits that decide: which exist, wait and are locked. */
const shapeOf = ({ limits }: LimitsContext): string =>
  limits === undefined
    ? ''
    : limitsIn(limits)
        .map(([period, { amount, pending, locked }]) =>
          [period, amount, pending?.amount, pending?.needsConfirmation, locked].join(','),
        )
        .join(' ');

const limitsSamples = (kind: LimitKind) =>
  ({
    inputs: { typical: { policy: DEFAULT_POLICY } },
    events: {
      'edit.chosen': {
        by: 'player',
        words: 'sets or changes a limit',
        cases: { typical: { period: 'D' }, locked: { period: 'M' } },
      },
      'change.left': { by: 'player', words: 'leaves it as it is' },
      'limit.submitted': {
        by: 'player',
        words: 'saves an amount',
        cases: {
          typical: { amount: 2_000 },
          higher: { amount: 8_000 },
          veryHigh: { amount: 200_000 },
        },
      },
      'delete.chosen': {
        by: 'player',
        words: 'deletes a limit',
        cases: { typical: { period: 'D' }, monthly: { period: 'M' } },
      },
      'loosening.confirmed': { by: 'player', words: 'asks for the looser limit all the same' },
      'pending.cancelled': {
        by: 'player',
        words: 'cancels a change that waits',
        cases: { typical: { period: 'W' } },
      },
      'pending.confirmed': {
        by: 'player',
        words: 'confirms a change whose wait is over',
        cases: {
          typical: { period: 'D', now: Date.parse('2026-11-21T12:00:00Z') },
          early: { period: 'D', now: Date.parse('2026-01-05T08:59:59Z') },
        },
      },
      'limits.outdated': { by: 'site', words: 'a period begins anew, or a change is due' },
      'player.changed': {
        by: 'platform',
        words: 'the platform tells that something of the player has changed',
      },
      'retry.requested': { by: 'player', words: 'tries again' },
    },
    projection: (context: LimitsContext) => ({
      limits: shapeOf(context),
      highest: highestLimit(context.policy, kind, context.limits),
      required: kind === 'deposit' ? context.policy.requiredPeriods.join(' ') : '',
      editing: context.editing,
      change: context.change,
    }),
  }) as const;

export const depositLimitsSamples = {
  ...limitsSamples('deposit'),
  outcomes: limitOutcomes(outcomes.getDepositLimits, outcomes.updateDepositLimit),
} as const satisfies Samples<typeof depositLimitsMachine>;

export const spendLimitsSamples = {
  ...limitsSamples('spend'),
  outcomes: limitOutcomes(outcomes.getSpendLimits, outcomes.updateSpendLimit),
} as const satisfies Samples<typeof spendLimitsMachine>;
