import type { MarketPolicy, ReminderMinutes } from './policies.ts';

/** Milliseconds without a sign of the player after which they are logged out (ACT-06, ACT-07, NS-05). */
export const IDLE_THRESHOLD = 1_800_000;

/**
 * The parts of that time: the last one is the warning, and reports of the player's presence are one part apart
 * (NS-05).
 */
export const IDLE_STEPS = 10;

/** A player's setting, or the default (ACT-01): null minutes are "not set". */
export interface ReminderSetting {
  readonly minutes: ReminderMinutes | null;
  readonly isOn: boolean;
}

/** The longest interval that a policy offers: it holds for players who chose none (ACT-01). */
export const usualReminder = ({ reminderMinutes }: MarketPolicy): ReminderMinutes =>
  reminderMinutes.at(-1) ?? 120;

/** The shortest interval that a policy offers. */
export const shortestReminder = ({ reminderMinutes }: MarketPolicy): ReminderMinutes =>
  reminderMinutes[0] ?? 30;

/** Whether a policy lets a player have this. */
export const mayHaveReminder = (
  policy: MarketPolicy,
  { minutes, isOn }: ReminderSetting,
): boolean =>
  minutes === null || !isOn ? policy.reminderMayBeOff : policy.reminderMinutes.includes(minutes);

/** The reminder of a player: the player's setting, if the policy still allows it, otherwise the usual one. */
export function reminderOf(
  policy: MarketPolicy,
  setting: ReminderSetting | undefined,
): ReminderSetting {
  const usual = { minutes: usualReminder(policy), isOn: true };
  return setting !== undefined && mayHaveReminder(policy, setting) ? setting : usual;
}
