import { useId, type ReactNode } from 'react';
import type { GameCard } from '../../../reference/game-card.ts';
import { useT } from '../../texts/index.ts';
import { ErrorState } from '../../ui/States.tsx';
import { OneTile, useTilesFor } from '../tile/OneTile.tsx';
import { useGameCurrency, useGameViewer } from '../viewer.ts';
import * as css from './own.css.ts';

interface GamesRowProps {
  readonly title: string;
  readonly cards?: readonly GameCard[];
  /** In place of the games, or above them. */
  readonly children?: ReactNode;
}

/** Games in one row, which scrolls sideways. */
export function GamesRow({ title, cards = [], children }: GamesRowProps) {
  const heading = useId();
  const tilesFor = useTilesFor(useGameViewer(), useGameCurrency());
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={css.body}>
        {children}
        {cards.length > 0 && (
          <ul className={css.row}>
            {cards.map((card) => (
              <li key={card.id} className={css.cell}>
                <OneTile card={card} reader={tilesFor} isFirst={false} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface FailedRowProps extends GamesRowProps {
  /** While the games are read again. */
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** A row whose games could not be read, with those that are known from before. @param children why */
export function FailedRow({
  title,
  cards = [],
  retrying = false,
  onRetry,
  children,
}: FailedRowProps) {
  const t = useT();
  return (
    <GamesRow title={title} cards={cards}>
      <ErrorState title={t('games.own.failed')} retrying={retrying} onRetry={onRetry}>
        {children}
      </ErrorState>
    </GamesRow>
  );
}
