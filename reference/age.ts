import type { Residence } from './ages.ts';
import { birthdayZoneOf } from './time-zones.ts';

/** Nobody is older, in full years: an older date of birth is a slip. */
export const MAXIMUM_AGE = 120;

/** A calendar day as `yyyy-MM-dd`: Swedish writes it so. */
const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

/**
 * Full years at an instant, by the calendar where the person lives: the law counts birthdays there. In a country of
 * several clocks the latest counts.
 * @param dateOfBirth `yyyy-MM-dd`
 * @param now ms since the epoch
 */
export function ageAt(dateOfBirth: string, now: number, residence: Residence): number {
  const today = dayIn(birthdayZoneOf(residence), now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
