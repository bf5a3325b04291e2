import type { Said, WordId } from '../texts.ts';
import { unseen } from '../look.css.ts';
import * as css from './blackjack.css.ts';

const SUITS: Readonly<
  Record<string, { readonly path: string; readonly isRed: boolean; readonly name: WordId }>
> = {
  S: {
    path: 'M12 2c4 5 9 8 9 13a4.5 4.5 0 0 1-7.5 3.4c.3 1.7 1 2.9 2 3.6h-7c1-.7 1.7-1.9 2-3.6A4.5 4.5 0 0 1 3 15c0-5 5-8 9-13z',
    isRed: false,
    name: 'suitSpades',
  },
  H: {
    path: 'M12 21.5C5 16 2 12.5 2 8.5A5 5 0 0 1 12 6a5 5 0 0 1 10 2.5c0 4-3 7.5-10 13z',
    isRed: true,
    name: 'suitHearts',
  },
  D: { path: 'M12 1.5 20 12l-8 10.5L4 12z', isRed: true, name: 'suitDiamonds' },
  C: {
    path: 'M12 2a4.5 4.5 0 0 1 3.9 6.8 4.5 4.5 0 1 1-2.4 8.4c.3 2 1 3.6 2 4.8h-7c1-1.2 1.7-2.8 2-4.8a4.5 4.5 0 1 1-2.4-8.4A4.5 4.5 0 0 1 12 2z',
    isRed: false,
    name: 'suitClubs',
  },
};

const FACES: Readonly<Record<string, WordId>> = {
  A: 'rankAce',
  K: 'rankKing',
  Q: 'rankQueen',
  J: 'rankJack',
};

/** A playing card; an empty name lies face down. */
export function Card({ card, say }: { card: string; say: Said }) {
  const suit = SUITS[card.slice(-1)];
  if (suit === undefined) {
    return (
      <span className={css.back}>
        <span className={unseen}>{say('cardHidden')}</span>
      </span>
    );
  }
  const rank = card.slice(0, -1);
  const face = FACES[rank];
  return (
    <span className={css.card} data-red={suit.isRed ? '' : undefined}>
      <span className={unseen}>
        {say('card', { rank: face === undefined ? rank : say(face), suit: say(suit.name) })}
      </span>
      <span className={css.rank} aria-hidden>
        {rank}
      </span>
      <svg viewBox="0 0 24 24" className={css.suit} aria-hidden focusable="false">
        <path d={suit.path} fill="currentColor" />
      </svg>
    </span>
  );
}
