import { describe, expect, test } from 'vitest';
import type { Step } from '../../backend/third-parties/studio/math/round.ts';
import { exactReturn, inBasisPoints } from '../../backend/third-parties/studio/math/slot/exact.ts';
import {
  LINES,
  lineOf,
  PAYING,
  type SlotSymbol,
} from '../../backend/third-parties/studio/math/slot/lines.ts';
import { exactTop } from '../../backend/third-parties/studio/math/slot/top.ts';
import { payTableOf, slotMath } from '../../backend/third-parties/studio/math/slot/slot.ts';
import type { SlotVariant, Strip } from '../../backend/third-parties/studio/math/slot/spin.ts';
import { SLOT_VARIANTS, variantOf } from '../../backend/third-parties/studio/math/slot/variants.ts';

const [usual = variantOf('any')] = SLOT_VARIANTS;

/** Reels so short that every stop can be tried. */
const reels = (...strips: readonly (readonly SlotSymbol[])[]): readonly Strip[] => strips;
const SHORT: SlotVariant = {
  ...usual,
  strips: reels(
    ['gem1', 'scatter', 'card4', 'gem2'],
    ['gem1', 'wild', 'card4', 'gem2'],
    ['gem1', 'wild', 'card4', 'scatter', 'gem3'],
    ['gem1', 'gem2', 'card4', 'wild'],
    ['gem1', 'card4', 'scatter', 'gem4'],
  ),
  freeStrips: reels(
    ['gem1', 'gem2', 'card4'],
    ['gem1', 'wild', 'card4'],
    ['gem2', 'card4', 'wild'],
    ['gem2', 'card4', 'gem1', 'card1'],
    ['gem1', 'gem2', 'card4'],
  ),
};

/** Every combination of stops. */
const everyStop = (strips: readonly Strip[]): readonly (readonly number[])[] =>
  strips.reduce<readonly (readonly number[])[]>(
    (before, { length }) =>
      before.flatMap((stops) => Array.from({ length }, (_, stop) => [...stops, stop])),
    [[]],
  );
const spins = (variant: SlotVariant, stake: number, draw: readonly number[]) =>
  slotMath(variant).play([{ spot: 'spin', amount: stake }], draw, []);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const pay = (...symbols: readonly SlotSymbol[]) => lineOf(symbols, usual.pays)?.fifths;
const freeSpinsIn = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.type === 'freeSpins' ? [step] : []));

describe('the return of a slot', () => {
  test('is, exactly, what all stops pay with the free spins that they give', () => {
    const all = everyStop(SHORT.strips);
    const allFree = everyStop(SHORT.freeStrips);
    const none = [0, 0, 0, 0, 0];
    // Ten times the same free spin pays ten times as much: the others take nothing from it.
    const giving =
      all.find((stops) => freeSpinsIn(spins(SHORT, 5, stops).steps).length > 0) ?? none;
    const draws = (free: readonly number[]) => [
      ...giving,
      ...Array.from({ length: 10 }, () => free).flat(),
    ];
    const paidBy = (free: readonly number[]) =>
      spins(SHORT, 5, draws(free)).steps.reduce(
        (paid, step, at, steps) =>
          step.type === 'lines' && at > 1 && steps[at - 1]?.type === 'reels'
            ? paid + sum(step.wins.map(({ amount }) => amount))
            : paid,
        0,
      );
    const featurePays = sum(allFree.map(paidBy));
    let base = 0;
    let features = 0;
    for (const stops of all) {
      const { steps } = spins(SHORT, 5, stops);
      const [, lines] = steps;
      if (lines?.type === 'lines') base += sum(lines.wins.map(({ amount }) => amount));
      if (freeSpinsIn(steps).length > 0) features += 1;
    }
    const { numerator, denominator } = exactReturn(SHORT);
    const paid = BigInt(base) * BigInt(allFree.length) + BigInt(features) * BigInt(featurePays);
    const staked = 5n * BigInt(all.length) * BigInt(allFree.length);
    expect(features).toBeGreaterThan(0);
    expect(numerator * staked).toBe(paid * denominator);
  });

  test('is from 94 to 96.5 %, another for each variant', () => {
    const returns = SLOT_VARIANTS.map((variant) => inBasisPoints(exactReturn(variant)));
    expect(returns).toEqual([9_491, 9_635, 9_458, 9_618, 9_418, 9_544]);
  });

  test('has reels that end a feature, and lines that begin with what they pay', () => {
    for (const { strips, freeStrips } of SLOT_VARIANTS) {
      expect(freeStrips.flat()).not.toContain('scatter');
      for (const [first, , , , last] of [strips, freeStrips]) {
        expect(first).not.toContain('wild');
        expect(last).not.toContain('wild');
      }
    }
  });

  test('is the title’s own: the same at every launch, and not the same for all', () => {
    const titles = Array.from({ length: 60 }, (_, number) => `title-${number}`);
    expect(titles.map(variantOf)).toEqual(titles.map(variantOf));
    expect(new Set(titles.map(variantOf)).size).toBe(SLOT_VARIANTS.length);
  });
});

describe('the highest win of a slot', () => {
  test('is the one that all stops pay at most, and its chance, exactly, that of all stops that pay it', () => {
    const paidFirst = (steps: readonly Step[], at: number) => {
      const lines = steps.filter((step) => step.type === 'lines')[at];
      return sum(lines?.wins.map(({ amount }) => amount) ?? []);
    };
    const best = (paid: readonly number[]) => {
      const most = Math.max(...paid);
      return { most, ways: BigInt(paid.filter((one) => one === most).length) };
    };
    const all = everyStop(SHORT.strips);
    const giving = all.filter((stops) => freeSpinsIn(spins(SHORT, 5, stops).steps).length > 0);
    const first = best(giving.map((stops) => paidFirst(spins(SHORT, 5, stops).steps, 0)));
    const allFree = everyStop(SHORT.freeStrips);
    const free = best(
      allFree.map((stops) => {
        const draw = [...(giving[0] ?? []), ...Array.from({ length: 10 }, () => stops).flat()];
        return paidFirst(spins(SHORT, 5, draw).steps, 1);
      }),
    );
    const { fifths, numerator, denominator } = exactTop(SHORT);
    expect(first.ways * free.ways).toBeGreaterThan(0n);
    expect(fifths).toBe(first.most + 10 * free.most);
    expect(numerator).toBe(first.ways * free.ways ** 10n);
    expect(denominator).toBe(BigInt(all.length) * BigInt(allFree.length) ** 10n);
  });

  test('is the one that the bench finds over every stop of each variant', () => {
    for (const variant of SLOT_VARIANTS) expect(exactTop(variant).fifths).toBe(variant.topFifths);
  });
});

describe('a line', () => {
  test('pays three, four or five from the left, the wild for any of them', () => {
    expect(pay('gem1', 'gem1', 'gem1', 'card1', 'gem1')).toBe(10);
    expect(pay('gem1', 'wild', 'gem1', 'gem1', 'card1')).toBe(50);
    expect(pay('gem1', 'wild', 'wild', 'wild', 'gem1')).toBe(200);
    expect(pay('card4', 'card4', 'card4', 'card3', 'card3')).toBe(2);
  });

  test('pays nothing for two, from the right, or of scatters', () => {
    expect(pay('gem1', 'gem1', 'gem2', 'gem1', 'gem1')).toBeUndefined();
    expect(pay('card1', 'gem1', 'gem1', 'gem1', 'gem1')).toBeUndefined();
    expect(pay('scatter', 'wild', 'scatter', 'wild', 'scatter')).toBeUndefined();
  });

  test('is one of 20, no two alike, each with a row on each reel', () => {
    expect(new Set(LINES.map(String)).size).toBe(20);
    expect(
      LINES.every((rows) => rows.length === 5 && rows.every((row) => row >= 0 && row <= 2)),
    ).toBe(true);
  });

  test('is counted from 1, and pays its own row alone', () => {
    // Only the top row has three alike.
    const strips = reels(
      ['gem1', 'gem2', 'gem3'],
      ['gem1', 'gem4', 'card1'],
      ['gem1', 'card2', 'card3'],
      ['card4', 'card1', 'card1'],
      ['card4', 'card2', 'card2'],
    );
    const { steps, won } = spins({ ...usual, strips }, 100, [0, 0, 0, 0, 0]);
    const amount = 10 * 20;
    expect(steps[1]).toEqual({
      type: 'lines',
      multiplier: 1,
      wins: [{ line: 2, symbol: 'gem1', count: 3, amount }],
    });
    expect(won).toBe(amount);
  });

  test('is told with what it pays of a line’s own stake', () => {
    const { pays } = payTableOf(usual);
    // A line's stake is a twentieth: ten fifths of the whole are forty of it.
    expect(pays).toContainEqual({ symbol: 'gem1', count: 3, times: 40 });
    expect(pays).toHaveLength(PAYING.length * 3);
  });
});

describe('free spins', () => {
  const scatters = reels(
    ['scatter', 'gem2', 'gem3'],
    ['card1', 'card2', 'card3'],
    ['gem1', 'scatter', 'gem3'],
    ['card1', 'card2', 'card3'],
    ['gem1', 'gem2', 'scatter'],
  );
  const free = reels(
    ['gem1', 'gem2', 'gem3'],
    ['gem1', 'gem4', 'card1'],
    ['gem1', 'card2', 'card3'],
    ['card4', 'card1', 'card1'],
    ['card4', 'card2', 'card2'],
  );
  const draw = Array.from({ length: 55 }, () => 0);

  test('come with three scatters, wherever they are: ten, each told, with wins times two', () => {
    const { steps, won, choices } = spins(
      { ...usual, strips: scatters, freeStrips: free },
      100,
      draw,
    );
    expect(freeSpinsIn(steps).map(({ awarded, left }) => [awarded, left])).toEqual([
      [10, 10],
      ...Array.from({ length: 10 }, (_, turn) => [0, 9 - turn]),
    ]);
    expect(steps.filter((step) => step.type === 'reels' && step.isFree)).toHaveLength(10);
    expect(won).toBe(10 * 2 * 200);
    expect(choices).toEqual([]);
  });

  test('do not come with two', () => {
    const strips = [...scatters.slice(0, 4), ...free.slice(4)];
    expect(freeSpinsIn(spins({ ...usual, strips }, 100, draw).steps)).toEqual([]);
  });

  test('are drawn with the spin that gives them, before anything shows', () => {
    const math = slotMath({ ...usual, strips: scatters, freeStrips: free });
    expect(math.draw(() => 0)).toHaveLength(55);
    expect(slotMath({ ...usual, strips: free, freeStrips: free }).draw(() => 0)).toHaveLength(5);
  });
});
