import type { Drawn } from '../data.ts';
import { moved, sheetsOf, type Layout } from '../layout.ts';

const GAP = 28;

/** A chart with nothing folded away: the sheets of its folds below each other, as paper shows them. */
export function onPaper<D extends Drawn>(drawn: D): D {
  let y = 0;
  const sheets = sheetsOf(drawn.layout).map((sheet) => {
    const [area] = sheet.boxes;
    if (area === undefined) return sheet;
    const there = moved(sheet, 8 - area.x, 8 + y - area.y);
    y += area.height + GAP;
    return there;
  });
  const widths = sheetsOf(drawn.layout).map(({ boxes }) => boxes[0]?.width ?? 0);
  const layout: Layout = {
    width: Math.max(...widths) + 16,
    height: y - GAP + 16,
    boxes: sheets.flatMap(({ boxes }) => boxes),
    stacks: sheets.flatMap(({ stacks }) => stacks),
    wires: sheets.flatMap(({ wires }) => wires),
    folds: [],
  };
  return { ...drawn, layout };
}
