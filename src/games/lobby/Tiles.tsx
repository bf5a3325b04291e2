import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { OneTile, type TilesFor } from '../tile/OneTile.tsx';
import * as css from './grid.css.ts';

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
