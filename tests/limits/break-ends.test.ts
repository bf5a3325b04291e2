import { describe, expect, test } from 'vitest';
import { breakEnd, breakLengths, exclusionLengths } from '../../reference/break-ends.ts';
import { POLICIES } from '../../reference/policies.ts';

const FINLAND = { countryCode: 'FI' };
const ONTARIO = { countryCode: 'CA', provinceCode: 'ON' };
const at = (text: string) => Date.parse(text);
const said = (ms: number) => new Date(ms).toISOString();

describe('[EXC-02][EXC-04] when a break is over', () => {
  test('[EXC-08] a day is 24 hours, whatever the clocks do meanwhile', () => {
    // In Finland clocks go back in the night to 25 October 2026: the day has 25 hours.
    const begun = at('2026-10-24T12:00:00Z');
    expect(breakEnd({ days: 1 }, begun, FINLAND) - begun).toBe(86_400_000);
  });

  test.each([
    ['the same day and time', '2026-11-21T09:12:30.123Z', 6, FINLAND, '2027-05-21T08:12:30.123Z'],
    ['the last day of a shorter month', '2027-01-31T10:00:00Z', 1, ONTARIO, '2027-02-28T10:00:00Z'],
    ['a leap day', '2028-01-31T10:00:00Z', 1, ONTARIO, '2028-02-29T10:00:00Z'],
    ['from a leap day on', '2028-02-29T10:00:00Z', 12, FINLAND, '2029-02-28T10:00:00Z'],
    [
      'by the day where the player lives',
      '2027-01-31T23:30:00Z',
      1,
      FINLAND,
      '2027-02-28T23:30:00Z',
    ],
    ['a time that is left out', '2027-02-28T01:30:00Z', 1, FINLAND, '2027-03-28T01:30:00Z'],
    [
      'a time that comes twice: the later',
      '2027-08-31T00:30:00Z',
      2,
      FINLAND,
      '2027-10-31T01:30:00Z',
    ],
  ])('months: %s', (_what, now, months, residence, end) => {
    expect(said(breakEnd({ months }, at(now), residence))).toBe(said(at(end)));
  });

  test('[EXC-03] without an end is stored as twelve months', () => {
    const now = at('2026-11-21T09:12:30Z');
    expect(said(breakEnd({ indefinite: true }, now, FINLAND))).toBe('2027-11-21T09:12:30.000Z');
  });
});

test('[NS-20][NS-31] every market offers at least a day, and an exclusion of six months or longer', () => {
  for (const policy of POLICIES) {
    expect(breakLengths(policy)[0]).toEqual({ days: 1 });
    expect(exclusionLengths(policy)[0]).toEqual({ months: 6 });
  }
});
