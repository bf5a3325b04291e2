import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Transaction } from '../../../machines/banking/history/rows.ts';
import { usePrinting } from '../../ui/printing.ts';
import { byDay, type Grouped } from '../days.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import { useZone } from '../../runtime/locale/use-zone.ts';
import * as css from './history.css.ts';
import { TransactionRow } from './TransactionRow.tsx';

/** As high as most rows are, in px; each is measured once it shows. */
const ROW_HEIGHT = 77;
/** How many rows are drawn at least beyond either edge of the window. */
const OVERSCAN = 4;
/** Rows come and go in groups of so many: scrolling makes fewer steps, each with little to draw. */
const STEP = 3;

/** The rows of the window and around it, in whole steps. */
const inSteps = ({ startIndex, endIndex, count }: Range): number[] => {
  const first = Math.floor(Math.max(0, startIndex - OVERSCAN) / STEP) * STEP;
  const end = Math.min(count, Math.ceil((endIndex + OVERSCAN + 1) / STEP) * STEP);
  return Array.from({ length: end - first }, (_, n) => first + n);
};

/**
 * The top of a list on the page, px, followed when something above it opens, comes or goes: the filter, a summary,
 * a notice.
 */
function useTopOf(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { top: below = 0 } = list.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(below + window.scrollY));
    };
    measure();
    // A change that moves the list makes the page another size, and so does a phone that is turned.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return top;
}

/** Only the rows in the window are drawn; the rest is empty space. On paper there is no window. */
export function TransactionList({ rows }: { rows: readonly Transaction[] }) {
  const list = useRef<HTMLOListElement>(null);
  const top = useTopOf(list);
  const zone = useZone();
  const grouped = useMemo(() => byDay(rows, zone), [rows, zone]);
  const virtualizer = useWindowVirtualizer({
    count: grouped.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => grouped[index]?.row.referenceId ?? index,
    rangeExtractor: inSteps,
    scrollMargin: top,
    useFlushSync: false,
  });
  const drawn = virtualizer.getVirtualItems();
  const before = (drawn.at(0)?.start ?? top) - top;
  const behind = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? top) + top;
  const isPrinted = usePrinting();
  return (
    <ol
      ref={list}
      className={css.list}
      style={isPrinted ? undefined : { paddingTop: before, paddingBottom: Math.max(0, behind) }}
    >
      <Rows
        of={grouped}
        first={isPrinted ? 0 : (drawn.at(0)?.index ?? 0)}
        end={isPrinted ? grouped.length : (drawn.at(-1)?.index ?? -1) + 1}
        measure={virtualizer.measureElement}
      />
    </ol>
  );
}

interface RowsProps {
  readonly of: readonly Grouped<Transaction>[];
  /** Indices of those that are drawn, without `end`. */
  readonly first: number;
  readonly end: number;
  readonly measure: (element: HTMLLIElement | null) => void;
}

/** Nothing is drawn anew while the window moves within a step. */
const Rows = memo(function Rows({ of, first, end, measure }: RowsProps) {
  const tag = useTag();
  const zone = useZone();
  return of.slice(first, end).map(({ row, firstInGroup }, n) => (
    <li
      key={row.referenceId}
      ref={measure}
      data-index={first + n}
      aria-setsize={of.length}
      aria-posinset={first + n + 1}
    >
      <TransactionRow of={row} firstInGroup={firstInGroup} tag={tag} zone={zone} />
    </li>
  ));
});
