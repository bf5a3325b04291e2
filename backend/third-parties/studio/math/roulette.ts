import type { GameMath } from './round.ts';

/** The pockets of a European wheel. */
const POCKETS = 37;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const from = (first: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);
const all = from(1, 36);

/** The spots that a number stands for in its name: `corner:7` is 7, 8, 10 and 11. */
function numbered(
  name: string,
  firsts: readonly number[],
  numbers: (first: number) => readonly number[],
): readonly (readonly [string, readonly number[]])[] {
  return firsts.map((first) => [`${name}:${first}`, numbers(first)]);
}

/** Two numbers side by side on the cloth: by the row, by the column, and at the zero. */
const SPLITS = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...all.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...all.filter((number) => number <= 33).map((number) => [number, number + 3]),
];

/** The numbers of every spot that takes a stake. */
export const SPOTS: ReadonlyMap<string, readonly number[]> = new Map([
  ...numbered('straight', from(0, POCKETS), (number) => [number]),
  ...SPLITS.map((pair): readonly [string, readonly number[]] => [`split:${pair.join('-')}`, pair]),
  ...numbered('street', from(1, 12, 3), (first) => from(first, 3)),
  ['trio:0-1-2', [0, 1, 2]],
  ['trio:0-2-3', [0, 2, 3]],
  ['firstFour', [0, 1, 2, 3]],
  ...numbered(
    'corner',
    all.filter((number) => number % 3 !== 0 && number <= 32),
    (first) => [first, first + 1, first + 3, first + 4],
  ),
  ...numbered('line', from(1, 11, 3), (first) => from(first, 6)),
  ...numbered('column', [1, 2, 3], (first) => from(first, 12, 3)),
  ...numbered('dozen', [1, 2, 3], (dozen) => from(dozen * 12 - 11, 12)),
  ['red', all.filter((number) => RED.has(number))],
  ['black', all.filter((number) => !RED.has(number))],
  ['odd', all.filter((number) => number % 2 === 1)],
  ['even', all.filter((number) => number % 2 === 0)],
  ['low', from(1, 18)],
  ['high', from(19, 18)],
]);

/** What a spot pays for a stake of 1 with the stake itself: 36 over its numbers. */
export const timesOf = (numbers: readonly number[]): number => 36 / numbers.length;

/** European roulette: one zero, no rule for even chances at zero. Every spot returns 36 of 37. */
export const ROULETTE: GameMath = {
  title: 'roulette-european',
  configuration: { kind: 'roulette', pockets: POCKETS, spots: [...SPOTS] },
  returnBasisPoints: Math.round((36 * 10_000) / POCKETS),
  topWin: 36,
  unit: 1,
  takes: (bets) =>
    bets.length > 0 &&
    bets.every(({ spot }) => SPOTS.has(spot)) &&
    new Set(bets.map(({ spot }) => spot)).size === bets.length,
  draw: (random) => [random(POCKETS)],
  play(bets, [number = 0]) {
    const paid = bets.flatMap(({ spot, amount }) => {
      const numbers = SPOTS.get(spot) ?? [];
      return numbers.includes(number) ? [{ spot, amount: amount * timesOf(numbers) }] : [];
    });
    const sum = (amounts: typeof bets) => amounts.reduce((whole, { amount }) => whole + amount, 0);
    return {
      stake: sum(bets),
      won: sum(paid),
      steps: [
        { type: 'ball', number },
        { type: 'spots', paid },
      ],
      choices: [],
    };
  },
  costOf: () => 0,
};
