import { describe, expect, test } from 'vitest';
import { periodWindow } from '../../../backend/banking/periods.ts';

const HOUR = 3_600_000;

/** The running window, in instants, and how many hours it has. */
const windowOf = (period: 'D' | 'W' | 'M', now: string, zone: string) => {
  const { from, resetOn } = periodWindow(period, Date.parse(now), zone);
  return [
    new Date(from).toISOString().slice(0, 16),
    new Date(resetOn).toISOString().slice(0, 16),
    (resetOn - from) / HOUR,
  ];
};

test.each<['D' | 'W' | 'M', string, string, string, string, number]>([
  ['D', 'Europe/Helsinki', '2026-11-18T21:59:59.999Z', '2026-11-17T22:00', '2026-11-18T22:00', 24],
  ['D', 'Europe/Helsinki', '2026-11-18T22:00:00Z', '2026-11-18T22:00', '2026-11-19T22:00', 24],
  ['D', 'Asia/Kolkata', '2026-12-31T18:30:00Z', '2026-12-31T18:30', '2027-01-01T18:30', 24],
  ['W', 'Europe/Helsinki', '2026-11-22T21:59:59Z', '2026-11-15T22:00', '2026-11-22T22:00', 168],
  ['W', 'UTC', '2026-11-16T00:00:00Z', '2026-11-16T00:00', '2026-11-23T00:00', 168],
  ['W', 'UTC', '2027-01-01T12:00:00Z', '2026-12-28T00:00', '2027-01-04T00:00', 168],
  ['M', 'UTC', '2028-02-29T12:00:00Z', '2028-02-01T00:00', '2028-03-01T00:00', 29 * 24],
  ['M', 'UTC', '2027-02-28T23:59:59.999Z', '2027-02-01T00:00', '2027-03-01T00:00', 28 * 24],
  ['M', 'America/Toronto', '2027-01-01T04:59:00Z', '2026-12-01T05:00', '2027-01-01T05:00', 744],
  ['M', 'Pacific/Auckland', '2026-11-30T11:00:00Z', '2026-11-30T11:00', '2026-12-31T11:00', 744],
])(
  '[LIM-01] a period counts by the calendar of the zone: %s in %s at %s',
  (period, zone, now, from, resetOn, hours) => {
    expect(windowOf(period, now, zone)).toEqual([from, resetOn, hours]);
  },
);

describe('[LIM-01] where clocks are changed', () => {
  test.each<[string, string, string, string, string, number]>([
    [
      'Helsinki loses an hour',
      'Europe/Helsinki',
      '2026-03-29T10:00Z',
      '2026-03-28T22:00',
      '2026-03-29T21:00',
      23,
    ],
    [
      'Helsinki wins one',
      'Europe/Helsinki',
      '2026-10-25T01:30Z',
      '2026-10-24T21:00',
      '2026-10-25T22:00',
      25,
    ],
    [
      'Berlin wins one',
      'Europe/Berlin',
      '2026-10-25T22:59Z',
      '2026-10-24T22:00',
      '2026-10-25T23:00',
      25,
    ],
    [
      'Toronto loses one',
      'America/Toronto',
      '2026-03-08T12:00Z',
      '2026-03-08T05:00',
      '2026-03-09T04:00',
      23,
    ],
    [
      'Toronto wins one',
      'America/Toronto',
      '2026-11-01T12:00Z',
      '2026-11-01T04:00',
      '2026-11-02T05:00',
      25,
    ],
    // No midnight: clocks go from 23:59 to 01:00.
    [
      'Santiago begins a day at one',
      'America/Santiago',
      '2026-09-06T04:00Z',
      '2026-09-06T04:00',
      '2026-09-07T03:00',
      23,
    ],
    [
      'Santiago has eleven at night twice',
      'America/Santiago',
      '2026-04-05T03:30Z',
      '2026-04-04T03:00',
      '2026-04-05T04:00',
      25,
    ],
    [
      'São Paulo had no midnight',
      'America/Sao_Paulo',
      '2018-11-04T12:00Z',
      '2018-11-04T03:00',
      '2018-11-05T02:00',
      23,
    ],
    [
      'Lord Howe wins half an hour',
      'Australia/Lord_Howe',
      '2026-04-04T20:00Z',
      '2026-04-04T13:00',
      '2026-04-05T13:30',
      24.5,
    ],
  ])('%s', (_what, zone, now, from, resetOn, hours) => {
    expect(windowOf('D', now, zone)).toEqual([from, resetOn, hours]);
  });

  test('windows follow each other without a gap, through three years', () => {
    const zones = ['Europe/Helsinki', 'America/Santiago', 'America/Toronto', 'Pacific/Auckland'];
    for (const zone of zones) {
      for (const period of ['D', 'W', 'M'] as const) {
        let at = periodWindow(period, Date.UTC(2026, 0, 1), zone).from;
        while (at < Date.UTC(2029, 0, 1)) {
          const { from, resetOn } = periodWindow(period, at, zone);
          expect(from).toBe(at);
          expect(periodWindow(period, resetOn - 1, zone)).toEqual({ from, resetOn });
          at = resetOn;
        }
      }
    }
  });
});
