import type { TileSize } from '../../../reference/game-card.ts';
import { SPANS } from '../tile/spans.ts';

/** What a tile may be instead, the nearest first, so that no cell stays empty. */
const INSTEAD = {
  '4x': ['2xv', '2xh', '1x'],
  '2xv': ['2xh', '1x'],
  '2xh': ['2xv', '1x'],
  '1x': ['2xh'],
} as const satisfies Record<TileSize, readonly TileSize[]>;

/** Tiles of another size than their editors gave them: more would be a grid of ours. */
const MOST_CHANGES = 2;

/** Whether tiles fill whole rows, each at the first place that is free, as the grid puts it. */
function isWhole(sizes: readonly TileSize[], columns: number): boolean {
  const cells = sizes.reduce((sum, size) => sum + SPANS[size].columns * SPANS[size].rows, 0);
  if (cells % columns !== 0) return false;
  const taken = new Set<number>();
  let first = 0;
  for (const size of sizes) {
    const { columns: wide, rows: high } = SPANS[size];
    const place = (at: number): readonly number[] =>
      Array.from(
        { length: wide * high },
        (_, n) => at + Math.floor(n / wide) * columns + (n % wide),
      );
    while (taken.has(first)) first += 1;
    let at = first;
    while ((at % columns) + wide > columns || place(at).some((cell) => taken.has(cell))) at += 1;
    for (const cell of place(at)) taken.add(cell);
  }
  return Math.max(-1, ...taken) < cells;
}

/** The sizes with exactly so many of them changed, from those at the end on: what leads a row stays longest. */
function* changed(
  sizes: readonly TileSize[],
  changes: number,
  before = sizes.length,
): Generator<readonly TileSize[]> {
  if (changes === 0) {
    yield sizes;
    return;
  }
  for (let at = before - 1; at >= 0; at -= 1) {
    for (const size of INSTEAD[sizes[at] ?? '1x']) {
      yield* changed(sizes.with(at, size), changes - 1, at);
    }
  }
}

/** The longest beginning that fills whole rows with so many sizes changed, of those that are long enough. */
function wholeWith(
  sizes: readonly TileSize[],
  columns: number,
  changes: number,
): readonly TileSize[] | undefined {
  for (let count = sizes.length; count > 0 && count * 3 >= sizes.length * 2; count -= 1) {
    for (const each of changed(sizes.slice(0, count), changes)) {
      if (isWhole(each, columns)) return each;
    }
  }
  return undefined;
}

/** What was found lately: the sections of a lobby are mostly of the same sizes, and a search takes milliseconds. */
const found = new Map<string, readonly TileSize[]>();
const MOST_FOUND = 200;

/**
 * The sizes of as many of the first tiles as fill whole rows, so that none stands alone and no cell is empty
 * (LOBBY-05): at best those that editors gave them, else one or two of them changed, else all small. All of them as
 * they are where more than a third would have to be left out.
 */
export function wholeRows(sizes: readonly TileSize[], columns: number): readonly TileSize[] {
  const key = `${columns} ${sizes.join()}`;
  const known = found.get(key) ?? search(sizes, columns);
  if (found.size === MOST_FOUND) found.clear();
  found.set(key, known);
  return known;
}

function search(sizes: readonly TileSize[], columns: number): readonly TileSize[] {
  for (let changes = 0; changes <= MOST_CHANGES; changes += 1) {
    const whole = wholeWith(sizes, columns, changes);
    if (whole) return whole;
  }
  const small = sizes.map((): TileSize => '1x');
  return wholeWith(small, columns, 0) ?? sizes;
}
