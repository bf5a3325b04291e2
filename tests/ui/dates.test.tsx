import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDateTime, formatDay, formatTime, formatZone } from '../../src/locale/dates.ts';

const NIGHT = '2026-03-02T23:30:00Z';
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2060]/g, ' ');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('LOC-13: a moment in a zone', () => {
  it.each([
    ['en', 'Europe/Helsinki', '3 March 2026', '01:30'],
    ['en-US', 'Europe/Helsinki', 'March 3, 2026', '01:30'],
    ['fi', 'UTC', '2. maaliskuuta 2026', '23.30'],
    ['pt-BR', 'America/Sao_Paulo', '2 de março de 2026', '20:30'],
  ])('in %s at %s is the day and the time there', (tag, zone, day, time) => {
    expect(plain(formatDay(NIGHT, tag, zone))).toBe(day);
    expect(formatTime(NIGHT, tag, zone)).toBe(time);
    expect(plain(formatDateTime(NIGHT, tag, zone))).toBe(`${day}, ${time}`);
  });

  it('is never told by twelve hours, nor as 24:30', () => {
    expect(formatTime('2026-03-02T00:30:00Z', 'en-US', 'UTC')).toBe('00:30');
  });

  it.each([
    ['en', 'Europe/Helsinki', 'short', 'EET'],
    ['fi', 'Europe/Helsinki', 'longGeneric', 'Itä-Euroopan aika'],
    ['en', 'UTC', 'short', 'UTC'],
  ] as const)('is of a zone that has a name in %s: %s', (tag, zone, how, name) => {
    expect(formatZone(NIGHT, tag, zone, how)).toBe(name);
  });

  it('makes what writes it once for a language, a zone and a shape: a list has hundreds of them', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const zone of ['Asia/Tokyo', 'Asia/Tokyo', 'Asia/Seoul']) formatTime(NIGHT, 'sv', zone);
    expect(made).toHaveBeenCalledTimes(2);
  });
});
