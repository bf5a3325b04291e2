import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { isUnderOverlay, type GameViewer } from '../../../reference/game-visibility.ts';
import { JackpotOf } from '../jackpots/JackpotOf.tsx';
import { Heart } from '../favourites/Heart.tsx';
import { GameTile } from '../tile/GameTile.tsx';
import * as css from './grid.css.ts';

/** The one who looks at tiles, and in which currency. */
export interface TilesFor {
  readonly viewer: GameViewer;
  readonly currency: Currency;
}

interface SizedCard {
  readonly card: GameCard;
  readonly size: TileSize;
}

/** Tiles of several sizes, without gaps between them (LOBBY-05). */
export function Tiles(props: {
  readonly tiles: readonly SizedCard[];
  readonly reader: TilesFor;
  /** How many of them are on the first screen. */
  readonly first: number;
  readonly label: string;
}) {
  const { tiles, reader, first, label } = props;
  return (
    <div className={css.frame}>
      <ul className={css.grid} aria-label={label}>
        {tiles.map(({ card, size }, at) => (
          <li key={card.id} className={css.span[size]} data-size={size}>
            <OneTile card={card} size={size} reader={reader} isFirst={at < first} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A tile as the one who looks sees it. */
export function OneTile(props: {
  readonly card: GameCard;
  readonly size?: TileSize;
  readonly reader: TilesFor;
  readonly isFirst: boolean;
}) {
  const { card, size = '1x', reader, isFirst } = props;
  return (
    <GameTile
      card={card}
      size={size}
      currency={reader.currency}
      isRestricted={isUnderOverlay(card, reader.viewer)}
      isFirst={isFirst}
      jackpot={<JackpotOf gameId={card.id} currency={reader.currency} />}
      heart={<Heart card={card} />}
    />
  );
}
