/** Nobody is older, in full years: an older date of birth is a slip. */
export const MAXIMUM_AGE = 120;

/**
 * Full years at an instant, by UTC.
 * @param dateOfBirth `yyyy-MM-dd`
 * @param now ms since the epoch
 */
export function ageAt(dateOfBirth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
