import { DEFAULT_POLICY, type MarketPolicy } from '../../reference/policies.ts';
import { fieldOf, POLICY_FIELDS, valueInWords, type PolicyField } from './fields.ts';

/** One field in which a policy departs from another. */
export interface Difference {
  readonly field: PolicyField;
  readonly title: string;
  /** The rule under the policy, as a whole sentence. */
  readonly sentence: string;
  /** The rule under the other. */
  readonly instead: string;
  /** Both values in a few words. */
  readonly value: string;
  readonly was: string;
}

/** The fields in which a policy departs from another, in the order of reading. */
export const departures = (
  policy: MarketPolicy,
  from: MarketPolicy = DEFAULT_POLICY,
): readonly PolicyField[] =>
  POLICY_FIELDS.filter((field) => JSON.stringify(policy[field]) !== JSON.stringify(from[field]));

/** The differences from another policy, in sentences. */
export const differencesOf = (
  policy: MarketPolicy,
  from: MarketPolicy = DEFAULT_POLICY,
): readonly Difference[] =>
  departures(policy, from).map((field) => {
    const { title, sentence } = fieldOf(field);
    return {
      field,
      title,
      sentence: sentence(policy[field]),
      instead: sentence(from[field]),
      value: valueInWords(policy, field),
      was: valueInWords(from, field),
    };
  });

/** The contradictions within a policy, in sentences; fields that each are right may not go together. */
export function contradictionsIn(policy: MarketPolicy): string[] {
  const { depositLimit, requiredPeriods, highestDepositLimit, exclusionMonths } = policy;
  return [
    depositLimit === 'required' && requiredPeriods.length === 0
      ? 'A deposit limit is required, but no period needs one.'
      : '',
    depositLimit !== 'required' && requiredPeriods.length > 0
      ? 'Periods need a limit, but no deposit limit is required.'
      : '',
    highestDepositLimit !== null &&
    depositLimit === 'required' &&
    !requiredPeriods.includes(highestDepositLimit.period)
      ? 'The highest limit is of a period for which none is required.'
      : '',
    exclusionMonths.length === 0 && !policy.indefiniteExclusion
      ? 'Nobody could exclude themselves: there is no length, and none without an end.'
      : '',
    policy.breakDays.length + policy.breakMonths.length === 0
      ? 'Nobody could take a break: there is no length.'
      : '',
    policy.reminderMinutes.length === 0 && !policy.reminderMayBeOff
      ? 'The reminder may not be off, but has no interval.'
      : '',
    policy.gameKinds.length === 0 ? 'No game could be offered: there is no kind.' : '',
    policy.gameKinds.includes('jackpotSlot') && !policy.jackpots
      ? 'Jackpot slots may be offered, but no game with a jackpot.'
      : '',
    policy.gameCheckFigures.length === 0 ? 'The check inside games would tell nothing.' : '',
  ].filter((words) => words !== '');
}
