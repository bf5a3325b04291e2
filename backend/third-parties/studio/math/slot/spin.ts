import { LINES, lineOf, type Pays, type PayingSymbol, type SlotSymbol } from './lines.ts';

/** A reel from top to bottom, and round to the top again. */
export type Strip = readonly SlotSymbol[];

export type Volatility = 'low' | 'medium' | 'high';

/** The mathematics of some of the slots. */
export interface SlotVariant {
  readonly id: string;
  readonly volatility: Volatility;
  readonly strips: readonly Strip[];
  /** The reels of free spins: no scatter is on them, so that a feature ends. */
  readonly freeStrips: readonly Strip[];
  readonly pays: Pays;
  /** How many spins three scatters give, and what wins are multiplied by then. */
  readonly freeSpins: number;
  readonly multiplier: number;
  /** The most that a round pays, in fifths of its stake. */
  readonly topFifths: number;
}

export interface SpinWin {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  readonly fifths: number;
}

const ROWS = [0, 1, 2];

/** What a reel shows, from the top, when the symbol of that place of its strip is there. */
export const rowsOf = (strip: Strip, stop: number): readonly SlotSymbol[] =>
  ROWS.map((row) => strip[(stop + row) % strip.length] ?? 'scatter');

/** The same reel by reel. */
export const windowOf = (
  strips: readonly Strip[],
  stops: readonly number[],
): readonly (readonly SlotSymbol[])[] =>
  strips.map((strip, reel) => rowsOf(strip, stops[reel] ?? 0));

/** In how many ways all reels may stop. */
export const stopsOf = (strips: readonly Strip[]): bigint =>
  strips.reduce((stops, { length }) => stops * BigInt(length), 1n);

/** The lines that pay. */
export function winsOf(window: readonly (readonly SlotSymbol[])[], pays: Pays): readonly SpinWin[] {
  return LINES.flatMap((rows, line) => {
    const win = lineOf(
      rows.map((row, reel) => window[reel]?.[row] ?? 'scatter'),
      pays,
    );
    return win ? [{ line, ...win }] : [];
  });
}

/** So many scatters give free spins. */
export const SCATTERS = 3;

export const scattersIn = (symbols: readonly SlotSymbol[]): number =>
  symbols.filter((symbol) => symbol === 'scatter').length;

/** Whether enough scatters show, wherever they are. */
export const givesFreeSpins = (window: readonly (readonly SlotSymbol[])[]): boolean =>
  scattersIn(window.flat()) >= SCATTERS;
