import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { classes } from '../../ui/classes.ts';
import { OneTile, type TilesFor } from '../tile/OneTile.tsx';
import * as css from './grid.css.ts';
import { wholeRows } from './whole-rows.ts';

interface SizedCard {
  readonly card: GameCard;
  readonly size: TileSize;
}

/**
 * Tiles of several sizes, without gaps between them (LOBBY-05). How many columns there are the styles alone know, so
 * that they have the sizes for any number: nothing moves once the page can measure.
 */
export function Tiles(props: {
  readonly tiles: readonly SizedCard[];
  readonly reader: TilesFor;
  /** How many of them are on the first screen. */
  readonly first: number;
  readonly label: string;
}) {
  const { tiles, reader, first, label } = props;
  const sizes = tiles.map(({ size }) => size);
  const placed = css.COLUMNS.map((columns) => ({ columns, shown: wholeRows(sizes, columns) }));
  return (
    <div className={css.frame}>
      <ul className={css.grid} aria-label={label}>
        {tiles.map(({ card, size }, at) => (
          <li
            key={card.id}
            className={classes(
              ...placed.map(({ columns, shown }) => css.place[columns][shown[at] ?? 'none']),
            )}
            data-size={size}
          >
            <OneTile
              card={card}
              size={size}
              instead={placed.flatMap(({ columns, shown }) => {
                const other = shown[at] ?? size;
                return other === size ? [] : [{ window: css.WINDOWS[columns], size: other }];
              })}
              reader={reader}
              isFirst={at < first}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
