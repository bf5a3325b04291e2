/** The period a limit counts over: a day, a week (from Monday) or a month, all in UTC. */
export type LimitPeriod = 'D' | 'W' | 'M';

export const LIMIT_PERIODS: readonly LimitPeriod[] = ['D', 'W', 'M'];

/** A half-open window `[from, resetOn)`, both in ms since the epoch. */
export interface PeriodWindow {
  from: number;
  resetOn: number;
}

/**
 * The calendar window that `now` (ms) falls into. Limits count over calendar periods of UTC and not
 * over rolling hours, so that the player can be told one moment at which the whole limit is back.
 */
export function periodWindow(period: LimitPeriod, now: number): PeriodWindow {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const day = date.getUTCDate();
  switch (period) {
    case 'D':
      return { from: Date.UTC(year, month, day), resetOn: Date.UTC(year, month, day + 1) };
    case 'W': {
      const monday = day - ((date.getUTCDay() + 6) % 7);
      return { from: Date.UTC(year, month, monday), resetOn: Date.UTC(year, month, monday + 7) };
    }
    case 'M':
      return { from: Date.UTC(year, month, 1), resetOn: Date.UTC(year, month + 1, 1) };
  }
}
