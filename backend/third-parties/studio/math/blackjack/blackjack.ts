import { shuffled } from '../random.ts';
import type { Act, Bet, GameMath, Played } from '../round.ts';
import { PACKS, SHOE } from './cards.ts';
import { Table } from './table.ts';

/** More cards than two hands and the dealer can take, even where all aces come. */
const DRAWN = 64;

function play([bet]: readonly Bet[], draw: readonly number[], acts: readonly Act[]): Played {
  const table = new Table(bet?.amount ?? 0, draw);
  for (const act of acts) table.act(act);
  const { hands, won, steps, choices, current } = table;
  return {
    stake: hands.reduce((sum, { stake }) => sum + stake, 0),
    won: current ? 0 : won,
    steps,
    choices,
    ...(current && { hand: current.id }),
  };
}

/**
 * Six packs, shuffled for every round; the dealer looks for a blackjack and stands on every 17; blackjack pays 3 to
 * 2; any first two cards may be doubled; two cards of one value may be split once.
 */
export const BLACKJACK: GameMath = {
  title: 'blackjack-six-packs',
  configuration: {
    kind: 'blackjack',
    packs: PACKS,
    dealer: 'stands on soft 17, peeks',
    blackjack: '3:2',
    double: 'any two cards, after a split too',
    split: 'once, aces get one card each',
  },
  // Played by the book: 99.55 %, counted by `npm run bench studio`.
  returnBasisPoints: 9_955,
  topWin: 8,
  // Half of the stake is paid on top of it for a blackjack.
  unit: 2,
  takes: (bets) => bets.length === 1 && bets[0]?.spot === 'hand',
  draw: (from) => shuffled(SHOE, DRAWN, from),
  play,
  costOf: ([bet], act) => (act === 'double' || act === 'split' ? (bet?.amount ?? 0) : 0),
};
