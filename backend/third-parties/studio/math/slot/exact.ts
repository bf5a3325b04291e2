import { LINES, PAYING, type SlotSymbol } from './lines.ts';
import { rowsOf, SCATTERS, scattersIn, stopsOf, type SlotVariant, type Strip } from './spin.ts';

const countOf = (strip: Strip, ...symbols: readonly SlotSymbol[]): bigint =>
  BigInt(strip.filter((symbol) => symbols.includes(symbol)).length);

const product = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((one, other) => one * other, 1n);

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((one, other) => one + other, 0n);

/**
 * What one line pays over every stop of all reels, in fifths: any row of a reel shows each place of its strip once.
 * So all lines pay the same over all stops, and the stops of a win are a product of counts.
 */
function lineSum(strips: readonly Strip[], { pays }: SlotVariant): bigint {
  return sum(
    PAYING.flatMap((symbol) => {
      const fits = strips.map((strip, reel) =>
        reel === 0 ? countOf(strip, symbol) : countOf(strip, symbol, 'wild'),
      );
      return pays[symbol].map((fifths, index) => {
        const count = index + 3;
        const stops = strips.map((strip, reel) => {
          const fitting = fits[reel] ?? 0n;
          if (reel < count) return fitting;
          return reel === count ? BigInt(strip.length) - fitting : BigInt(strip.length);
        });
        return BigInt(fifths) * product(stops);
      });
    }),
  );
}

/** How many stops of a reel show so many scatters, by their number. */
function scatterStops(strip: Strip): readonly bigint[] {
  const found = [0n, 0n, 0n, 0n];
  strip.forEach((_, stop) => {
    const shown = scattersIn(rowsOf(strip, stop));
    found[shown] = (found[shown] ?? 0n) + 1n;
  });
  return found;
}

/** How many stops of all reels show three scatters or more. */
function featureStops(strips: readonly Strip[]): bigint {
  let byNumber = [1n];
  for (const strip of strips) {
    const next: bigint[] = [];
    const own = scatterStops(strip);
    byNumber.forEach((ways, before) => {
      own.forEach((stops, more) => {
        next[before + more] = (next[before + more] ?? 0n) + ways * stops;
      });
    });
    byNumber = next;
  }
  return sum(byNumber.filter((_, number) => number >= SCATTERS));
}

/** A fraction, not reduced. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The return to player, exactly: what all stops of all reels pay, and with each stop that gives free spins what these
 * pay on average. A free spin gives no further ones.
 */
export function exactReturn(variant: SlotVariant): Fraction {
  const { strips, freeStrips, freeSpins, multiplier } = variant;
  const lines = BigInt(LINES.length);
  const all = stopsOf(strips);
  const allFree = stopsOf(freeStrips);
  const fifths = lines * lineSum(strips, variant) * allFree;
  const perSpin = lines * lineSum(freeStrips, variant) * BigInt(multiplier);
  const feature = featureStops(strips) * BigInt(freeSpins) * perSpin;
  return { numerator: fifths + feature, denominator: 5n * all * allFree };
}

/** A fraction in basis points, to the nearest. */
export const inBasisPoints = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 20_000n + denominator) / (2n * denominator));
