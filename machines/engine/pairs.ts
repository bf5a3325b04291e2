import { pairsOf, within, type Pair } from './coverage.ts';
import type { Edge, Graph, StartEdge } from './explore.ts';
import type { Walk } from './explore.ts';

/** Walks may be long: at this level a step costs microseconds. */
const LONGEST = 400;

/**
 * Walks that take every pair of consecutive transitions that a graph allows: a player who tries again after
 * going back meets bugs that no single transition shows. A walk always goes on to the nearest pair that is
 * still missing.
 */
export function pairWalks(graph: Graph): Walk[] {
  const open = pairsOf(graph);
  const walks: Walk[] = [];
  while (open.size > 0) {
    const before = open.size;
    for (const start of graph.starts) {
      const edges = walkFrom(start, open);
      if (edges.length > 0 || before !== open.size) walks.push({ start, edges });
    }
    // The rest can only follow a start that has been walked: nothing more can be reached.
    if (open.size === before) break;
  }
  return walks;
}

function walkFrom(start: StartEdge, open: Set<Pair>): Edge[] {
  const edges: Edge[] = [];
  for (const pair of within(start.taken)) open.delete(pair);
  let last: Edge | StartEdge = start;
  while (edges.length < LONGEST) {
    const leg = nearest(last, open);
    if (leg === undefined) break;
    for (const edge of leg) {
      for (const pair of pairsBetween(last, edge)) open.delete(pair);
      edges.push(edge);
      last = edge;
    }
  }
  return edges;
}

const pairsBetween = (before: Edge | StartEdge, edge: Edge): Pair[] => {
  const [from, to] = [before.taken.at(-1), edge.taken[0]];
  return [
    ...(from === undefined || to === undefined ? [] : [`${from} → ${to}` as Pair]),
    ...within(edge.taken),
  ];
};

/** The shortest way on, edge by edge, to a pair that is still open. */
function nearest(from: Edge | StartEdge, open: ReadonlySet<Pair>): Edge[] | undefined {
  const queue: { readonly edge: Edge | StartEdge; readonly leg: readonly Edge[] }[] = [
    { edge: from, leg: [] },
  ];
  const seen = new Set<Edge>();
  for (const { edge, leg } of queue) {
    for (const next of edge.to.out) {
      if (next.taken.length === 0) continue;
      if (pairsBetween(edge, next).some((pair) => open.has(pair))) return [...leg, next];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push({ edge: next, leg: [...leg, next] });
    }
  }
  return undefined;
}
