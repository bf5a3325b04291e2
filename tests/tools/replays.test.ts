import { expect, test } from 'vitest';
import { tooLong } from '../../tools/test/replays.mjs';

const flows = new Map([
  ['a.quick', new Map([['view', 60_000]])],
  [
    'b.slow',
    new Map([
      ['view', 20_000],
      ['browser', 40_002],
    ]),
  ],
]);

test('a flow that adds more than 30 s to a run on two cores fails it', () => {
  expect(tooLong(flows, 2, { CI: 'true' })).toEqual(['b.slow adds 30.0 s, of 30 at most']);
  expect(tooLong(flows, 1, { CI: '' })).toHaveLength(2);
  expect(tooLong(flows, 4, { CI: 'true' })).toEqual([]);
});

test('where others work on the machine, no time fails a run', () => {
  expect(tooLong(flows, 1, {})).toEqual([]);
});
