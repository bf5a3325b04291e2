import type { Fraction } from './exact.ts';
import { LINES, type PayingSymbol, type Pays } from './lines.ts';
import { rowsOf, SCATTERS, scattersIn, stopsOf, type SlotVariant, type Strip } from './spin.ts';

/** A line as far as its reels stand. */
interface Begun {
  /** Of the first reel; undefined: the line pays nothing. */
  readonly symbol?: PayingSymbol;
  /** As many as are alike from the left. */
  readonly count: number;
  /** Whether every reel so far fits. */
  readonly isWhole: boolean;
}

const NOTHING: Begun = { count: 0, isWhole: false };

/** The most that a line may yet pay, in fifths of the stake; once all reels stand, what it pays. */
function mostOf({ symbol, count, isWhole }: Begun, pays: Pays): number {
  if (symbol === undefined) return 0;
  const [three, four, five] = pays[symbol];
  if (isWhole) return five;
  if (count === 4) return four;
  return count === 3 ? three : 0;
}

/** The lines with one reel more. */
const withReel = (lines: readonly Begun[], rows: Strip, reel: number): readonly Begun[] =>
  lines.map((line, index) => {
    const symbol = rows[LINES[index]?.[reel] ?? 0];
    if (reel === 0) {
      return symbol === undefined || symbol === 'wild' || symbol === 'scatter'
        ? NOTHING
        : { symbol, count: 1, isWhole: true };
    }
    if (!line.isWhole) return line;
    return symbol === line.symbol || symbol === 'wild'
      ? { ...line, count: line.count + 1 }
      : { ...line, isWhole: false };
  });

/**
 * The most that the reels pay, and how many of their stops pay it. Stops that can no longer pay as much are left out,
 * reel by reel: the others are few.
 * @param least so many scatters show
 */
function mostPaid(strips: readonly Strip[], pays: Pays, least: number) {
  const reels = strips.map((strip) =>
    strip.map((_, stop) => {
      const rows = rowsOf(strip, stop);
      return { rows, scatters: scattersIn(rows) };
    }),
  );
  const mostScatters = reels.map((stops) => Math.max(...stops.map(({ scatters }) => scatters)));
  const toCome = (reel: number): number =>
    mostScatters.slice(reel).reduce((sum, scatters) => sum + scatters, 0);
  let most = { fifths: 0, stops: 0n };
  const look = (reel: number, lines: readonly Begun[], scatters: number): void => {
    const fifths = lines.reduce((sum, line) => sum + mostOf(line, pays), 0);
    if (fifths < most.fifths || scatters + toCome(reel) < least) return;
    const stops = reels[reel];
    if (stops) {
      // The dearest first: the sooner the most is found, the more is left out.
      const next = stops
        .map((stop) => ({ ...stop, lines: withReel(lines, stop.rows, reel) }))
        .map((stop) => ({
          ...stop,
          fifths: stop.lines.reduce((sum, line) => sum + mostOf(line, pays), 0),
        }))
        .toSorted((one, other) => other.fifths - one.fifths);
      for (const stop of next) look(reel + 1, stop.lines, scatters + stop.scatters);
    } else {
      most = { fifths, stops: fifths === most.fifths ? most.stops + 1n : 1n };
    }
  };
  look(
    0,
    LINES.map(() => NOTHING),
    0,
  );
  return most;
}

/**
 * The highest win in fifths of the stake, and its chance in a round, exactly. It is won with free spins: the reels show
 * the dearest stop that gives them, and then, in each, the dearest stop of theirs.
 */
export function exactTop(variant: SlotVariant): Fraction & { readonly fifths: number } {
  const { strips, freeStrips, freeSpins, multiplier, pays } = variant;
  const giving = mostPaid(strips, pays, SCATTERS);
  const free = mostPaid(freeStrips, pays, 0);
  const spins = BigInt(freeSpins);
  return {
    fifths: giving.fifths + freeSpins * multiplier * free.fifths,
    numerator: giving.stops * free.stops ** spins,
    denominator: stopsOf(strips) * stopsOf(freeStrips) ** spins,
  };
}

/** A chance as the number of rounds in which it comes once, rounded down. */
export const inRounds = ({ numerator, denominator }: Fraction): bigint => denominator / numerator;
