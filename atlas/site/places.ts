import type { Drawn } from '../data.ts';
import type { Area, Wire } from '../layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a state, or the row of a transition, is drawn. */
export function centerOf({ layout }: Drawn, id: string): Point | undefined {
  const box = layout.boxes.find((one) => one.id === id);
  if (box !== undefined)
    // Of a frame, its title.
    return box.frame
      ? { x: box.x + Math.min(box.width / 2, 240), y: box.y + box.head }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const { x, y, width, stays } of layout.boxes) {
    const row = stays.find(({ transition }) => transition === id);
    if (row !== undefined) return { x: x + width / 2, y: y + row.y + row.height / 2 };
  }
  for (const { label } of layout.wires) {
    const row = label?.rows.find(({ transition }) => transition === id);
    if (label !== undefined && row !== undefined)
      return { x: label.x + label.width / 2, y: label.y + row.y + row.height / 2 };
  }
  return undefined;
}

/** Where the flow begins: the dot of its outermost frame. */
function beginOf(flow: Drawn): Point {
  const dot = firstWire(flow);
  return { x: dot?.points[0] ?? 0, y: dot?.points[1] ?? 0 };
}

const firstWire = ({ chart, layout }: Drawn): Wire | undefined =>
  layout.wires.find(
    ({ kind, target }) =>
      kind === 'initial' && chart.states.find(({ id }) => id === target)?.parent === chart.root,
  );

const MARGIN = 16;

/**
 * What a chart that is too large to be read whole opens at: of all windows of a size that hold its
 * begin, what the one with the most states has of them. @param size px of the chart
 */
export function openingArea(flow: Drawn, size: Pick<Area, 'width' | 'height'>): Area {
  const begin = beginOf(flow);
  const dot = { x: begin.x - MARGIN, y: begin.y - MARGIN, width: 2 * MARGIN, height: 2 * MARGIN };
  const states = flow.layout.boxes
    .filter(({ frame }) => !frame)
    .map(({ x, y, width, height }) => ({
      x: x - MARGIN,
      y: y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    }));
  const across = (area: Area): Span => [area.x, area.x + area.width];
  const down = (area: Area): Span => [area.y, area.y + area.height];
  const held = [across, down].reduce((left, spanOf) => {
    const length = spanOf === across ? size.width : size.height;
    const window = fullest(left.map(spanOf), spanOf(dot), length);
    return left.filter((area) => within(spanOf(area), window));
  }, states);
  const all = [dot, ...held];
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...all.map((one) => across(one)[1])) - x,
    height: Math.max(...all.map((one) => down(one)[1])) - y,
  };
}

type Span = readonly [from: number, to: number];

const within = (span: Span, window: Span): boolean => span[0] >= window[0] && span[1] <= window[1];

/** The window of a length around a span that holds the most others. */
function fullest(spans: readonly Span[], around: Span, length: number): Span {
  const windows = [around, ...spans]
    .flatMap(([from, to]) => [from, to - length])
    .map((from): Span => [from, from + length])
    .filter((window) => within(around, window));
  const held = (window: Span): number => spans.filter((span) => within(span, window)).length;
  return windows.toSorted((a, b) => held(b) - held(a))[0] ?? around;
}

/** The way of each arrow key, x and y. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The state nearest in a direction; from none, the one in which the flow begins. */
export function neighbour(
  flow: Drawn,
  from: string | undefined,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const start = from === undefined ? undefined : centerOf(flow, from);
  if (start === undefined) return firstWire(flow)?.target ?? flow.layout.boxes[0]?.id;
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
