import { describe, expect, test } from 'vitest';
import { slownessOf, tooLong } from '../../tools/test/replays.mjs';

const flows = new Map([
  ['a.quick', new Map([['view', 60_000]])],
  [
    'b.slow',
    new Map([
      ['view', 20_000],
      ['browser', 60_002],
    ]),
  ],
]);

test('a flow that adds more than 40 s to a run on two cores fails it', () => {
  expect(tooLong(flows, 2, 1, { CI: 'true' })).toEqual(['b.slow adds 40.0 s, of 40 at most']);
  expect(tooLong(flows, 1, 1, { CI: '' })).toHaveLength(2);
  expect(tooLong(flows, 4, 1, { CI: 'true' })).toEqual([]);
});

test('on a machine that is twice as slow it may add twice as much', () => {
  expect(tooLong(flows, 1, 2, { CI: 'true' })).toEqual(['b.slow adds 80.0 s, of 80 at most']);
  expect(tooLong(flows, 2, 2, { CI: 'true' })).toEqual([]);
});

test('where others work on the machine, no time fails a run', () => {
  expect(tooLong(flows, 1, 1, {})).toEqual([]);
});

describe('how slow a machine is', () => {
  const taken = new Map(['a', 'b', 'c'].map((flow) => [flow, 10]));
  const run = (...each: readonly (readonly [number, number])[]) =>
    new Map(
      each.map(([view, browser], at) => [
        'abc'.charAt(at),
        new Map([
          ['view', view * 10],
          ['browser', browser * 10],
        ]),
      ]),
    );

  test('is told by what a transition takes on both levels, whichever flow grew', () => {
    expect(slownessOf(run([320, 1_200], [320, 1_200], [9_000, 90_000]), taken)).toBe(2);
  });

  test('is at least the usual, and at most four times that', () => {
    expect(slownessOf(run([16, 60], [16, 60], [16, 60]), taken)).toBe(1);
    expect(slownessOf(run([9_000, 9_000], [9_000, 9_000], [9_000, 9_000]), taken)).toBe(4);
    expect(slownessOf(new Map(), taken)).toBe(1);
  });
});
