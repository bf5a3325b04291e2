import { describe, expect, it } from 'vitest';
import { formatDeadline } from '../../src/locale/moments.ts';
import pt from '../../src/texts/limits/pt.json';

const NOON = '2026-07-22T12:00:00Z';
const written = (tag: string, zone: string) => formatDeadline(NOON, tag, zone).replace(/\s/gu, ' ');

describe('a deadline', () => {
  it.each([
    ['en', 'Europe/Helsinki', '22 July 2026, 15:00 EEST'],
    ['en', 'America/Toronto', '22 July 2026, 08:00 (Eastern Time)'],
    ['fi', 'Europe/Helsinki', '22. heinäkuuta 2026, 15.00 (Itä-Euroopan aika)'],
    ['fi', 'UTC', '22. heinäkuuta 2026, 12.00 UTC'],
    ['pt-BR', 'America/Sao_Paulo', '22 de julho de 2026, 09:00 BRT'],
    ['pt-BR', 'Europe/Lisbon', '22 de julho de 2026, 13:00 (Horário da Europa Ocidental)'],
  ])(
    'tells its zone as people call it, and never as an offset: %s, %s [LIM-02]',
    (tag, zone, words) => {
      expect(written(tag, zone)).toBe(words);
    },
  );

  it('keeps the letters of a zone on the line of its time [LIM-02]', () => {
    expect(formatDeadline(NOON, 'en', 'Europe/Helsinki')).toContain('15:00\u00a0EEST');
  });
});

it('In Portuguese no limit is “excluded”: that is what a player does to their own play [LIM-05]', () => {
  const ofLimits = Object.entries(pt).filter(([id]) =>
    /^limits\.(?:action|loosen|required)/u.test(id),
  );
  expect(ofLimits.length).toBeGreaterThan(5);
  expect(ofLimits.filter(([, words]) => /exclu/iu.test(words))).toEqual([]);
});
