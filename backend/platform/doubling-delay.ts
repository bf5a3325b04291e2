const FIRST = 500;
const LONGEST = 5 * 60_000;

/** When to try again after so many attempts that failed, ms: half a second, then doubling, at most five minutes. */
export const doublingDelay = (attempts: number): number =>
  Math.min(LONGEST, FIRST * 2 ** Math.min(Math.max(attempts - 1, 0), 20));
