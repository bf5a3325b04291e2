import { productOf } from '../../reference/game-area.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import type { CatalogueGame } from '../../reference/game-visibility.ts';
import type { OfferRules } from '../../reference/offer-rules.ts';

/** How much of a stake counts as wagered, in per cent, where no law wants all of it. */
const WEIGHTS = { slots: 100, tables: 10, live: 10 } as const;
const WHOLE = 100;

/** Games in which somebody can bet on both sides, or gets the stake back. */
const TABLES: readonly GameKind[] = [
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'dice',
  'crash',
  'videoPoker',
];

/** What of a game decides how much its stakes count. */
export interface WageredGame {
  readonly type: CatalogueGame['_type'];
  readonly kind: GameKind;
}

/** A round as wagering sees it, minor units. */
export interface WageredRound {
  /** The stakes that are taken and not undone, and those of them that may count. */
  readonly staked: number;
  readonly counted: number;
  /** What it has won. */
  readonly paid: number;
  readonly isClosed: boolean;
}

const isTable = ({ kind }: WageredGame): boolean => TABLES.includes(kind);

/** How much of a stake counts, in per cent. */
function weightOf(
  game: WageredGame,
  { fullContribution }: Pick<OfferRules, 'fullContribution'>,
): number {
  if (fullContribution) return WHOLE;
  if (productOf({ _type: game.type }) === 'LIVE_CASINO') return WEIGHTS.live;
  return isTable(game) ? WEIGHTS.tables : WEIGHTS.slots;
}

/**
 * How much of a round counts as wagered: nothing before it is over, and nothing of a round at a table that gives back
 * exactly what was staked.
 */
export function wageredBy(
  { staked, counted, paid, isClosed }: WageredRound,
  game: WageredGame,
  rules: Pick<OfferRules, 'fullContribution'>,
): number {
  if (!isClosed || (isTable(game) && paid === staked)) return 0;
  return Math.floor((counted * weightOf(game, rules)) / WHOLE);
}
