import { useMemo } from 'react';
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
 * that they give each tile its size there, and hide what would stand in a row that is not whole: nothing moves once
 * the page can measure.
 */
export function Tiles(props: {
  readonly tiles: readonly SizedCard[];
  readonly reader: TilesFor;
  /** How many of them are on the first screen. */
  readonly first: number;
  readonly label: string;
}) {
  const { tiles, reader, first, label } = props;
  const places = useMemo(() => placesOf(tiles.map(({ size }) => size)), [tiles]);
  return (
    <div className={css.frame}>
      <ul className={css.grid} aria-label={label}>
        {tiles.map(({ card, size }, at) => (
          <li key={card.id} className={places[at]?.span} data-size={size}>
            <OneTile
              card={card}
              size={size}
              instead={places[at]?.instead}
              reader={reader}
              isFirst={at < first}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The classes of tiles of these sizes, and where they have another size. */
function placesOf(sizes: readonly TileSize[]) {
  const whole = css.COLUMNS.map((columns) => [columns, wholeRows(sizes, columns)] as const);
  return sizes.map((own, at) => {
    const placed = whole.map(([columns, shown]) => [columns, shown[at] ?? 'none'] as const);
    return {
      span: classes(...placed.map(([columns, size]) => size !== '1x' && css.spans[columns][size])),
      instead: placed.flatMap(([columns, size]) =>
        size === 'none' || size === own ? [] : [{ window: css.WINDOWS[columns], size }],
      ),
    };
  });
}
