import { afterEach, expect, test } from 'vitest';
import { FILTER_RULES } from '../../src/banking/history/filter.ts';
import { beginningOf, byDay, dayOf, endOf } from '../../src/banking/days.ts';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

const HOUR = 3_600_000;

test.each([
  ['an ordinary day', 'Europe/Helsinki', '2026-11-20', '2026-11-19T22:00:00.000Z', 24],
  ['clocks are set forward', 'Europe/Helsinki', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['clocks are set back', 'Europe/Helsinki', '2026-10-25', '2026-10-24T21:00:00.000Z', 25],
  ['there is no midnight', 'America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
  ['midnight comes twice', 'America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', 25],
  ['summer begins in Canada', 'America/Toronto', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
])('a day is whole: %s [TXN-05]', (_, zone, day, from, hours) => {
  process.env['TZ'] = zone;
  expect(beginningOf(day)).toBe(from);
  expect((Date.parse(endOf(day)) - Date.parse(from)) / HOUR).toBe(hours);
  expect([dayOf(from), dayOf(Date.parse(endOf(day)) - 1)]).toEqual([day, day]);
});

test('rows are grouped by days, also of one with 25 hours [TXN-01]', () => {
  process.env['TZ'] = 'Europe/Helsinki';
  const rows = ['10-25T22:00', '10-25T21:59', '10-24T21:00', '10-24T20:59'].map((at) => ({
    transactionDate: `2026-${at}:00Z`,
  }));
  expect(byDay(rows).map(({ firstInGroup }) => firstInGroup)).toEqual([true, true, false, true]);
});

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
