import { munkres } from 'munkres';

/** A directed graph whose arcs cost whole steps. `root` is where every path starts. */
export interface Network {
  readonly size: number;
  readonly root: number;
  readonly arcs: readonly Arc[];
}

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Shortest distances from one node, and the arc by which each node is reached. */
export interface Reach {
  readonly distance: Float64Array;
  readonly by: readonly (Arc | undefined)[];
}

/**
 * The arcs that lead on from each node: of several to the same node the first of the cheapest, and none back to
 * itself.
 */
export function nextFrom({ size, arcs }: Network): Arc[][] {
  const next = Array.from({ length: size }, () => new Map<number, Arc>());
  for (const arc of arcs) {
    const known = next[arc.from]?.get(arc.to);
    if (arc.to !== arc.from && (known === undefined || arc.cost < known.cost))
      next[arc.from]?.set(arc.to, arc);
  }
  return next.map((to) => [...to.values()]);
}

/** Shortest walks from a node; arcs cost 0 or 1, so a two-ended queue does. */
export function reachFrom(
  network: Network,
  outgoing: readonly (readonly Arc[])[],
  from: number,
): Reach {
  const distance = new Float64Array(network.size).fill(Infinity);
  const by: (Arc | undefined)[] = Array.from({ length: network.size });
  distance[from] = 0;
  let layer = [from];
  for (let reached = 0; layer.length > 0; reached += 1) {
    const next: number[] = [];
    // Nodes reached at no cost join the layer that is being walked.
    for (const node of layer) {
      if ((distance[node] as number) < reached) continue;
      for (const arc of outgoing[node] ?? []) {
        const total = reached + arc.cost;
        if (total >= (distance[arc.to] as number)) continue;
        distance[arc.to] = total;
        by[arc.to] = arc;
        (arc.cost === 0 ? layer : next).push(arc.to);
      }
    }
    layer = next;
  }
  return { distance, by };
}

/** The arcs of a shortest walk. */
export function walkTo(reach: Reach, target: number): Arc[] {
  const walk: Arc[] = [];
  for (let arc = reach.by[target]; arc !== undefined; arc = reach.by[arc.from]) walk.unshift(arc);
  return walk;
}

/** Costs from the end of one required arc to the begin of another; index 0 is the root. */
type Between = readonly (readonly number[])[];

/**
 * Directed Chinese postman with resets, over the required arcs only (rural): an order in which to take them,
 * beginning at the root.
 *
 * A postman tour adds, at least cost, walks from nodes with a surplus of ends to nodes with a deficit: a
 * minimum-cost flow. The network has no capacities, so that the flow is an assignment over shortest distances.
 * Cycles that it leaves apart are then patched together, cheapest first.
 */
export function postman(between: Between): number[] {
  const next = assignment(between);
  for (let cycleOf = numberCycles(next); new Set(cycleOf).size > 1; cycleOf = numberCycles(next)) {
    patch(next, cycleOf, between);
  }
  const order: number[] = [];
  for (let at = next[0] ?? 0; at !== 0; at = next[at] as number) order.push(at);
  return order;
}

/** No tour costs less: the least cost of all arcs' successors, if they may fall apart into cycles. */
export const tourBound = (between: Between): number =>
  assignment(between).reduce((sum, column, row) => sum + costOf(between, row, column), 0);

/** For each arc the one that follows it, at least cost in all. */
function assignment(between: Between): number[] {
  const next: number[] = [];
  for (const [row, column] of munkres(between as number[][])) next[row] = column;
  return next;
}

const costOf = (between: Between, from: number, to: number): number =>
  between[from]?.[to] ?? Infinity;

/** Joins cycles by exchanging the successors of two of their members, the cheapest exchanges first. */
function patch(next: number[], cycleOf: readonly number[], between: Between): void {
  const cost = (from: number, to: number): number => costOf(between, from, to);
  // Of two cycles only their cheapest exchange matters, the first of several.
  const cheapest = new Map<number, { a: number; b: number; extra: number }>();
  for (const [a, afterA] of next.entries()) {
    const kept = cost(a, afterA);
    for (let b = a + 1; b < next.length; b += 1) {
      const [one, other] = [cycleOf[a] as number, cycleOf[b] as number];
      if (one === other) continue;
      const afterB = next[b] as number;
      const extra = cost(a, afterB) + cost(b, afterA) - kept - cost(b, afterB);
      const pair = Math.min(one, other) * next.length + Math.max(one, other);
      if (extra < (cheapest.get(pair)?.extra ?? Infinity)) cheapest.set(pair, { a, b, extra });
    }
  }
  const exchanges = [...cheapest.values()].toSorted(
    (x, y) => x.extra - y.extra || x.a - y.a || x.b - y.b,
  );
  // An exchange is reckoned for unchanged cycles: each takes part in one, then all are reckoned again.
  const joined = new Set<number>();
  for (const { a, b } of exchanges) {
    const [cycleA, cycleB] = [cycleOf[a] as number, cycleOf[b] as number];
    if (joined.has(cycleA) || joined.has(cycleB)) continue;
    joined.add(cycleA).add(cycleB);
    [next[a], next[b]] = [next[b] as number, next[a] as number];
  }
}

function numberCycles(next: readonly number[]): number[] {
  const cycleOf: number[] = Array.from({ length: next.length }, () => -1);
  for (let start = 0; start < next.length; start += 1) {
    for (let at = start; cycleOf[at] === -1; at = next[at] as number) cycleOf[at] = start;
  }
  return cycleOf;
}

/**
 * Cuts a tour into paths that each begin at the root, at least cost.
 *
 * @param own the cost of each required arc itself
 * @param limit most steps a path may have; a single arc that is further away makes a longer one
 * @param restart the cost of one more path, in steps
 */
export function cut(
  order: readonly number[],
  between: Between,
  own: readonly number[],
  limit: number,
  restart: number,
): number[][] {
  const cost = (from: number, to: number): number =>
    (between[from]?.[to] ?? Infinity) + (own[to] ?? 0);
  const best: { total: number; from: number }[] = [{ total: 0, from: 0 }];
  for (let end = 1; end <= order.length; end += 1) {
    let found = { total: Infinity, from: end - 1 };
    for (let from = end - 1; from >= 0; from -= 1) {
      let length = cost(0, order[from] as number);
      for (let at = from + 1; at < end; at += 1)
        length += cost(order[at - 1] as number, order[at] as number);
      const alone = from === end - 1;
      if (length > limit && !alone) break;
      const total = (best[from]?.total ?? Infinity) + length + restart;
      if (total < found.total) found = { total, from };
    }
    best.push(found);
  }
  const paths: number[][] = [];
  for (let end = order.length; end > 0; end = best[end]?.from ?? 0) {
    paths.unshift(order.slice(best[end]?.from ?? 0, end));
  }
  return paths;
}
