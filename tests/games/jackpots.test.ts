import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JACKPOT_POLL, watchJackpots, type JackpotAmount } from '../../src/games/jackpots/watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const eur = (gameId: string, amount: number): JackpotAmount => ({
  gameId,
  amount,
  currency: 'EUR',
});

/** A watch over a platform that tells these amounts; `asked` has the ids of each question. */
function watched(amounts: Record<string, number>) {
  const asked: string[][] = [];
  const page = { isSeen: true, isDown: false };
  const watch = watchJackpots(
    (ids) => {
      asked.push([...ids]);
      if (page.isDown) return Promise.reject(new Error('down'));
      return Promise.resolve(
        ids.flatMap((id) => (amounts[id] === undefined ? [] : [eur(id, amounts[id])])),
      );
    },
    () => page.isSeen,
  );
  return { ...watch, asked, page };
}

describe('[JACK-01] [JACK-02] the amounts of jackpots', () => {
  test('are asked for together, for the games in sight, and again while they are', async () => {
    const { watch, amountOf, asked } = watched({ a: 100, b: 200 });
    const changes = vi.fn<() => void>();
    watch('b', changes);
    watch('a', changes);
    watch('a', changes);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([['a', 'b']]);
    expect([amountOf('a'), amountOf('b'), amountOf('c')]).toEqual([
      eur('a', 100),
      eur('b', 200),
      undefined,
    ]);
    expect(changes).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(JACKPOT_POLL);
    expect(asked).toHaveLength(2);
  });

  test('are not asked for where no game has one, nor when none is in sight any more', async () => {
    const { watch, asked } = watched({ a: 100 });
    await vi.advanceTimersByTimeAsync(3 * JACKPOT_POLL);
    expect(asked).toEqual([]);
    const leave = watch('a', () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(3 * JACKPOT_POLL);
    expect(asked).toEqual([['a']]);
  });

  test('that grow or shrink are told, and those that stay are no news', async () => {
    const amounts = { a: 100 };
    const { watch, amountOf } = watched(amounts);
    const changes = vi.fn<() => void>();
    watch('a', changes);
    await vi.advanceTimersByTimeAsync(100);
    const first = amountOf('a');
    await vi.advanceTimersByTimeAsync(JACKPOT_POLL);
    expect(amountOf('a')).toBe(first);
    expect(changes).toHaveBeenCalledTimes(1);
    amounts.a = 40;
    await vi.advanceTimersByTimeAsync(JACKPOT_POLL);
    expect(amountOf('a')).toEqual(eur('a', 40));
    expect(changes).toHaveBeenCalledTimes(2);
  });

  test('stay as they were while they cannot be had, and come when they can', async () => {
    const amounts = { a: 100 };
    const { watch, amountOf, page } = watched(amounts);
    watch('a', () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    page.isDown = true;
    amounts.a = 150;
    await vi.advanceTimersByTimeAsync(2 * JACKPOT_POLL);
    expect(amountOf('a')).toEqual(eur('a', 100));
    page.isDown = false;
    await vi.advanceTimersByTimeAsync(JACKPOT_POLL);
    expect(amountOf('a')).toEqual(eur('a', 150));
  });

  test('are not asked for by a page that nobody looks at', async () => {
    const { watch, asked, page } = watched({ a: 100 });
    watch('a', () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    page.isSeen = false;
    await vi.advanceTimersByTimeAsync(5 * JACKPOT_POLL);
    expect(asked).toHaveLength(1);
    page.isSeen = true;
    await vi.advanceTimersByTimeAsync(JACKPOT_POLL);
    expect(asked).toHaveLength(2);
  });

  test('of very many games are asked for in several questions, each once', async () => {
    const { watch, asked } = watched({});
    for (let at = 0; at < 250; at += 1) watch(`game-${at}`, () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map((ids) => ids.length)).toEqual([100, 100, 50]);
    expect(new Set(asked.flat()).size).toBe(250);
  });
});
