import { HISTORY_HOURS, type HistoryFilter } from '../../../machines/banking/history/setup.ts';
import type {
  TransactionCategory,
  TransactionStatus,
} from '../../../machines/banking/history/rows.ts';
import type { Rule, Values } from '../../ui/rules.ts';
import { first, unless } from '../../ui/rules.ts';
import { HOUR } from '../../ui/durations.ts';
import { beginningOf, endOf } from '../days.ts';

type Hours = (typeof HISTORY_HOURS)[number];

const NOTHING_CHOSEN = { to: undefined, category: undefined, status: undefined } as const;

const windowOf = (hours: Hours, now: number) => ({
  hours,
  from: new Date(now - hours * HOUR).toISOString(),
});

/** The filter before anything is chosen: the first window, back from now (TXN-09). @param now ms */
export const defaultFilter = (now: number): HistoryFilter => ({
  ...NOTHING_CHOSEN,
  ...windowOf(HISTORY_HOURS[0], now),
});

/** In place of a window, where the player gives dates. */
export const BY_DATES = 'dates';

export type FilterField = 'period' | 'from' | 'to' | 'category' | 'status';

/** Dates of a form can be compared as they are written. */
const isInOrder = (to: string, { from = '' }: Values): boolean =>
  from === '' || to === '' || from <= to;

/** Browsers let years of six digits be typed, and the first days of our era; neither is meant. */
const isDay = (value: string): boolean => value === '' || /^[12]\d{3}-\d\d-\d\d$/.test(value);
const realDay = unless(isDay, 'field.dateOfBirth.malformed');

export const FILTER_RULES: Readonly<Record<FilterField, Rule | undefined>> = {
  period: undefined,
  from: realDay,
  to: first(realDay, unless(isInOrder, 'history.filter.to.beforeFrom')),
  category: undefined,
  status: undefined,
};

/**
 * Reads the filter from a form. Both days are meant whole.
 * @param now ms
 * @param zone whose days they are, IANA
 */
export function filterOf(values: Values<FilterField>, now: number, zone: string): HistoryFilter {
  const { period, from, to, category, status } = values;
  const hours = HISTORY_HOURS.find((one) => String(one) === period);
  const dates = {
    hours: undefined,
    from: from === '' ? undefined : beginningOf(from, zone),
    to: to === '' ? undefined : endOf(to, zone),
  };
  return {
    ...NOTHING_CHOSEN,
    ...(hours === undefined ? dates : windowOf(hours, now)),
    // The form offers nothing else.
    category: category === '' ? undefined : (category as TransactionCategory),
    status: status === '' ? undefined : (status as TransactionStatus),
  };
}
