import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Transaction } from '../../../machines/banking/history/rows.ts';
import { byDay } from '../days.ts';
import * as css from './history.css.ts';
import { TransactionRow } from './TransactionRow.tsx';

/** As high as most rows are, in px; each is measured once it shows. */
const ROW_HEIGHT = 77;
/** How many rows are drawn beyond either edge of the window. */
const OVERSCAN = 4;

/** However many there are, only those in the window are drawn; the rest is room for them. */
export function TransactionList({ rows }: { rows: readonly Transaction[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const grouped = byDay(rows);
  useLayoutEffect(() => {
    const { top: below = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(below + window.scrollY);
  }, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: grouped.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => grouped[index]?.row.referenceId ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  const drawn = virtualizer.getVirtualItems();
  const before = (drawn.at(0)?.start ?? top) - top;
  const behind = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? top) + top;
  return (
    <ol
      ref={list}
      className={css.list}
      style={{ paddingTop: before, paddingBottom: Math.max(0, behind) }}
    >
      {drawn.map(({ key, index }) => {
        const one = grouped[index];
        return (
          one && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={grouped.length}
              aria-posinset={index + 1}
            >
              <TransactionRow of={one.row} firstInGroup={one.firstInGroup} />
            </li>
          )
        );
      })}
    </ol>
  );
}
