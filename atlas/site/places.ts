import type { Drawn } from '../data.ts';
import { sheetsOf, type Area, type LabelRow, type Sheet } from '../layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a state, or the row of a transition, is drawn. */
export function centerOf({ layout }: Drawn, id: string): Point | undefined {
  const sheets = sheetsOf(layout);
  for (const { boxes } of sheets) {
    const box = boxes.find((one) => one.id === id);
    if (box !== undefined)
      // A frame has its title here.
      return box.frame
        ? { x: box.x + Math.min(box.width / 2, 240), y: box.y + box.head / 2 }
        : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  // First where it stands alone.
  for (const is of [
    (row: LabelRow) => row.transitions[0] === id,
    (row: LabelRow) => row.transitions.includes(id),
  ]) {
    for (const { boxes, wires } of sheets.toReversed()) {
      const holders = [...boxes, ...wires.flatMap(({ label }) => label ?? [])];
      for (const { x, y, rows } of holders) {
        const row = rows.find(is);
        if (row !== undefined)
          return { x: x + row.x + row.width / 2, y: y + row.y + row.height / 2 };
      }
    }
  }
  return undefined;
}

/** The state in which the flow begins. */
const firstState = ({ chart }: Drawn): string =>
  chart.states.find(({ initial, parent }) => initial && parent === chart.root)?.id ?? chart.root;

const beginOf = (flow: Drawn): Point => centerOf(flow, firstState(flow)) ?? { x: 0, y: 0 };

const MARGIN = 16;

/**
 * The area at which a chart opens that is too large to be read whole. Of all windows of a size that hold its
 * beginning, it is the one with the most states.
 * @param size px of the chart
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

/** The state of a sheet nearest in a direction; from none, the one in which it begins. */
export function neighbour(
  flow: Drawn,
  sheet: Sheet,
  from: string | undefined,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const centers = sheet.boxes.map((box) => ({
    id: box.id,
    x: box.x + (box.frame ? Math.min(box.width / 2, 240) : box.width / 2),
    y: box.y + (box.frame ? box.head / 2 : box.height / 2),
  }));
  const start = centers.find(({ id }) => id === from);
  if (start === undefined) {
    const begins = flow.chart.states.find(
      ({ id, initial }) => initial && centers.some((one) => one.id === id),
    );
    return begins?.id ?? sheet.boxes[0]?.id;
  }
  let best: { id: string; cost: number } | undefined;
  for (const { id, x, y } of centers) {
    if (id === from) continue;
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along < 6) continue;
    const cost = along + aside * 2.2;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
