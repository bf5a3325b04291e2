import { useState } from 'react';
import type { Drawn } from '../data.ts';
import { foldsAround, sheetsOf, type Fold, type Layout, type Sheet } from '../layout.ts';

/** Where a state, or the row of a transition, is drawn: in a fold, or in the sheet of the chart itself. */
function homeOf(layout: Layout, id: string): string | undefined {
  const [around] = foldsAround(layout, id).slice(-1);
  if (around !== undefined) return around;
  const holds = ({ boxes, wires }: Sheet): boolean =>
    boxes.some((box) => box.rows.some(({ transitions }) => transitions[0] === id)) ||
    wires.some(({ label }) => label?.rows.some(({ transitions }) => transitions[0] === id));
  if (holds(layout)) return undefined;
  const first = layout.folds.find(holds)?.id;
  if (first !== undefined || sheetsOf(layout).every((sheet) => !stands(sheet, id))) return first;
  return layout.folds.find((fold) => stands(fold, id) && !stands(layout, id))?.id;
}

/** Whether a line or row stands for a transition, alone or with others. */
const stands = ({ boxes, wires }: Sheet, id: string): boolean =>
  boxes.some((box) => box.id === id || box.rows.some((row) => row.transitions.includes(id))) ||
  wires.some(({ transitions }) => transitions.includes(id));

/** A fold with those around it, the outermost first. */
function chainOf({ folds }: Layout, fold: string | undefined): readonly Fold[] {
  const found = folds.find(({ id }) => id === fold);
  return found === undefined ? [] : [...chainOf({ folds } as Layout, found.within), found];
}

/**
 * The open folds: that of the selection, until another is opened by hand. Nothing else moves.
 * @returns the open ones, the outermost first, and how to open or close one
 */
export function useFolds(
  { layout }: Drawn,
  focus: string | undefined,
): { readonly open: readonly Fold[]; readonly toggle: (state: string) => void } {
  const [{ fold, at, of }, set] = useState(() => ({
    fold: focus === undefined ? undefined : homeOf(layout, focus),
    at: focus,
    of: layout,
  }));
  let now = fold;
  if (at !== focus || of !== layout) {
    // A fold stays open while it is itself selected.
    if (focus !== undefined && focus !== fold) now = homeOf(layout, focus);
    else if (of !== layout) now = undefined;
    set({ fold: now, at: focus, of: layout });
  }
  return {
    open: chainOf(layout, now),
    toggle: (state) => {
      const found = layout.folds.find(({ id }) => id === state);
      if (found === undefined) return;
      const isOpen = chainOf(layout, now).some(({ id }) => id === state);
      set({ fold: isOpen ? found.within : state, at: focus, of: layout });
    },
  };
}
