import type { CSSProperties } from 'react';
import { arriving } from '../look.css.ts';
import type { Round } from '../../machines/games/round/decide.ts';
import type { Shown } from '../shown.ts';
import type { Said, WordId } from '../texts.ts';
import { tableOf, valueOf, type Hand, type Outcome } from './cards.ts';
import { Card } from './Card.tsx';
import * as css from './blackjack.css.ts';

const OUTCOMES = {
  win: 'outcomeWin',
  blackjack: 'outcomeBlackjack',
  push: 'outcomePush',
  lose: 'outcomeLose',
  bust: 'outcomeBust',
} as const satisfies Readonly<Record<Outcome, WordId>>;

interface BlackjackBoardProps {
  readonly shown: Shown;
  /** The hand that the player decides for, if they do. */
  readonly turn: Round['hand'];
  readonly money: (amount: number) => string;
  readonly say: Said;
}

/** The dealer's cards above, the player's one or two hands below, with their values in words. */
export function BlackjackBoard({ shown, turn, money, say }: BlackjackBoardProps) {
  const { dealer, hands } = tableOf(shown.steps);
  const isSplit = hands.length > 1;
  const style = { '--ms': `${shown.isRevealing ? shown.revealMs : 0}ms` } as CSSProperties;
  return (
    <div className={css.stage} style={style} key={shown.key}>
      <div className={css.board}>
        <HandPlace name={say('dealer')} hand={dealer} money={money} say={say} />
        <div className={css.hands}>
          {hands.map((hand, index) => (
            <HandPlace
              key={index}
              name={isSplit ? say('handNumber', { number: `${index + 1}` }) : say('yourHand')}
              hand={hand}
              isTurn={isSplit && turn === `hand${index}`}
              isCelebrated={shown.isCelebrated}
              money={money}
              say={say}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface HandPlaceProps {
  readonly name: string;
  readonly hand: Hand;
  readonly isTurn?: boolean;
  /** The whole round has brought more than its stake: one hand of a split may win, and the round none. */
  readonly isCelebrated?: boolean;
  readonly money: (amount: number) => string;
  readonly say: Said;
}

function HandPlace({
  name,
  hand,
  isTurn = false,
  isCelebrated = false,
  money,
  say,
}: HandPlaceProps) {
  const { cards, outcome, paid = 0 } = hand;
  return (
    <section className={css.hand} aria-label={name} data-turn={isTurn ? '' : undefined}>
      <div className={css.cards}>
        {cards.length === 0 && <span className={css.empty} />}
        {cards.map((card, index) => (
          <span key={`${index} ${card}`} className={`${css.place} ${arriving}`}>
            <Card card={card} say={say} />
          </span>
        ))}
      </div>
      <p className={css.value}>
        <span className={css.name}>{name}</span>
        {cards.some((card) => card !== '') && <strong>{valueWords(cards, say)}</strong>}
        {outcome !== undefined && (
          <span
            className={css.outcome}
            data-outcome={outcome}
            data-quiet={isCelebrated ? undefined : ''}
          >
            {say(OUTCOMES[outcome])}
            {paid > 0 && ` ${money(paid)}`}
          </span>
        )}
      </p>
    </section>
  );
}

/** The value of a hand in words: `soft 18`, `14`. */
function valueWords(cards: readonly string[], say: Said): string {
  const { total, isSoft } = valueOf(cards);
  return isSoft && total < 21 ? say('soft', { total: `${total}` }) : `${total}`;
}
