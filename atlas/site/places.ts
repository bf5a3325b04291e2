import type { Drawn } from '../data.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a state, or the row of a transition, is drawn. */
export function centerOf({ layout }: Drawn, id: string): Point | undefined {
  const box = layout.boxes.find((one) => one.id === id);
  if (box !== undefined)
    return { x: box.x + box.width / 2, y: box.frame ? box.y + box.head : box.y + box.height / 2 };
  for (const { label } of layout.wires) {
    const row = label?.rows.find(({ transition }) => transition === id);
    if (label !== undefined && row !== undefined)
      return { x: label.x + label.width / 2, y: label.y + row.y + row.height / 2 };
  }
  return undefined;
}

/** Where the flow begins: the dot of its outermost frame. */
export function beginOf({ chart, layout }: Drawn): Point {
  const dot = layout.wires.find(
    ({ kind, target }) =>
      kind === 'initial' && chart.states.find(({ id }) => id === target)?.parent === chart.root,
  );
  return { x: dot?.points[0] ?? 0, y: dot?.points[1] ?? 0 };
}

/** The way of each arrow key, x and y. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The state nearest in a direction; from none, the first. */
export function neighbour(
  flow: Drawn,
  from: string | undefined,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const start = from === undefined ? undefined : centerOf(flow, from);
  if (start === undefined) return flow.layout.boxes[0]?.id;
  let best: { id: string; cost: number } | undefined;
  for (const { id } of flow.layout.boxes) {
    const center = centerOf(flow, id);
    if (id === from || center === undefined) continue;
    const along = (center.x - start.x) * dx + (center.y - start.y) * dy;
    const aside = Math.abs((center.x - start.x) * dy) + Math.abs((center.y - start.y) * dx);
    if (along < 6) continue;
    const cost = along + aside * 2.2;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
