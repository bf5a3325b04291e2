import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { classes } from '../../ui/classes.ts';
import { OneTile, type TilesFor } from '../tile/OneTile.tsx';
import * as css from './grid.css.ts';
import { wholeRows } from './measured.ts';

interface SizedCard {
  readonly card: GameCard;
  readonly size: TileSize;
}

/**
 * Tiles of several sizes, without gaps between them (LOBBY-05). How many columns there are the styles alone know, so
 * that they hide what would stand in a row that is not whole: nothing moves once the page can measure.
 */
export function Tiles(props: {
  readonly tiles: readonly SizedCard[];
  readonly reader: TilesFor;
  /** How many of them are on the first screen. */
  readonly first: number;
  readonly label: string;
}) {
  const { tiles, reader, first, label } = props;
  const whole = css.COLUMNS.map((columns) => [columns, wholeRows(tiles, columns).length] as const);
  return (
    <div className={css.frame}>
      <ul className={css.grid} aria-label={label}>
        {tiles.map(({ card, size }, at) => (
          <li
            key={card.id}
            className={classes(
              css.span[size],
              ...whole.map(([columns, shown]) => at >= shown && css.notIn[columns]),
            )}
            data-size={size}
          >
            <OneTile card={card} size={size} reader={reader} isFirst={at < first} />
          </li>
        ))}
      </ul>
    </div>
  );
}
