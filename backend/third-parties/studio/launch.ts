import type { Currency } from '../../../reference/currencies.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import type { Notation } from '../../../reference/money.ts';
import type { PlayedKind } from './math/games.ts';

/** For the player's money, or for nothing. */
export type Mode = 'money' | 'free';

/** What the law asks of the game for who plays. */
export interface Terms {
  /** From the start of a round to the start of the next, ms; 0: none. */
  readonly shortestRoundMs: number;
  /** Of a round, minor units of the currency of play; null: none. */
  readonly highestStake: number | null;
  readonly autoplayRounds: number;
  readonly speedUps: boolean;
  readonly returnShownAt: 'page' | 'stake';
  readonly topWinChanceShown: boolean;
  readonly oddsShown: boolean;
}

export interface LaunchedGame<Kind extends GameKind> {
  readonly gameId: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: Kind;
  readonly version: string;
  /** Absolute address. */
  readonly picture?: string | undefined;
}

/** What an operator launches a game with. */
export interface Launch<Kind extends GameKind = PlayedKind> {
  readonly mode: Mode;
  readonly siteId: string;
  readonly game: LaunchedGame<Kind>;
  /** Of the operator's game session, for its wallet; with money alone. */
  readonly token?: string | undefined;
  /** The player as the operator names them; absent where nobody is known who plays for free. */
  readonly user?: string | undefined;
  readonly currency: Currency;
  readonly language: string;
  /** How the page around the game writes amounts. */
  readonly notation: Notation;
  readonly device: 'desktop' | 'mobile';
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  readonly terms: Terms;
  /** Rounds of the game that the operator gives, each at this stake, minor units; with money alone. */
  readonly freeRounds?: FreeRounds | undefined;
}

/** How many free rounds are left, and the stake of each. */
export interface FreeRounds {
  readonly left: number;
  readonly stake: number;
}

/** The least and the most of a round as the operator sells the game, minor units. */
export interface StakeLimits {
  readonly min: number;
  readonly max: number;
}
