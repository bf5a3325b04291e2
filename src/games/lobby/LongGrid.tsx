import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import type { GameCard } from '../../../reference/game-card.ts';
import { usePrinting } from '../../ui/printing.ts';
import * as grid from './grid.css.ts';
import { useMeasured, type Measured } from './measured.ts';
import { OneTile, type TilesFor } from '../tile/OneTile.tsx';

/** Rows beyond either edge of the window whose pictures are on their way. */
const OVERSCAN = 1;

interface LongGridProps {
  readonly cards: readonly GameCard[];
  readonly reader: TilesFor;
  readonly label: string;
}

/** A list of games as long as may be: only the rows in the window and a few around it are drawn. */
export const LongGrid = memo(function LongGrid({ cards, reader, label }: LongGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const measured = useMeasured(frame);
  const isPrinted = usePrinting();
  return (
    <div ref={frame} className={grid.frame}>
      {measured === undefined || isPrinted ? (
        <ul className={grid.grid} aria-label={label}>
          <Cards of={cards} first={0} end={cards.length} reader={reader} columns={1} />
        </ul>
      ) : (
        <Rows
          key={`${measured.columns} ${measured.row}`}
          cards={cards}
          reader={reader}
          label={label}
          measured={measured}
        />
      )}
    </div>
  );
});

function Rows({ cards, reader, label, measured }: LongGridProps & { measured: Measured }) {
  const { columns, row, top } = measured;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    estimateSize: () => row,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  const drawn = virtualizer.getVirtualItems();
  const before = drawn.at(0)?.index ?? 0;
  const end = Math.min(((drawn.at(-1)?.index ?? -1) + 1) * columns, cards.length);
  const behind = Math.ceil((cards.length - end) / columns);
  return (
    <ul
      className={grid.grid}
      aria-label={label}
      style={{ paddingTop: before * row, paddingBottom: behind * row }}
    >
      <Cards of={cards} first={before * columns} end={end} reader={reader} columns={columns} />
    </ul>
  );
}

interface CardsProps {
  readonly of: readonly GameCard[];
  /** Indices of those that are drawn, without `end`. */
  readonly first: number;
  readonly end: number;
  readonly reader: TilesFor;
  readonly columns: number;
}

/** Nothing is drawn anew while the window moves within a row. */
const Cards = memo(function Cards({ of, first, end, reader, columns }: CardsProps) {
  return of.slice(first, end).map((card, n) => (
    <li key={card.id} data-size="1x" aria-setsize={of.length} aria-posinset={first + n + 1}>
      <OneTile card={card} reader={reader} isFirst={first + n < columns * 2} />
    </li>
  ));
});
