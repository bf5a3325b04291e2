import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { classes } from '../../ui/classes.ts';
import { OneTile, type TilesFor } from '../tile/OneTile.tsx';
import * as css from './grid.css.ts';
import { wholeRows } from './whole-rows.ts';

interface SizedCard {
  readonly card: GameCard;
  readonly size: TileSize;
}

/** As many columns as a grid has in some window, if it has several. */
const COLUMNS = [2, 3, 5, 7] as const;

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
  const spans = spansOf(tiles.map(({ size }) => size));
  return (
    <div className={css.frame}>
      <ul className={css.grid} aria-label={label}>
        {tiles.map(({ card, size }, at) => (
          <li key={card.id} className={spans[at]} data-size={size}>
            <OneTile card={card} size={size} reader={reader} isFirst={at < first} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The classes of tiles of these sizes, in every number of columns. */
function spansOf(sizes: readonly TileSize[]): readonly string[] {
  const whole = COLUMNS.map((columns) => [css.spans[columns], wholeRows(sizes, columns)] as const);
  return sizes.map((_, at) =>
    classes(
      ...whole.map(([span, shown]) => {
        const size = shown[at] ?? 'none';
        return size !== '1x' && span[size];
      }),
    ),
  );
}
