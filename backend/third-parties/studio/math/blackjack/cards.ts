/** A card of a shoe by its place in new packs: rank by rank, suit by suit, pack by pack. */
export type Card = number;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['S', 'H', 'D', 'C'];

export const PACKS = 6;
export const SHOE = PACKS * RANKS.length * SUITS.length;

/** `10H`, `AS`. */
export const nameOf = (card: Card): string =>
  `${RANKS[card % RANKS.length]}${SUITS[Math.floor(card / RANKS.length) % SUITS.length]}`;

/** 1 for an ace, 10 for a picture. */
export const valueOf = (card: Card): number => Math.min(10, (card % RANKS.length) + 1);

/** A total, and whether an ace counts as 11 in it. */
export interface Total {
  readonly total: number;
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => valueOf(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** 21 with the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
