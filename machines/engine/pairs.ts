import { pairBetween, pairsOf, within, type Pair } from './coverage.ts';
import type { Edge, Graph, GraphState, StartEdge, Walk } from './explore.ts';
import type { TransitionId } from './transitions.ts';

/** Walks may be long: at this level a step costs microseconds. */
const LONGEST = 400;

/** A state, by the transition that led to it: what pairs follow depends on nothing else. */
interface Place {
  readonly ways: readonly Way[];
  /** Nothing that is still missing can be reached from here. */
  isSpent: boolean;
}

interface Way {
  readonly edge: Edge;
  readonly pairs: readonly Pair[];
  readonly to: () => Place;
}

/** A place on the way to the nearest missing pair, and how it was reached. */
interface Reached {
  readonly place: Place;
  readonly by?: Way;
  readonly after?: Reached;
}

/**
 * Walks that take every pair of consecutive transitions that a graph allows: a player who tries again after
 * going back meets bugs that no single transition shows. A walk always goes on to the nearest pair that is
 * still missing.
 */
export function pairWalks(graph: Graph): Walk[] {
  const open = pairsOf(graph);
  const placeAfter = placesOf();
  const walks: Walk[] = [];
  while (open.size > 0) {
    const before = open.size;
    for (const start of graph.starts) {
      for (const pair of within(start.taken)) open.delete(pair);
      const edges = walkFrom(placeAfter(start), open);
      if (edges.length > 0 || before !== open.size) walks.push({ start, edges });
    }
    // The rest can only follow a start that has been walked: nothing more can be reached.
    if (open.size === before) break;
  }
  return walks;
}

function walkFrom(start: Place, open: Set<Pair>): Edge[] {
  const edges: Edge[] = [];
  let at = start;
  while (edges.length < LONGEST) {
    const leg = nearest(at, open);
    if (leg.length === 0) break;
    for (const { edge, pairs, to } of leg) {
      for (const pair of pairs) open.delete(pair);
      edges.push(edge);
      at = to();
    }
  }
  return edges;
}

/** The places of a graph; each is made when it is first reached, and once. */
function placesOf(): (edge: Edge | StartEdge) => Place {
  const places = new Map<GraphState, Map<TransitionId | undefined, Place>>();
  const placeAfter = ({ to, taken }: Edge | StartEdge): Place => {
    const last = taken.at(-1);
    const known = places.get(to) ?? new Map<TransitionId | undefined, Place>();
    places.set(to, known);
    const place = known.get(last) ?? {
      ways: to.out.flatMap((edge): Way[] => {
        const [first] = edge.taken;
        if (first === undefined) return [];
        const between = last === undefined ? [] : [pairBetween(last, first)];
        return [{ edge, pairs: [...between, ...within(edge.taken)], to: () => placeAfter(edge) }];
      }),
      isSpent: false,
    };
    known.set(last, place);
    return place;
  };
  return placeAfter;
}

/** The shortest way on, edge by edge, to a pair that is still open; empty when there is none. */
function nearest(from: Place, open: ReadonlySet<Pair>): readonly Way[] {
  if (from.isSpent) return [];
  const seen = new Set([from]);
  const queue: Reached[] = [{ place: from }];
  for (const after of queue) {
    for (const by of after.place.ways) {
      if (by.pairs.some((pair) => open.has(pair))) return [...legTo(after), by];
      const place = by.to();
      if (place.isSpent || seen.has(place)) continue;
      seen.add(place);
      queue.push({ place, by, after });
    }
  }
  // Pairs only ever close: what is out of reach now stays so.
  for (const place of seen) place.isSpent = true;
  return [];
}

function legTo({ by, after }: Reached): Way[] {
  return by === undefined || after === undefined ? [] : [...legTo(after), by];
}
