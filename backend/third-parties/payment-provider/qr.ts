/**
 * QR codes (ISO/IEC 18004) of texts in ASCII, at error correction M: what a telephone reads off a screen. Rows of
 * modules, dark where true.
 */

/** By version: codewords of correction in each block, and blocks. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [0, 0],
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
];

/** Codewords that a version holds, with those of correction. */
function codewordsIn(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

const blocksOf = (version: number) => {
  const [correction = 0, blocks = 1] = BLOCKS[version] ?? [];
  return { correction, blocks, data: codewordsIn(version) - correction * blocks };
};

/** In the field of 256 elements of the code. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function divisorOf(degree: number): readonly number[] {
  const result: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** The text as codewords, filled up to what the version holds. */
function dataOf(text: string, version: number): readonly number[] {
  const { data: room } = blocksOf(version);
  const bytes = [...Buffer.from(text, 'ascii')];
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) write(byte, 8);
  write(0, Math.min(4, room * 8 - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) write(pad, 8);
  return Array.from({ length: room }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** The codewords of all blocks, in the order in which they are drawn. */
function interleaved(data: readonly number[], version: number): readonly number[] {
  const { correction, blocks } = blocksOf(version);
  const total = codewordsIn(version);
  const short = blocks - (total % blocks);
  const length = Math.floor(total / blocks) - correction;
  const divisor = divisorOf(correction);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const own = data.slice(from, (from += length + (at < short ? 0 : 1)));
    return { own, rest: remainderOf(own, divisor) };
  });
  const column = (of: 'own' | 'rest', at: number) =>
    parts.flatMap((part) => part[of].slice(at, at + 1));
  return [
    ...Array.from({ length: length + 1 }, (_, at) => column('own', at)),
    ...Array.from({ length: correction }, (_, at) => column('rest', at)),
  ].flat();
}

function marksOf(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...last.toReversed()];
}

/** @throws where the text is longer than what is ever drawn here (331 characters) */
export function qrOf(text: string): readonly (readonly boolean[])[] {
  const version = BLOCKS.findIndex(
    (_, at) => at > 0 && text.length + (at < 10 ? 2 : 3) <= blocksOf(at).data,
  );
  if (version === -1) throw new Error('The text is too long for a code.');
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const set = (x: number, y: number, isDark: boolean) => {
    const [row, held] = [dark[y], fixed[y]];
    if (!row || !held || x < 0 || x >= size) return;
    row[x] = isDark;
    held[x] = true;
  };
  const square = (x: number, y: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const marks = marksOf(version, size);
  for (const x of marks) {
    for (const y of marks) {
      const isCorner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }
  }
  drawFormat(size, set);
  if (version >= 7) drawVersion(version, size, set);

  const words = interleaved(dataOf(text, version), version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const isSet = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        // Mask 0: every other module is turned over, as on a board of chess.
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return dark;
}

type Set = (x: number, y: number, isDark: boolean) => void;

/** Correction M and mask 0, twice. */
function drawFormat(size: number, set: Set): void {
  const bits = 0b101010000010010;
  const at = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index <= 5; index += 1) set(8, index, at(index));
  set(8, 7, at(6));
  set(8, 8, at(7));
  set(7, 8, at(8));
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, at(index));
  for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, at(index));
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, at(index));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(a, b, isDark);
    set(b, a, isDark);
  }
}
