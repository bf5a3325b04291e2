import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { takeTurns } from '../../../backend/platform/turns.ts';

test('[DOC-18] one player’s many files keep nobody else’s waiting: of one player one is judged at a time', async () => {
  const inTurn = takeTurns(2);
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const judge = (who: string, file: string) =>
    inTurn(who, () => {
      begun.push(file);
      return new Promise<void>((end) => ends.set(file, end));
    });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((file) => judge(file.charAt(0), file));
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1']);
  const end = async (file: string) => {
    ends.get(file)?.();
    await setImmediate();
  };
  await end('b1');
  // Neither the next of a player whose file is being judged, nor one of somebody who had their turn.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun.at(-1)).toBe('b2');
  await end('a1');
  expect(begun.at(-1)).toBe('a2');
  await end('b2');
  await end('a2');
  await end('a3');
  await Promise.all(all);
});

test('[DOC-18] who fails leaves their turn to the next', async () => {
  const inTurn = takeTurns(1);
  const fails = inTurn('a', () => Promise.reject(new Error('damaged')));
  const next = inTurn('b', () => Promise.resolve('judged'));
  await expect(fails).rejects.toThrow('damaged');
  expect(await next).toBe('judged');
});

test('[DOC-18] who took long lately waits behind who took little', async () => {
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const inTurn = takeTurns(1);
  const begun: string[] = [];
  const judge = (file: string, takes: number) =>
    inTurn(file.charAt(0), async () => {
      begun.push(file);
      await setImmediate();
      ms += takes;
    });
  await judge('a1', 5_000);
  await judge('b1', 1);
  await Promise.all([judge('c1', 1), judge('a2', 1), judge('b2', 1)]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
  clock.mockRestore();
});
