import { randomBytes } from 'node:crypto';

/** Whole numbers from 0 up to `size`, without it, each as likely as any other. */
export type Random = (size: number) => number;

const SPAN = 2 ** 32;

/**
 * Numbers of a source of 32 bits. What lies above the last whole multiple of `size` is thrown away and drawn anew: to
 * fold it over would make the small numbers more likely than the others.
 * @param next 32 bits, each value as likely as any other
 */
export const unbiased =
  (next: () => number): Random =>
  (size) => {
    if (!Number.isInteger(size) || size < 1 || size > SPAN) throw new RangeError(`No ${size} ways`);
    const end = SPAN - (SPAN % size);
    for (;;) {
      const drawn = next();
      if (drawn < end) return drawn % size;
    }
  };

/** Numbers of the generator of the operating system (CTR_DRBG of OpenSSL). */
export const random: Random = unbiased(() => randomBytes(4).readUInt32BE());

/** The first `count` of `size` things in a shuffled order (Fisher and Yates); each order is as likely as any other. */
export function shuffled(size: number, count: number, from: Random): readonly number[] {
  const things = Array.from({ length: size }, (_, index) => index);
  for (let place = 0; place < count; place += 1) {
    const other = place + from(size - place);
    const here = things[place] ?? 0;
    things[place] = things[other] ?? 0;
    things[other] = here;
  }
  return things.slice(0, count);
}
