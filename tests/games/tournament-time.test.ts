import { describe, expect, test } from 'vitest';
import { platformClock, stateAt, timeLeft } from '../../src/games/tournaments/time.ts';

const at = (iso: string): number => Date.parse(iso);

describe('[TOUR-01] [TOUR-02] the time of tournaments', () => {
  test('is the platform’s, and goes on by a clock that nobody sets', () => {
    let ticks = 5_000;
    const now = platformClock('2026-11-21T10:00:00Z', 4_000, () => ticks);
    expect(now()).toBe(at('2026-11-21T10:00:01Z'));
    ticks += 60_000;
    expect(now()).toBe(at('2026-11-21T10:01:01Z'));
  });

  test.each([
    ['2026-11-21T09:59:59.999Z', 'UPCOMING'],
    ['2026-11-21T10:00:00Z', 'RUNNING'],
    ['2026-11-21T11:59:59.999Z', 'RUNNING'],
    ['2026-11-21T12:00:00Z', 'FINISHED'],
  ])('runs from its start up to its end: %s is %s', (moment, state) => {
    const times = { startsAt: '2026-11-21T10:00:00Z', endsAt: '2026-11-21T12:00:00Z' };
    expect(stateAt(times, at(moment))).toBe(state);
  });

  test.each([
    [0, 0, '00:00:00'],
    [-5_000, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [59_000, 0, '00:00:59'],
    [3_600_000, 0, '01:00:00'],
    [86_399_000, 0, '23:59:59'],
    [86_400_000, 1, '00:00:00'],
    [2 * 86_400_000 + 3_661_000, 2, '01:01:01'],
  ])('%i ms are %i days and %s', (left, days, clock) => {
    expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual({ days, clock });
  });
});
