import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Area, Box, Layout, Wire } from '../layout.ts';
import { problemsOf } from './geometry.ts';
import { elkGraphOf, type Attempt, type Drawing } from './graph.ts';

const ATTEMPTS: readonly Attempt[] = ['GREEDY', 'DEPTH_FIRST'].flatMap((strategy) =>
  (['RIGHT', 'DOWN'] as const).map((direction) => ({
    direction,
    options: { 'elk.layered.cycleBreaking.strategy': strategy },
  })),
);

/** From so many states on, an attempt takes seconds: fewer are made. */
const LARGE = 120;

/**
 * Gives every state and label its place: ELK in several settings, of which the most legible is
 * taken. The same drawing always gets the same places.
 * @throws when in every attempt something overlaps
 */
export async function place(drawing: Drawing): Promise<Layout> {
  const elk = new Elk();
  let best: { layout: Layout; score: number } | undefined;
  const problems: string[] = [];
  const attempts = drawing.boxes.length > LARGE ? ATTEMPTS.slice(0, 2) : ATTEMPTS;
  for (const attempt of attempts) {
    const layout = read(drawing, await elk.layout(elkGraphOf(drawing, attempt)));
    const found = problemsOf(layout, drawing);
    problems.push(...found);
    const score = scoreOf(layout);
    if (found.length > 0) continue;
    if (best === undefined || score < best.score) best = { layout, score };
  }
  if (best === undefined)
    throw new Error(`no attempt is free of overlaps:\n${problems.join('\n')}`);
  return best.layout;
}

const round = (value: number): number => Math.round(value * 2) / 2;

function read({ boxes, wires }: Drawing, root: ElkNode): Layout {
  const nodes = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(root);
  const edges = new Map<string, ElkExtendedEdge>();
  for (const node of nodes.values()) for (const edge of node.edges ?? []) edges.set(edge.id, edge);
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    boxes: boxes.map(({ id, lines, stays, frame, height }): Box => {
      const area = areaOf(nodes.get(id) as ElkNode);
      return { id, ...area, lines, stays, frame, head: frame ? height : area.height };
    }),
    wires: wires.map(({ id, source, target, kind, rows }): Wire => {
      const edge = edges.get(id) as ElkExtendedEdge;
      const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
        [startPoint, ...(bendPoints ?? []), endPoint].flatMap(({ x, y }) => [round(x), round(y)]),
      );
      const label = edge.labels?.[0];
      return {
        source,
        target,
        kind,
        points,
        label: label === undefined || rows.length === 0 ? undefined : { ...areaOf(label), rows },
      };
    }),
  };
}

function areaOf(shape: { x?: number; y?: number; width?: number; height?: number }): Area {
  return {
    x: round(shape.x ?? 0),
    y: round(shape.y ?? 0),
    width: round(shape.width ?? 0),
    height: round(shape.height ?? 0),
  };
}

/** How hard a drawing is to read: its size, how far the eye must follow its lines, and their crossings. */
function scoreOf({ width, height, wires }: Layout): number {
  const far = wires.reduce((sum, { points }) => sum + lengthOf(points), 0);
  return (width * height) / 10_000 + far / 100 + crossingsOf(wires) * 5;
}

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(at - 2, at + 2);
    length += Math.abs(bx - ax) + Math.abs(by - ay);
  }
  return length;
}

interface Segment {
  readonly wire: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** How often lines cross. */
function crossingsOf(wires: readonly Wire[]): number {
  const segments = wires.flatMap(({ points }, wire): Segment[] =>
    Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, index) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(index * 2, index * 2 + 4);
      return {
        wire,
        x1: Math.min(ax, bx),
        y1: Math.min(ay, by),
        x2: Math.max(ax, bx),
        y2: Math.max(ay, by),
      };
    }),
  );
  const across = segments.filter(({ y1, y2 }) => y1 === y2);
  const down = segments.filter(({ x1, x2, y1, y2 }) => x1 === x2 && y1 !== y2);
  return across.reduce(
    (sum, a) =>
      sum +
      down.filter(
        (b) => a.wire !== b.wire && b.x1 > a.x1 && b.x1 < a.x2 && a.y1 > b.y1 && a.y1 < b.y2,
      ).length,
    0,
  );
}
