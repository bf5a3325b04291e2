import type { Drawn } from '../data.ts';
import { distanceOf, type Area, type Box, type Wire } from '../layout.ts';

/** What is left of a drawing when frames hide what is inside of them. */
export interface Folded {
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
  /** Folded frame → how many states it hides. */
  readonly inside: ReadonlyMap<string, number>;
}

type States = ReadonlyMap<string, Drawn['chart']['states'][number]>;

/** Lines that end inside a folded frame end at its edge; those within it are not drawn. */
export function foldedDrawing({ chart, layout }: Drawn, collapsed: ReadonlySet<string>): Folded {
  if (collapsed.size === 0) return { ...layout, inside: new Map() };
  const states: States = new Map(chart.states.map((state) => [state.id, state]));
  const areas = new Map(layout.boxes.map((box) => [box.id, box]));
  const hiddenBy = (id: string): string | undefined => {
    let found: string | undefined;
    for (let at = states.get(id)?.parent; at !== undefined; at = states.get(at)?.parent)
      if (collapsed.has(at)) found = at;
    return found;
  };
  const wires = layout.wires.flatMap((wire): Wire[] => {
    const from = hiddenBy(wire.source);
    const to = hiddenBy(wire.target);
    const inDot = wire.kind === 'initial' && !states.has(wire.source);
    if (inDot && (to !== undefined || collapsed.has(states.get(wire.target)?.parent ?? '')))
      return [];
    if (from === undefined && to === undefined) {
      const within = collapsed.has(wire.source) && isInside(states, wire.target, wire.source);
      return within ? [] : [wire];
    }
    const source = from ?? wire.source;
    const target = to ?? wire.target;
    if (source === target || isInside(states, source, target) || isInside(states, target, source))
      return [];
    const cut = cutAt(wire, areas.get(from ?? ''), areas.get(to ?? ''));
    return cut === undefined ? [] : [cut];
  });
  const countInside = (frame: string): number =>
    [...states.keys()].filter((id) => isInside(states, id, frame)).length;
  return {
    boxes: layout.boxes.filter(({ id }) => hiddenBy(id) === undefined),
    wires,
    inside: new Map([...collapsed].map((frame) => [frame, countInside(frame)])),
  };
}

function isInside(states: States, inner: string, outer: string): boolean {
  for (let at = states.get(inner)?.parent; at !== undefined; at = states.get(at)?.parent) {
    if (at === outer) return true;
  }
  return false;
}

/** The part of a line that is outside the given frames; labels inside of them go with what they hide. */
function cutAt(wire: Wire, from: Area | undefined, to: Area | undefined): Wire | undefined {
  let points = pairs(wire.points);
  if (to !== undefined) points = enter(points, to);
  if (from !== undefined) points = enter(points.toReversed(), from).toReversed();
  if (points.length < 2) return undefined;
  const { label } = wire;
  const hidden =
    label !== undefined && [from, to].some((frame) => frame && distanceOf(frame, label) === 0);
  return { ...wire, points: points.flat(), label: hidden ? undefined : label };
}

type Point = readonly [x: number, y: number];

function pairs(points: readonly number[]): Point[] {
  return Array.from({ length: points.length / 2 }, (_, index) => [
    points[index * 2] ?? 0,
    points[index * 2 + 1] ?? 0,
  ]);
}

const holds = ({ x, y, width, height }: Area, [px, py]: Point): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** A polyline up to where it last enters the frame in which it ends. */
function enter(points: readonly Point[], frame: Area): Point[] {
  let last = points.length - 1;
  while (last > 0 && holds(frame, points[last - 1] as Point)) last -= 1;
  const outside = points[last - 1];
  const inside = points[last];
  if (outside === undefined || inside === undefined) return [];
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), high);
  const edge: Point = [
    clamp(outside[0], frame.x, frame.x + frame.width),
    clamp(outside[1], frame.y, frame.y + frame.height),
  ];
  return [...points.slice(0, last), edge];
}
