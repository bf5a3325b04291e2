import { describe, expect, test } from 'vitest';
import { periodsOf } from '../../../backend/rewards/cashback-periods.ts';
import { broughtBy } from '../../../backend/rewards/losses.ts';

const HELSINKI = 'Europe/Helsinki';
const at = (text: string) => Date.parse(text);
const told = (
  dates: Partial<Parameters<typeof periodsOf>[0]>,
  now: string,
): readonly (readonly string[])[] =>
  periodsOf(
    {
      trigger: 'CASHBACK_DAILY',
      startsAt: new Date('2026-01-01T00:00:00Z'),
      endsAt: null,
      claimDays: null,
      cashbackDay: null,
      ...dates,
    },
    at(now),
    HELSINKI,
  ).map((period) =>
    [period.from, period.to, period.claimableUntil].map((ms) =>
      Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 16) : 'never',
    ),
  );

describe('[REW-05] the periods of a cashback', () => {
  test('are days of the player, of 25 hours where clocks are put back', () => {
    expect(told({}, '2026-10-25T22:00:00Z')).toEqual([
      ['2026-10-24T21:00', '2026-10-25T22:00', '2026-10-26T22:00'],
      ['2026-10-25T22:00', '2026-10-26T22:00', '2026-10-27T22:00'],
    ]);
  });

  test('are weeks from Monday on, of 167 hours where clocks are put forward', () => {
    expect(told({ trigger: 'CASHBACK_WEEKLY' }, '2026-03-30T10:00:00Z')).toEqual([
      ['2026-03-22T22:00', '2026-03-29T21:00', '2026-04-05T21:00'],
      ['2026-03-29T21:00', '2026-04-05T21:00', '2026-04-12T21:00'],
    ]);
  });

  test('are cut where the campaign begins and ends', () => {
    const dates = {
      startsAt: new Date('2026-11-17T10:00:00Z'),
      endsAt: new Date('2026-11-18T09:00:00Z'),
    };
    expect(told(dates, '2026-11-18T12:00:00Z')).toEqual([
      ['2026-11-17T10:00', '2026-11-17T22:00', '2026-11-18T22:00'],
      ['2026-11-17T22:00', '2026-11-18T09:00', '2026-11-19T22:00'],
    ]);
    expect(told(dates, '2026-11-18T22:00:00Z')).toEqual([
      ['2026-11-17T22:00', '2026-11-18T09:00', '2026-11-19T22:00'],
    ]);
  });

  test('are the time frame of the campaign, and the days after it in which it is claimed', () => {
    const dates = {
      trigger: 'CASHBACK_WITH_TIMEFRAME',
      endsAt: new Date('2026-01-03T00:00:00Z'),
      claimDays: 2,
    } as const;
    const only = [['2026-01-01T00:00', '2026-01-03T00:00', '2026-01-05T00:00']];
    expect(told(dates, '2026-01-04T23:59:59Z')).toEqual(only);
    expect(told(dates, '2026-01-05T00:00:00Z')).toEqual([]);
  });

  test('are one day by the player’s calendar', () => {
    const dates = {
      trigger: 'CASHBACK_SPECIFIC_DAY',
      cashbackDay: '2026-03-29',
      claimDays: 1,
    } as const;
    expect(told(dates, '2026-03-01T00:00:00Z')).toEqual([
      ['2026-03-28T22:00', '2026-03-29T21:00', '2026-03-30T21:00'],
    ]);
  });

  test('are for instant cashback all the time up to now', () => {
    const dates = { trigger: 'CASHBACK_INSTANT', claimDays: 1 } as const;
    expect(told(dates, '2026-01-02T00:00:00Z')).toEqual([
      ['2026-01-01T00:00', '2026-01-02T00:00', 'never'],
    ]);
    const ended = { ...dates, endsAt: new Date('2026-01-02T00:00:00Z') };
    expect(told(ended, '2026-01-02T12:00:00Z')).toEqual([
      ['2026-01-01T00:00', '2026-01-02T00:00', '2026-01-03T00:00'],
    ]);
  });
});

describe('[CASH-01] losses bring', () => {
  const terms = { cashbackPercent: 10, boosterPercent: 25, maxBonus: 1_000 };
  test.each([
    ['their per cent, rounded down', { net: 1_999, boosted: 0 }, 199],
    ['nothing where more came back', { net: -500, boosted: 300 }, 0],
    ['the higher per cent in the games of a booster', { net: 1_000, boosted: 400 }, 160],
    ['no more than on what is lost in all', { net: 100, boosted: 900 }, 25],
    ['the lower per cent of all, where those games were won', { net: 500, boosted: -900 }, 50],
    ['the highest amount', { net: 100_000, boosted: 0 }, 1_000],
  ])('%s', (_, losses, amount) => {
    expect(broughtBy(losses, terms, 'EUR')).toBe(amount);
  });
});
