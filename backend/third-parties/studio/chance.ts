import { createHash } from 'node:crypto';

/**
 * Numbers from 0 up to 1 that look like chance and follow from a name: the same on every instance, and after every
 * restart.
 */
export function chancesOf(name: string): readonly [number, number, number, number] {
  const bytes = createHash('sha256').update(name).digest();
  const at = (place: number) => bytes.readUInt32BE(place * 4) / 2 ** 32;
  return [at(0), at(1), at(2), at(3)];
}

const LETTERS = 'ABDEFGHIJKLMNOPRSTVY';

/** A masked name of nobody, by a number from 0 up to 1. */
export const maskedName = (chance: number): string =>
  `${LETTERS.charAt(Math.floor(chance * LETTERS.length))}***`;
