import { useId, type ReactNode } from 'react';
import type { GameCard } from '../../../reference/game-card.ts';
import { OneTile } from '../tile/OneTile.tsx';
import { useGameCurrency, useGameViewer } from '../viewer.ts';
import * as css from './own.css.ts';

/** Games in one row, which scrolls sideways. @param children in place of the games, or above them */
export function GamesRow({
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
                <OneTile card={card} reader={{ viewer, currency }} isFirst={false} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
