import { chancesOf } from './chance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A jackpot that begins anew at its least whenever it was won. */
interface Jackpot {
  /** From one win to the next, ms. */
  readonly cycle: number;
  /** How far the first cycle had come at the epoch, ms. */
  readonly phase: number;
  /** Euro cents after a win. */
  readonly least: number;
  /** How much comes to it until the next, euro cents: another sum in each cycle, counted from the epoch on. */
  readonly growthIn: (cycle: number) => number;
}

function jackpotOf(gameId: string): Jackpot {
  const [length, begun, size, rise] = chancesOf(`jackpot ${gameId}`);
  const cycle = Math.round((3 + 18 * length) * DAY);
  const least = Math.round(10 ** (5 + 2.5 * size));
  return {
    cycle,
    phase: Math.floor(begun * cycle),
    least,
    growthIn: (number) => {
      const [more] = chancesOf(`jackpot ${gameId} ${number}`);
      return Math.round(least * (0.5 + 1.5 * rise) * (0.5 + more));
    },
  };
}

/** What the jackpot of a game stands at, in euro cents: it grows from win to win. `now` in ms. */
export function jackpotAt(gameId: string, now: number): number {
  const { cycle, phase, least, growthIn } = jackpotOf(gameId);
  const passed = now + phase;
  return least + Math.floor((growthIn(Math.floor(passed / cycle)) * (passed % cycle)) / cycle);
}

/** The wins of a jackpot from a moment on until another, ms; the amounts are euro cents. */
export function jackpotWins(
  gameId: string,
  from: number,
  until: number,
): readonly { readonly at: number; readonly amount: number }[] {
  const { cycle, phase, least, growthIn } = jackpotOf(gameId);
  const first = Math.ceil((from + phase) / cycle);
  const behind = Math.ceil((until + phase) / cycle);
  return Array.from({ length: behind - first }, (_, index) => ({
    at: (first + index) * cycle - phase,
    amount: least + growthIn(first + index - 1),
  }));
}
