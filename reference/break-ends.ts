import type { MarketPolicy } from './policies.ts';
import { timeZoneOf } from './time-zones.ts';
import { momentsOf, wallOf } from './wall-time.ts';
import type { Residence } from './ages.ts';

/** Milliseconds (EXC-08). */
const DAY = 86_400_000;

/** How long the platform stores an exclusion without an end, in months (EXC-03). */
export const INDEFINITE_MONTHS = 12;

/** How long a break or an exclusion lasts. */
export type BreakLength =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly indefinite: true };

/** The lengths of a break that a market offers, the shortest first. */
export const breakLengths = ({
  breakDays,
  breakMonths,
}: Pick<MarketPolicy, 'breakDays' | 'breakMonths'>): readonly BreakLength[] => [
  ...breakDays.map((days) => ({ days })),
  ...breakMonths.map((months) => ({ months })),
];

/** The lengths of an exclusion that a market offers, the shortest first. */
export const exclusionLengths = ({
  exclusionMonths,
  indefiniteExclusion,
}: Pick<MarketPolicy, 'exclusionMonths' | 'indefiniteExclusion'>): readonly BreakLength[] => [
  ...exclusionMonths.map((months) => ({ months })),
  ...(indefiniteExclusion ? [{ indefinite: true } as const] : []),
];

/** Whether two lengths are the same: a week and seven days are, a month and thirty days are not. */
export const isSameLength = (one: BreakLength, other: BreakLength): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * When a break that begins now is over, in ms since the epoch. Days are of 24 hours each, whatever the clocks
 * do meanwhile. Months are those of the calendar where the player lives: the same day and time, or the last
 * day of a month that has no such day.
 */
export function breakEnd(length: BreakLength, now: number, residence: Residence): number {
  if ('days' in length) return now + length.days * DAY;
  const months = 'months' in length ? length.months : INDEFINITE_MONTHS;
  return monthsLater(now, months, timeZoneOf(residence));
}

function monthsLater(now: number, months: number, timeZone: string): number {
  const wall = new Date(wallOf(now, timeZone));
  const day = wall.getUTCDate();
  wall.setUTCDate(1);
  wall.setUTCMonth(wall.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  wall.setUTCDate(Math.min(day, lastDay));
  // Of a time that comes twice it is the second: a break is never shorter than was said.
  return Math.max(...momentsOf(wall.getTime(), timeZone));
}
