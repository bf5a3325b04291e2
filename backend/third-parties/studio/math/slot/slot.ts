import type { GameMath, LineWin, Played, Step } from '../round.ts';
import { exactReturn, inBasisPoints } from './exact.ts';
import { exactTop, inRounds } from './top.ts';
import { LINES, PAYING } from './lines.ts';
import {
  givesFreeSpins,
  SCATTERS,
  windowOf,
  winsOf,
  type SlotVariant,
  type Strip,
} from './spin.ts';

/** Pays are fifths of the stake. */
const FIFTH = 5;

const REELS = 5;

/** The pay table as the client shows it. */
export function payTableOf({ pays, freeSpins, multiplier }: SlotVariant) {
  return {
    lines: LINES.map((rows) => [...rows]),
    pays: PAYING.flatMap((symbol) =>
      pays[symbol].map((fifths, index) => ({
        symbol,
        count: index + 3,
        // Of the stake of a line.
        times: (fifths * LINES.length) / FIFTH,
      })),
    ),
    freeSpins: {
      symbol: 'scatter',
      count: SCATTERS,
      spins: freeSpins,
      multiplier,
    },
  };
}

/** The lines that pay in a spin, with their amounts. */
function spin(
  variant: SlotVariant,
  strips: readonly Strip[],
  stops: readonly number[],
  fifth: number,
) {
  const window = windowOf(strips, stops);
  const wins: readonly LineWin[] = winsOf(window, variant.pays).map(
    ({ fifths, line, symbol, count }) => ({
      line: line + 1,
      symbol,
      count,
      amount: fifths * fifth,
    }),
  );
  const won = wins.reduce((sum, { amount }) => sum + amount, 0);
  return { window, wins, won };
}

/** The stops of a spin, then those of its free spins. */
function play(variant: SlotVariant, stake: number, draw: readonly number[]): Played {
  const { strips, freeStrips, freeSpins, multiplier } = variant;
  const base = spin(variant, strips, draw.slice(0, REELS), stake / FIFTH);
  const steps: Step[] = [
    { type: 'reels', reels: base.window, isFree: false },
    { type: 'lines', multiplier: 1, wins: base.wins },
  ];
  let { won } = base;
  if (givesFreeSpins(base.window)) {
    steps.push({ type: 'freeSpins', awarded: freeSpins, left: freeSpins });
    for (let turn = 1; turn <= freeSpins; turn += 1) {
      const stops = draw.slice(turn * REELS, (turn + 1) * REELS);
      const free = spin(variant, freeStrips, stops, (stake / FIFTH) * multiplier);
      won += free.won;
      steps.push(
        { type: 'reels', reels: free.window, isFree: true },
        { type: 'lines', multiplier, wins: free.wins },
        { type: 'freeSpins', awarded: 0, left: freeSpins - turn },
      );
    }
  }
  return { stake, won, steps, choices: [] };
}

/** A slot of five reels and 20 lines. */
export function slotMath(variant: SlotVariant): GameMath {
  let topWinIn: bigint | undefined;
  return {
    title: `lines-20-${variant.id}`,
    configuration: { kind: 'slot', lines: LINES, ...variant },
    returnBasisPoints: inBasisPoints(exactReturn(variant)),
    topWin: Math.floor(variant.topFifths / FIFTH),
    // Counting it takes many times what the rest takes: it waits until somebody asks.
    get topWinIn() {
      topWinIn ??= inRounds(exactTop(variant));
      return topWinIn;
    },
    unit: FIFTH,
    takes: (bets) => bets.length === 1 && bets[0]?.spot === 'spin',
    draw(from) {
      const stopsOf = (strips: readonly Strip[]) => strips.map(({ length }) => from(length));
      const stops = stopsOf(variant.strips);
      if (!givesFreeSpins(windowOf(variant.strips, stops))) return stops;
      const free = Array.from({ length: variant.freeSpins }, () => stopsOf(variant.freeStrips));
      return [...stops, ...free.flat()];
    },
    play: ([bet], draw) => play(variant, bet?.amount ?? 0, draw),
    costOf: () => 0,
  };
}
