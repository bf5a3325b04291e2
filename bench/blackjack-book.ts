import type { Act, Played } from '../backend/third-parties/studio/math/round.ts';
import { Table } from '../backend/third-parties/studio/math/blackjack/table.ts';
import {
  totalOf,
  valueOf,
  type Card,
} from '../backend/third-parties/studio/math/blackjack/cards.ts';

const isFrom = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** Whether the book splits two cards of a value against the dealer's card; an ace is 1. */
function splits(value: number, dealer: number): boolean {
  switch (value) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return isFrom(dealer, 2, 7);
    case 4:
      return isFrom(dealer, 5, 6);
    case 6:
      return isFrom(dealer, 2, 6);
    case 9:
      return isFrom(dealer, 2, 6) || isFrom(dealer, 8, 9);
    default:
      return false;
  }
}

function doubles(total: number, isSoft: boolean, dealer: number): boolean {
  if (isSoft) {
    if (isFrom(total, 13, 14)) return isFrom(dealer, 5, 6);
    if (isFrom(total, 15, 16)) return isFrom(dealer, 4, 6);
    return isFrom(total, 17, 18) && isFrom(dealer, 3, 6);
  }
  if (total === 9) return isFrom(dealer, 3, 6);
  if (total === 10) return isFrom(dealer, 2, 9);
  return total === 11 && isFrom(dealer, 2, 10);
}

function stands(total: number, isSoft: boolean, dealer: number): boolean {
  if (isSoft) return total >= 19 || (total === 18 && isFrom(dealer, 2, 8));
  if (total >= 17) return true;
  return isFrom(dealer, total === 12 ? 4 : 2, 6) && total >= 12;
}

/** What the book does: the best play by one's own cards and the one that the dealer shows. */
function byTheBook(cards: readonly Card[], dealer: number, choices: readonly Act[]): Act {
  const { total, isSoft } = totalOf(cards);
  if (choices.includes('split') && splits(valueOf(cards[0] ?? 0), dealer)) return 'split';
  if (choices.includes('double') && doubles(total, isSoft, dealer)) return 'double';
  return stands(total, isSoft, dealer) ? 'stand' : 'hit';
}

/** A round of who plays by the book. */
export function bookPlay(stake: number, draw: readonly Card[]): Pick<Played, 'stake' | 'won'> {
  const table = new Table(stake, draw);
  const dealer = valueOf(table.dealer[0] ?? 0);
  for (let hand = table.current; hand; hand = table.current) {
    table.act(byTheBook(hand.cards, dealer, table.choices));
  }
  return { stake: table.hands.reduce((sum, each) => sum + each.stake, 0), won: table.won };
}
