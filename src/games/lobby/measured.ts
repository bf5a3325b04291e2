import { useLayoutEffect, useState, type RefObject } from 'react';

/** The measures of a grid, px. */
export interface Measured {
  readonly columns: number;
  /** Of a row, with the gap below it. */
  readonly row: number;
  /** Of the grid on the page. */
  readonly top: number;
}

/**
 * The measures of the first grid in a frame. Read off the styles, which alone say how many columns fit; followed when the page changes its size.
 * Undefined where nothing is laid out.
 */
export function useMeasured(frame: RefObject<HTMLElement | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  useLayoutEffect(() => {
    const measure = (): void => {
      const list = frame.current?.querySelector('ul:has(> [data-size])');
      if (!frame.current || !list) return;
      const { gridTemplateColumns, gridAutoRows, rowGap } = getComputedStyle(list);
      const columns = gridTemplateColumns.split(' ').length;
      const row = Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap);
      const top = Math.round(frame.current.getBoundingClientRect().top + window.scrollY);
      // Where nothing is laid out, all of it shows.
      if (!(row > 0)) return;
      setMeasured((last) =>
        last?.columns === columns && last.row === row && last.top === top
          ? last
          : { columns, row, top },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return measured;
}
