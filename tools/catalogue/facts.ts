import { scaled } from '../../backend/banking/deposit-methods.ts';
import type { BetLimit } from '../../backend/third-parties/content/game-documents.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import { CURRENCIES, type Currency } from '../../reference/currencies.ts';
import type { Dice } from './random.ts';

/** Basis points that a type returns: from, to. */
const RETURNS: Readonly<Record<GameKind, readonly [number, number]>> = {
  slot: [9_400, 9_720],
  jackpotSlot: [9_400, 9_560],
  roulette: [9_730, 9_730],
  blackjack: [9_760, 9_850],
  baccarat: [9_790, 9_850],
  poker: [9_620, 9_780],
  videoPoker: [9_650, 9_840],
  dice: [9_680, 9_800],
  crash: [9_600, 9_700],
  bingo: [9_400, 9_520],
  scratch: [9_400, 9_550],
  gameShow: [9_420, 9_650],
};

export const returnOf = (type: GameKind, dice: Dice): number => dice.between(...RETURNS[type]);

/** Least and most of a round, in euro cents: some of the first with some of the second. */
const LIMITS: Readonly<Record<GameKind, readonly [readonly number[], readonly number[]]>> = {
  slot: [
    [10, 10, 20, 20, 25],
    [2_000, 5_000, 10_000, 20_000],
  ],
  jackpotSlot: [
    [20, 25, 50],
    [2_500, 5_000, 7_500],
  ],
  roulette: [
    [10, 20, 50],
    [50_000, 100_000, 200_000],
  ],
  blackjack: [
    [50, 100, 200],
    [50_000, 100_000, 250_000],
  ],
  baccarat: [
    [100, 200],
    [100_000, 250_000],
  ],
  poker: [
    [50, 100],
    [25_000, 50_000],
  ],
  videoPoker: [
    [5, 10, 25],
    [1_250, 2_500, 5_000],
  ],
  dice: [
    [10, 20],
    [10_000, 50_000],
  ],
  crash: [
    [10, 20],
    [10_000, 20_000],
  ],
  bingo: [
    [5, 10, 20],
    [1_000, 2_000],
  ],
  scratch: [
    [50, 100, 200],
    [1_000, 2_000, 5_000],
  ],
  gameShow: [
    [10, 20, 50],
    [100_000, 250_000],
  ],
};

/** @param tier times the usual, for tables of high stakes */
export function limitsOf(type: GameKind, dice: Dice, tier: number): readonly BetLimit[] {
  const [mins, maxes] = LIMITS[type];
  const min = (mins[dice.number(mins.length)] ?? 10) * tier;
  const max = (maxes[dice.number(maxes.length)] ?? 1_000) * Math.min(tier, 4);
  return (Object.keys(CURRENCIES) as Currency[]).map((currency) => ({
    _key: currency,
    currency,
    min: scaled(min, currency),
    max: scaled(max, currency),
  }));
}

const DAY = 86_400_000;
const FIRST = Date.parse('2020-11-03T08:00:00Z');
const DAYS = 2_180;

/** A morning of the six years before this catalogue. */
export const releaseOf = (dice: Dice): string =>
  new Date(FIRST + dice.number(DAYS) * DAY).toISOString().replace('.000', '');

export const versionOf = (dice: Dice): string =>
  [dice.between(1, 3), dice.number(10), dice.number(13)].join('.');
