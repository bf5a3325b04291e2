import type { Schemas } from '../../openapi/types.ts';
import { productOf } from '../../reference/game-area.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import type { CatalogueGame } from '../../reference/game-visibility.ts';
import type { OfferRules } from '../../reference/offer-rules.ts';
import type { Vertical } from '../banking/ledger-tables.ts';

/** How much of a stake counts as wagered, in per cent, where no law wants all of it. */
const WEIGHTS = { SLOTS: 100, TABLES: 10, LIVE: 10 } as const;
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

type Kind = keyof typeof WEIGHTS;
type Contribution = Pick<OfferRules, 'fullContribution'>;

/** How much of a stake at a kind of games counts, in per cent. */
const weightOf = (kind: Kind, { fullContribution }: Contribution): number =>
  fullContribution ? WHOLE : WEIGHTS[kind];

function kindOf(game: WageredGame): Kind {
  if (productOf({ _type: game.type }) === 'LIVE_CASINO') return 'LIVE';
  return isTable(game) ? 'TABLES' : 'SLOTS';
}

/** The kinds of games of each part of the product. */
const KINDS: Readonly<Partial<Record<Vertical, readonly Kind[]>>> = {
  CASINO: ['SLOTS', 'TABLES'],
  LIVE_CASINO: ['LIVE'],
};

/** The games that a bonus of a part of the product can be wagered at, and how much their stakes count. */
export const weightsIn = (vertical: Vertical, rules: Contribution): Schemas['WeightedGames'][] =>
  (KINDS[vertical] ?? []).map((kind) => ({ kind, weight: weightOf(kind, rules) }));

/**
 * How much of a round counts as wagered: nothing before it is over, and nothing of a round at a table that gives back
 * exactly what was staked.
 */
export function wageredBy(
  { staked, counted, paid, isClosed }: WageredRound,
  game: WageredGame,
  rules: Contribution,
): number {
  if (!isClosed || (isTable(game) && paid === staked)) return 0;
  return Math.floor((counted * weightOf(kindOf(game), rules)) / WHOLE);
}
