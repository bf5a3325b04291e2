import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkStanding, keepsFromPlay, playedMs, type Span } from '../../../reference/play-time.ts';

const MINUTE = 60_000;
const HOURLY = { gameCheckMinutes: 60 };

/** The same, by asking of each minute whether a game was open, back to the first rest that is long enough. */
function countedByMinute(spans: readonly Span[], since: number, now: number, reset: number) {
  let played = 0;
  let idle = 0;
  for (let minute = now - 1; minute >= since && idle < reset; minute -= 1) {
    const isOpen = spans.some(({ from, until }) => from <= minute && minute < until);
    played += Number(isOpen);
    idle = isOpen ? 0 : idle + 1;
  }
  return played;
}

describe('[INGAME-06] the time of play', () => {
  const NOW = 300;
  const span = fc
    .tuple(fc.integer({ min: 0, max: NOW }), fc.integer({ min: 0, max: NOW }))
    .map(([one, other]) => ({ from: Math.min(one, other), until: Math.max(one, other) }))
    .filter(({ from, until }) => from < until);

  test('is that of all games, each minute once, since the last long rest', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 8 }),
        fc.integer({ min: 0, max: NOW }),
        fc.integer({ min: 1, max: 80 }),
        (spans, since, reset) => {
          expect(playedMs(spans, since, NOW, reset)).toBe(
            countedByMinute(spans, since, NOW, reset),
          );
        },
      ),
    );
  });
});

describe('[INGAME-06] the check inside games', () => {
  const at = (minutes: number, spans: readonly [number, number][], restsUntil?: number) =>
    checkStanding(
      HOURLY,
      spans.map(([from, until]) => ({ from: from * MINUTE, until: until * MINUTE })),
      restsUntil === undefined ? null : restsUntil * MINUTE,
      minutes * MINUTE,
    );

  test.each<[string, ReturnType<typeof at>, number, boolean]>([
    ['a minute before the hour', at(59, [[0, 59]]), 1, false],
    ['at the hour', at(60, [[0, 60]]), 0, true],
    ['long after it, unanswered', at(200, [[0, 200]]), 0, true],
    [
      'after two games and a short rest',
      at(70, [
        [0, 30],
        [40, 70],
      ]),
      0,
      true,
    ],
    [
      'after a rest of an hour',
      at(125, [
        [0, 59],
        [119, 125],
      ]),
      54,
      false,
    ],
    ['in a game that was left, unanswered', at(100, [[0, 60]]), 0, true],
    ['an hour after it was left', at(120, [[0, 60]]), 60, false],
    ['in the rest', at(62, [[0, 62]], 65), 63, true],
    ['as the rest ends', at(65, [[0, 65]], 65), 60, false],
    ['an hour after the rest', at(125, [[0, 125]], 65), 0, true],
  ])('%s', (_when, check, minutes, keeps) => {
    expect(check?.dueInMs).toBe(minutes * MINUTE);
    expect(keepsFromPlay(check)).toBe(keeps);
  });

  test('is none where the law asks for none', () => {
    expect(checkStanding({ gameCheckMinutes: null }, [], null, 0)).toBeUndefined();
    expect(keepsFromPlay(undefined)).toBe(false);
  });
});
