import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../atlas/site/slices.ts';

afterEach(() => vi.restoreAllMocks());

/** Does twelve pieces of work by a clock that only the work moves. @param piece ms for each */
async function sliced(piece: number): Promise<{ readonly told: number[]; readonly ms: number }> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  function* work(): Generator<number, string> {
    for (let count = 1; count <= 12; count += 1) {
      now += piece;
      yield count;
    }
    return 'done';
  }
  const told: number[] = [];
  const { result, ms } = await new Promise<{ result: string; ms: number }>((done, failed) => {
    inSlices(work(), (progress) => told.push(progress), done, failed);
  });
  expect(result).toBe('done');
  return { told, ms };
}

test('the page is free after each twelve milliseconds of work', async () => {
  expect(await sliced(4)).toEqual({ told: [3, 6, 9, 12], ms: 48 });
});

test('work of which each piece takes long frees the page after each', async () => {
  expect((await sliced(100)).told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
