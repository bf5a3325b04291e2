import type { Step } from '../../machines/games/round/decide.ts';
import type { Schemas } from '../../openapi/types.ts';

export type Outcome = Schemas['HandOutcome'];

export interface Hand {
  /** `10H`, `AS`; empty: it lies face down. */
  readonly cards: readonly string[];
  readonly outcome?: Outcome;
  /** What is paid for it, stake included; minor units. */
  readonly paid?: number;
}

export interface Table {
  readonly dealer: Hand;
  /** One, or two after a split. */
  readonly hands: readonly Hand[];
}

const EMPTY: Hand = { cards: [] };

/** Stands for a card that lies face down. */
const FACE_DOWN = '';

/** What lies on the table after the steps of a round of blackjack. */
export function tableOf(steps: readonly Step[]): Table {
  let dealer = EMPTY;
  let hands = { hand0: EMPTY, hand1: EMPTY };
  for (const step of steps) {
    switch (step.type) {
      case 'card': {
        const { to, card = FACE_DOWN } = step;
        if (to === 'dealer') dealer = { cards: [...dealer.cards, card] };
        else hands = { ...hands, [to]: { cards: [...hands[to].cards, card] } };
        break;
      }
      case 'turn':
        dealer = { cards: dealer.cards.map((card) => (card === FACE_DOWN ? step.card : card)) };
        break;
      case 'split': {
        const [first = '', second = ''] = hands.hand0.cards;
        hands = { hand0: { cards: [first] }, hand1: { cards: [second] } };
        break;
      }
      case 'result': {
        const { hand, outcome, amount: paid } = step;
        hands = { ...hands, [hand]: { ...hands[hand], outcome, paid } };
        break;
      }
      default:
    }
  }
  const { hand0, hand1 } = hands;
  return { dealer, hands: hand1.cards.length > 0 ? [hand0, hand1] : [hand0] };
}

const rankOf = (card: string): string => card.slice(0, -1);

/** The value of the cards that lie open; soft: an ace counts 11. */
export function valueOf(cards: readonly string[]): {
  readonly total: number;
  readonly isSoft: boolean;
} {
  const open = cards.filter((card) => card !== FACE_DOWN);
  const hard = open.reduce((sum, card) => {
    const rank = rankOf(card);
    return sum + (rank === 'A' ? 1 : Math.min(Number(rank) || 10, 10));
  }, 0);
  const isSoft = hard <= 11 && open.some((card) => rankOf(card) === 'A');
  return { total: isSoft ? hard + 10 : hard, isSoft };
}
