import { createHash } from 'node:crypto';
import { randomFrom } from '../../backend/third-parties/content/art/draw.ts';

/** Choices that are the same in each run, and that a further game does not change for the others. */
export interface Dice {
  /** From 0 to `below` - 1. */
  number(below: number): number;
  between(least: number, most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

/** @param name of what is chosen for */
export function diceOf(name: string): Dice {
  const random = randomFrom(createHash('sha1').update(name).digest().readUInt32BE(0));
  const number = (below: number): number => Math.floor(random() * below);
  return {
    number,
    between: (least, most) => least + number(most - least + 1),
    pick: (from) => from[number(from.length)] ?? from[0],
    chance: (share) => random() < share,
  };
}
