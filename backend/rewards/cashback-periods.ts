import { periodWindow } from '../banking/periods.ts';
import type { Campaign } from './campaigns.ts';
import type { CashbackTrigger } from './tables.ts';

const DAY = 86_400_000;

/** A campaign that gives a part of losses back. */
export type Cashback = Campaign & {
  readonly trigger: CashbackTrigger;
  readonly cashbackPercent: number;
};

/** The time `[from, to)` of which losses count together, and until when they may be claimed; ms since the epoch. */
export interface CashbackPeriod {
  readonly from: number;
  readonly to: number;
  readonly claimableUntil: number;
}

type Dates = Pick<Cashback, 'trigger' | 'startsAt' | 'endsAt' | 'claimDays' | 'cashbackDay'>;

/** The days, or weeks, that may matter: the last one can be claimed until this one ends. */
function calendarPeriods(period: 'D' | 'W', now: number, zone: string): CashbackPeriod[] {
  const current = periodWindow(period, now, zone);
  const last = periodWindow(period, current.from - 1, zone);
  const next = periodWindow(period, current.resetOn, zone);
  return [
    { from: last.from, to: current.from, claimableUntil: current.resetOn },
    { from: current.from, to: current.resetOn, claimableUntil: next.resetOn },
  ];
}

function periodsIn(
  { trigger, startsAt, endsAt, claimDays, cashbackDay }: Dates,
  now: number,
  zone: string,
) {
  const upTo = (to: number, counted = to): CashbackPeriod => ({
    from: startsAt.getTime(),
    to: counted,
    claimableUntil: to + (claimDays ?? 0) * DAY,
  });
  const last = endsAt?.getTime() ?? Infinity;
  switch (trigger) {
    case 'CASHBACK_INSTANT':
      return [upTo(last, Math.min(last, now))];
    case 'CASHBACK_DAILY':
      return calendarPeriods('D', now, zone);
    case 'CASHBACK_WEEKLY':
      return calendarPeriods('W', now, zone);
    case 'CASHBACK_WITH_TIMEFRAME':
      return [upTo(last)];
    case 'CASHBACK_SPECIFIC_DAY': {
      const day = Temporal.PlainDate.from(cashbackDay ?? '');
      const { from, resetOn } = periodWindow(
        'D',
        day.toZonedDateTime(zone).epochMilliseconds,
        zone,
      );
      return [{ ...upTo(resetOn), from }];
    }
  }
}

/**
 * The periods of a cashback that run, are to come, or can still be claimed, the first first: of days and weeks by the
 * calendar of the player's zone, whatever hours a day has, and cut by the campaign's start and end. Instant cashback has
 * one, up to `now` (ms).
 */
export function periodsOf(dates: Dates, now: number, zone: string): CashbackPeriod[] {
  const [first, last] = [dates.startsAt.getTime(), dates.endsAt?.getTime() ?? Infinity];
  return periodsIn(dates, now, zone)
    .map((period) => ({
      ...period,
      from: Math.max(period.from, first),
      to: Math.min(period.to, last),
    }))
    .filter(({ from, to, claimableUntil }) => from < to && claimableUntil > now);
}
