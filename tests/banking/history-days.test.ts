import { expect, test } from 'vitest';
import { periodWindow } from '../../backend/banking/periods.ts';
import { MARKETS } from '../../reference/markets.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { FILTER_RULES } from '../../src/banking/history/filter.ts';
import { beginningOf, byDay, dayOf, endOf } from '../../src/banking/days.ts';

const HOUR = 3_600_000;

/** Of all markets, and UTC. */
const ZONES = [...new Set(Object.keys(MARKETS).map((countryCode) => timeZoneOf({ countryCode })))];

test.each([
  ['an ordinary day', 'Europe/Helsinki', '2026-11-20', '2026-11-19T22:00:00.000Z', 24],
  ['clocks are set forward', 'Europe/Helsinki', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['clocks are set back', 'Europe/Helsinki', '2026-10-25', '2026-10-24T21:00:00.000Z', 25],
  ['there is no midnight', 'America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
  ['midnight comes twice', 'America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', 25],
  ['summer begins in Canada', 'America/Toronto', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
])('a day is whole: %s [TXN-05]', (_, zone, day, from, hours) => {
  expect(beginningOf(day, zone)).toBe(from);
  expect((Date.parse(endOf(day, zone)) - Date.parse(from)) / HOUR).toBe(hours);
  expect([dayOf(from, zone), dayOf(Date.parse(endOf(day, zone)) - 1, zone)]).toEqual([day, day]);
});

test('rows are grouped by days, also of one with 25 hours [TXN-01]', () => {
  const rows = ['10-25T22:00', '10-25T21:59', '10-24T21:00', '10-24T20:59'].map((at) => ({
    transactionDate: `2026-${at}:00Z`,
  }));
  expect(byDay(rows, 'Europe/Helsinki').map(({ firstInGroup }) => firstInGroup)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test.each(ZONES)(
  'in %s days are the platform’s, those of the year’s changes of clocks among them [TXN-05]',
  (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * HOUR) {
      const { from, resetOn } = periodWindow('D', at, zone);
      const day = dayOf(at, zone);
      expect([beginningOf(day, zone), endOf(day, zone)]).toEqual(
        [from, resetOn].map((ms) => new Date(ms).toISOString()),
      );
    }
  },
);

test.each([
  ['0026-11-20', 'field.dateOfBirth.malformed'],
  ['12026-11-20', 'field.dateOfBirth.malformed'],
  ['2026-11-20', undefined],
  ['', undefined],
])('a filter takes %j for a day, or says that it is none [TXN-05]', (day, said) => {
  const values = { period: 'dates', from: '', to: day, category: '', status: '' };
  expect(FILTER_RULES.to?.(day, values)?.text).toBe(said);
  expect(FILTER_RULES.from?.(day, values)?.text).toBe(said);
});
