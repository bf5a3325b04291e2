import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Area, Box, Sheet, Wire } from '../layout.ts';
import type { PlacelessBox, PlacelessSheet } from './sheet.ts';

/** A sheet that has places, from its own top left corner. */
export interface Placed extends Sheet {
  readonly width: number;
  readonly height: number;
}

export const round = (value: number): number => Math.round(value * 2) / 2;

/** The sheet as ELK placed it. */
export function placedOf({ boxes, stacks, wires }: PlacelessSheet, root: ElkNode): Placed {
  const nodes = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(root);
  const edges = new Map<string, ElkExtendedEdge>();
  for (const node of nodes.values()) for (const edge of node.edges ?? []) edges.set(edge.id, edge);
  const boxOf = ({ id, lines, rows, frame, folded, height }: PlacelessBox, area: Area): Box => ({
    ...area,
    id,
    lines,
    rows:
      frame || folded || rows.length === 0
        ? rows.map((row) => ({ ...row, width: Math.min(row.width, area.width - 12) }))
        : rows,
    frame,
    folded,
    head: frame ? height : area.height,
  });
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    boxes: [
      ...boxes.map((box) => boxOf(box, areaOf(nodes.get(box.id) as ElkNode))),
      ...stacks.flatMap(({ id, members }) => {
        const { x, y, width } = areaOf(nodes.get(id) as ElkNode);
        let top = y;
        return members.map((box) => {
          const area = { x, y: top, width, height: box.height };
          top += box.height;
          return boxOf(box, area);
        });
      }),
    ],
    stacks: stacks.map(({ id }) => areaOf(nodes.get(id) as ElkNode)),
    wires: wires.map(({ id, source, target, transitions, main, back, rows }): Wire => {
      const edge = edges.get(id) as ElkExtendedEdge;
      const points = straight(
        (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
          [startPoint, ...(bendPoints ?? []), endPoint].map(({ x, y }): Point => [
            round(x),
            round(y),
          ]),
        ),
      );
      const label = edge.labels?.[0];
      return {
        source,
        target,
        transitions,
        main,
        points: back ? reversed(points) : points,
        label: label === undefined || rows.length === 0 ? undefined : { ...areaOf(label), rows },
      };
    }),
  };
}

type Point = readonly [x: number, y: number];

/** Removes corners that are none, and ways there and back, which compaction leaves. */
function straight(points: readonly Point[]): number[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [b, a] = [kept.at(-1), kept.at(-2)];
    const along = (at: 0 | 1): boolean => a?.[at] === b?.[at] && b?.[at] === point[at];
    if (a !== undefined && (along(0) || along(1))) kept.pop();
    kept.push(point);
  }
  return kept.flat();
}

const reversed = (points: readonly number[]): number[] =>
  Array.from(points, (_, at) => points[points.length - 2 - at + 2 * (at % 2)] ?? 0);

function areaOf(shape: { x?: number; y?: number; width?: number; height?: number }): Area {
  return {
    x: round(shape.x ?? 0),
    y: round(shape.y ?? 0),
    width: round(shape.width ?? 0),
    height: round(shape.height ?? 0),
  };
}
