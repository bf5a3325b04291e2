import type { LimitPeriod } from '../../reference/policies.ts';

/** A half-open window `[from, resetOn)`, both in ms since the epoch. */
export interface PeriodWindow {
  from: number;
  resetOn: number;
}

/** How many calendar days and months a period has. */
const LENGTHS = { D: { days: 1 }, W: { days: 7 }, M: { months: 1 } } as const satisfies Record<
  LimitPeriod,
  Temporal.DurationLike
>;

function firstDay(period: LimitPeriod, day: Temporal.PlainDate): Temporal.PlainDate {
  switch (period) {
    case 'D':
      return day;
    case 'W':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'M':
      return day.with({ day: 1 });
  }
}

/**
 * The calendar window that `now` (ms) falls into, in an IANA time zone: a day, a week from Monday or a
 * month. Limits count over calendar periods and not over rolling hours, so that the player can be told one
 * moment at which the whole limit is back. A day begins with its first moment, which is not midnight where
 * clocks are put forward then; it may have 23 or 25 hours.
 */
export function periodWindow(period: LimitPeriod, now: number, zone: string): PeriodWindow {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const first = firstDay(period, today);
  const startOf = (day: Temporal.PlainDate): number => day.toZonedDateTime(zone).epochMilliseconds;
  return { from: startOf(first), resetOn: startOf(first.add(LENGTHS[period])) };
}
