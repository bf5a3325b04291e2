import type { Act, HandId, Step } from '../round.ts';
import { isNatural, nameOf, totalOf, valueOf, type Card } from './cards.ts';

interface Hand {
  readonly id: HandId;
  readonly cards: Card[];
  stake: number;
  isDone: boolean;
}

/** A round at the table: what it is follows from the cards, in their order, and the player's acts. */
export class Table {
  readonly steps: Step[] = [];
  readonly hands: Hand[];
  readonly dealer: Card[] = [];
  won = 0;
  isOver = false;
  #next = 0;
  readonly #cards: readonly Card[];

  constructor(stake: number, cards: readonly Card[]) {
    this.#cards = cards;
    const hand: Hand = { id: 'hand0', cards: [], stake, isDone: false };
    this.hands = [hand];
    this.#give(hand);
    this.#deal(false);
    this.#give(hand);
    this.#deal(true);
    // The dealer looks under an ace and a ten: nobody doubles against a blackjack.
    if (isNatural(hand.cards) || isNatural(this.dealer)) this.#end();
  }

  get current(): Hand | undefined {
    return this.isOver ? undefined : this.hands.find(({ isDone }) => !isDone);
  }

  get choices(): readonly Act[] {
    const hand = this.current;
    if (!hand) return [];
    const [one, other] = hand.cards;
    const isFirst = hand.cards.length === 2;
    const isPair = one !== undefined && other !== undefined && valueOf(one) === valueOf(other);
    return [
      'hit',
      'stand',
      ...(isFirst ? (['double'] as const) : []),
      ...(isFirst && isPair && this.hands.length === 1 ? (['split'] as const) : []),
    ];
  }

  act(act: Act): void {
    const hand = this.current;
    if (!hand || !this.choices.includes(act)) throw new Error(`Nobody may ${act} now`);
    switch (act) {
      case 'stand':
        hand.isDone = true;
        break;
      case 'hit':
        this.#give(hand);
        break;
      case 'double':
        hand.stake *= 2;
        this.#give(hand);
        hand.isDone = true;
        break;
      case 'split':
        this.#split(hand);
    }
    if (!this.current) this.#end();
  }

  #draw(): Card {
    const card = this.#cards[this.#next];
    if (card === undefined) throw new Error('The shoe is empty');
    this.#next += 1;
    return card;
  }

  #give(hand: Hand): void {
    const card = this.#draw();
    hand.cards.push(card);
    this.steps.push({ type: 'card', to: hand.id, card: nameOf(card), isHidden: false });
    const { total } = totalOf(hand.cards);
    if (total >= 21) hand.isDone = true;
    if (total > 21) this.#result(hand, 'bust', 0);
  }

  #deal(isHidden: boolean): void {
    const card = this.#draw();
    this.dealer.push(card);
    const shown = isHidden ? {} : { card: nameOf(card) };
    this.steps.push({ type: 'card', to: 'dealer', ...shown, isHidden });
  }

  #split(hand: Hand): void {
    const moved = hand.cards.pop();
    if (moved === undefined) return;
    const other: Hand = { id: 'hand1', cards: [moved], stake: hand.stake, isDone: false };
    this.hands.push(other);
    this.steps.push({ type: 'split' });
    const areAces = valueOf(moved) === 1;
    for (const each of this.hands) {
      this.#give(each);
      // One card for each of two aces, and no more.
      if (areAces) each.isDone = true;
    }
  }

  #result(
    { id }: Hand,
    outcome: Extract<Step, { type: 'result' }>['outcome'],
    amount: number,
  ): void {
    this.won += amount;
    this.steps.push({ type: 'result', hand: id, outcome, amount });
  }

  /** The dealer shows the hidden card, draws to 17 where a hand waits for it, and the hands are paid. */
  #end(): void {
    this.isOver = true;
    const [, hidden = 0] = this.dealer;
    this.steps.push({ type: 'turn', card: nameOf(hidden) });
    const left = this.hands.filter(({ cards }) => totalOf(cards).total <= 21);
    const isDecided =
      isNatural(this.dealer) ||
      (this.hands.length === 1 && left.some(({ cards }) => isNatural(cards)));
    if (left.length > 0 && !isDecided) this.#drawToStand();
    for (const hand of left) this.#settle(hand);
  }

  /** On a soft 17, too, the dealer stands. */
  #drawToStand(): void {
    while (totalOf(this.dealer).total < 17) this.#deal(false);
  }

  #settle(hand: Hand): void {
    const { total } = totalOf(hand.cards);
    const own = totalOf(this.dealer).total;
    // 21 after a split is no blackjack.
    const hasNatural = this.hands.length === 1 && isNatural(hand.cards);
    if (hasNatural && !isNatural(this.dealer)) this.#result(hand, 'blackjack', hand.stake * 2.5);
    else if (own > 21 || total > own) this.#result(hand, 'win', hand.stake * 2);
    else if (total === own) this.#result(hand, 'push', hand.stake);
    else this.#result(hand, 'lose', 0);
  }
}
