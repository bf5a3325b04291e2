import type { Currency } from './currencies.ts';
import type { CatalogueGame, GameProvider, VOLATILITIES } from './game-visibility.ts';

/** A game as lists show it. */

/** A studio with its name and the asset of its mark. */
export interface CardStudio extends GameProvider {
  /** Empty where its document has none. */
  readonly title: string;
  readonly image: string | null;
}

/** The stakes of a round, in minor units. */
export interface BetLimit {
  readonly currency: Currency;
  readonly min: number;
  readonly max: number;
}

/** Assets by the shape of the tile: 1 by 1, 2 by 1, 1 by 2, 2 by 2, and upright. Empty where there is no picture. */
export type GameImages = Readonly<Record<'thumbnail' | '2xh' | '2xv' | '4x' | 'vertical', string>>;

/** A game as lists show it (GAME-07). What decides who sees it is CatalogueGame's. */
export interface GameCard extends CatalogueGame {
  /** `_id` of its document. */
  readonly id: string;
  readonly name: string;
  readonly provider: CardStudio;
  readonly subProvider: CardStudio | null;
  /** In some currencies, or in that of the reader alone. */
  readonly betLimits: readonly BetLimit[];
  /** Of slots. */
  readonly volatility: (typeof VOLATILITIES)[number] | null;
  readonly images: GameImages;
  /** Places at a live table, 0 without limit; and how many of them are taken, where the studio tells (LOBBY-14). */
  readonly seats: number | null;
  readonly seatsTaken: number | null;
}

/** Columns by rows of a tile (LOBBY-05): 2 by 2, 1 by 2, 2 by 1, 1 by 1. */
export const TILE_SIZES = ['4x', '2xv', '2xh', '1x'] as const;

export type TileSize = (typeof TILE_SIZES)[number];
