/** The spots of a European roulette table, by the names of the studio's server. */

export const NUMBERS: readonly number[] = Array.from({ length: 36 }, (_, index) => index + 1);

/** The pockets in the order of the wheel. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const REDS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type Colour = 'red' | 'black' | 'zero';
export const colourOf = (number: number): Colour =>
  number === 0 ? 'zero' : REDS.has(number) ? 'red' : 'black';

/** Kinds of bets on the lines between numbers, from the one that pays most. */
export const INSIDE = ['split', 'street', 'trio', 'corner', 'firstFour', 'line'] as const;
export type Inside = (typeof INSIDE)[number];

/** What each kind pays for one unit, besides the unit itself. */
export const PAYS = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  firstFour: 8,
  line: 5,
  column: 2,
  dozen: 2,
  red: 1,
  black: 1,
  odd: 1,
  even: 1,
  low: 1,
  high: 1,
} as const;
export type Kind = keyof typeof PAYS;

export const kindOf = (spot: string): Kind => (spot.split(':')[0] ?? spot) as Kind;

/** The column of a number on the table that lies, 0 to 11, and its row from below, 0 to 2. */
const placeOf = (number: number): readonly [u: number, v: number] => [
  Math.floor((number - 1) / 3),
  (number - 1) % 3,
];

const range = (from: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

/** The numbers that a spot on numbers covers. */
export function coveredBy(spot: string): readonly number[] {
  const [kind, of = ''] = spot.split(':');
  const first = Number(of);
  switch (kind) {
    case 'straight':
      return [first];
    case 'split':
    case 'trio':
      return of.split('-').map(Number);
    case 'street':
      return range(first, 3);
    case 'corner':
      return [first, first + 1, first + 3, first + 4];
    case 'firstFour':
      return range(0, 4);
    case 'line':
      return range(first, 6);
    case 'column':
      return range(first, 12, 3);
    case 'dozen':
      return range((first - 1) * 12 + 1, 12);
    default:
      return NUMBERS.filter((number) => isOf(kind, number));
  }
}

function isOf(kind: string | undefined, number: number): boolean {
  switch (kind) {
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    case 'low':
      return number <= 18;
    case 'high':
      return number > 18;
    default:
      return colourOf(number) === kind;
  }
}

/** All spots between numbers, by kind. */
export const SPOTS: Readonly<Record<Inside, readonly string[]>> = {
  split: [
    ...[1, 2, 3].map((number) => `split:0-${number}`),
    ...NUMBERS.flatMap((number) => [
      ...(number % 3 === 0 ? [] : [`split:${number}-${number + 1}`]),
      ...(number > 33 ? [] : [`split:${number}-${number + 3}`]),
    ]),
  ],
  street: range(1, 12, 3).map((number) => `street:${number}`),
  trio: ['trio:0-1-2', 'trio:0-2-3'],
  corner: NUMBERS.filter((number) => number % 3 !== 0 && number <= 32).map(
    (number) => `corner:${number}`,
  ),
  firstFour: ['firstFour'],
  line: range(1, 11, 3).map((number) => `line:${number}`),
};

/**
 * Where a spot on or between numbers lies on the field of 12 by 3, from its lower left corner.
 * @returns undefined for a spot beside the field
 */
export function pointOf(spot: string): readonly [u: number, v: number] | undefined {
  const kind = kindOf(spot);
  if (kind !== 'straight' && !(INSIDE as readonly string[]).includes(kind)) return undefined;
  const covered = coveredBy(spot).filter((number) => number > 0);
  if (covered.length === 0) return undefined;
  const places = covered.map(placeOf);
  const middle = (axis: 0 | 1): number =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length + 0.5;
  const touchesZero = kind === 'trio' || spot.startsWith('split:0-');
  const isOnEdge = kind === 'street' || kind === 'line' || kind === 'firstFour';
  return [touchesZero || kind === 'firstFour' ? 0 : middle(0), isOnEdge ? 0 : middle(1)];
}
