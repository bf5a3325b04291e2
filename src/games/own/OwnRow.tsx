import { useId, type ReactNode } from 'react';
import type { GameCard } from '../../../reference/game-card.ts';
import { isUnderOverlay } from '../../../reference/game-visibility.ts';
import { Heart } from '../favourites/Heart.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import { useGameCurrency, useGameViewer } from '../viewer.ts';
import * as css from './own.css.ts';

/** Games of a player in one row, which scrolls sideways. @param children in place of the games, or above them */
export function OwnRow({
  title,
  cards,
  children,
}: {
  title: string;
  cards: readonly GameCard[];
  children?: ReactNode;
}) {
  const heading = useId();
  const viewer = useGameViewer();
  const currency = useGameCurrency();
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={css.body}>
        {children}
        {cards.length > 0 && (
          <ul className={css.row}>
            {cards.map((card) => (
              <li key={card.id} className={css.cell}>
                <GameTile
                  card={card}
                  currency={currency}
                  isRestricted={isUnderOverlay(card, viewer)}
                  heart={<Heart card={card} />}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
