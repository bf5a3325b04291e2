import type { Edge, Graph, StartEdge } from './explore.ts';
import { cut, postman, reachFrom, walkTo, type Arc, type Network, type Reach } from './postman.ts';

/** Most steps of a path: a failure stays local. */
export const STEP_LIMIT = 25;
/** What a fresh start costs, in steps: a new browser context, boot and first paint. Tried from dear to free. */
const RESTARTS = [9, 4, 2, 1, 0];
/** Of more goals than this a plan is good enough when first found: assignment takes cubic time. */
const MANY_GOALS = 250;
/** Most steps for each step that no plan can do without. */
export const STEP_RATIO = 1.25;

/** A walk through the graph from one start. */
export interface Walk {
  readonly start: StartEdge;
  readonly edges: readonly Edge[];
}

export interface Plan {
  readonly walks: readonly Walk[];
  readonly steps: number;
  /** Steps that no plan over the same edges can do without, restarts being free. */
  readonly optimum: number;
}

/** What a walk can cover: a transition taken, or `!` and one that its guard refused. */
export type Goal = string;

interface WalkArc extends Arc {
  readonly goals: readonly Goal[];
  /** How many fields of the context it changes: what changes nothing shows nothing of its actions. */
  readonly changes: number;
  readonly edge?: Edge;
  readonly start?: StartEdge;
}

/** The goals that an edge or a start reaches. */
export const goalsOf = ({ taken, refused }: Pick<Edge, 'taken' | 'refused'>): Goal[] => [
  ...taken,
  ...refused.map((id) => `!${id}`),
];

/**
 * Every goal of a graph: each transition that can be taken, and each guard that can refuse.
 */
export function allGoals({ starts, edges }: Graph): Set<Goal> {
  return new Set([...starts, ...edges].flatMap(goalsOf));
}

/**
 * Plans walks that reach every goal in few steps: a directed Chinese postman with resets over
 * one edge for each goal, cut into paths of at most {@link STEP_LIMIT} steps.
 *
 * @param goals what to cover; by default everything that can be reached
 */
export function plan(graph: Graph, goals: ReadonlySet<Goal> = allGoals(graph)): Plan {
  const network = networkOf(graph);
  let required = choose(network, goals);
  let found = solve(network, required);
  // A walk passes other goals on its way: their edges need not be required.
  for (let round = 0; round < (goals.size > MANY_GOALS ? 1 : 8); round += 1) {
    const fewer = withoutFree(required, found.arcs, goals);
    if (fewer.length === required.length) break;
    const leaner = solveAll(network, fewer, goals);
    if (leaner.found.steps > found.steps) break;
    ({ required, found } = leaner);
  }
  return { walks: found.paths.map(walkOf), steps: found.steps, optimum: found.bound };
}

/** Solves for some arcs, and adds to them until the tour reaches every goal. */
function solveAll(
  network: PlanNetwork,
  some: readonly WalkArc[],
  goals: ReadonlySet<Goal>,
): { required: WalkArc[]; found: Solution } {
  let required = [...some];
  for (;;) {
    const found = solve(network, required);
    const reached = new Set(found.arcs.flatMap((arc) => arc.goals));
    const missing = new Set([...goals].filter((goal) => !reached.has(goal)));
    const more = missing.size === 0 ? [] : choose(network, missing);
    if (more.length === 0) return { required, found };
    required = [...required, ...more];
  }
}

interface PlanNetwork extends Network {
  readonly arcs: readonly WalkArc[];
  readonly outgoing: readonly (readonly WalkArc[])[];
  readonly fromRoot: Reach;
}

function networkOf({ starts, states, edges }: Graph): PlanNetwork {
  const root = states.length;
  const arcs: WalkArc[] = [
    ...starts.map((start) => ({
      from: root,
      to: start.to.index,
      cost: 0,
      goals: goalsOf(start),
      changes: 0,
      start,
    })),
    ...edges.map((edge) => ({
      from: edge.from.index,
      to: edge.to.index,
      cost: 1,
      goals: goalsOf(edge),
      changes: changesOf(edge),
      edge,
    })),
  ];
  const outgoing: WalkArc[][] = Array.from({ length: root + 1 }, () => []);
  for (const arc of arcs) outgoing[arc.from]?.push(arc);
  const network = { size: root + 1, root, arcs };
  return { ...network, outgoing, fromRoot: reachFrom(network, outgoing, root) };
}

/** How many fields of the context an edge changes. */
export function changesOf({ from, snapshot }: Edge): number {
  const before = from.snapshot.context as Record<string, unknown>;
  const after = Object.entries(snapshot.context as Record<string, unknown>);
  return after.filter(([field, value]) => value !== before[field]).length;
}

/** One arc for each goal: the rarest goals first, and of their arcs the one with the most other goals, the most visible effect, nearest to a start. */
function choose({ arcs, fromRoot }: PlanNetwork, goals: ReadonlySet<Goal>): WalkArc[] {
  const offers = new Map<Goal, WalkArc[]>();
  for (const arc of arcs) {
    for (const goal of arc.goals) {
      if (goals.has(goal)) offers.set(goal, [...(offers.get(goal) ?? []), arc]);
    }
  }
  const open = new Set(offers.keys());
  const chosen: WalkArc[] = [];
  const byRarity = [...offers].toSorted(([, a], [, b]) => a.length - b.length);
  for (const [goal, candidates] of byRarity) {
    if (!open.has(goal)) continue;
    const gain = (arc: WalkArc): number => arc.goals.filter((one) => open.has(one)).length;
    const distance = (arc: WalkArc): number => fromRoot.distance[arc.from] as number;
    const [best] = candidates.toSorted(
      (a, b) => gain(b) - gain(a) || b.changes - a.changes || distance(a) - distance(b),
    );
    if (best === undefined) continue;
    chosen.push(best);
    for (const one of best.goals) open.delete(one);
  }
  return chosen;
}

/** The required arcs without those whose goals the tour reaches anyway. */
function withoutFree(
  required: readonly WalkArc[],
  toured: readonly WalkArc[],
  goals: ReadonlySet<Goal>,
): WalkArc[] {
  const times = new Map<Goal, number>();
  for (const arc of toured)
    for (const goal of arc.goals) times.set(goal, (times.get(goal) ?? 0) + 1);
  return required.filter((arc) => {
    const free = arc.goals.every((goal) => !goals.has(goal) || (times.get(goal) ?? 0) > 1);
    // Its own pass goes with it.
    if (free) for (const goal of arc.goals) times.set(goal, (times.get(goal) ?? 0) - 1);
    return !free;
  });
}

interface Solution {
  readonly paths: readonly (readonly WalkArc[])[];
  readonly arcs: readonly WalkArc[];
  readonly steps: number;
  readonly bound: number;
}

function solve(network: PlanNetwork, required: readonly WalkArc[]): Solution {
  const reaches = required.map((arc) => reachFrom(network, network.outgoing, arc.to));
  const onward = (from: number, to: number): number =>
    (from === 0 ? network.fromRoot : (reaches[from - 1] as Reach)).distance[
      required[to - 1]?.from ?? network.root
    ] as number;
  const size = required.length + 1;
  const walks = Array.from({ length: size }, (_, from) =>
    Array.from({ length: size }, (__, to) => (to === 0 ? 0 : onward(from, to))),
  );
  const own = [0, ...required.map((arc) => arc.cost)];
  const fixed = own.reduce((sum, cost) => sum + cost, 0);
  const withRestarts = (restart: number): number[][] =>
    walks.map((row) =>
      row.map((walk, to) =>
        to === 0 ? 0 : Math.min(walk, restart + (walks[0]?.[to] ?? Infinity)),
      ),
    );

  const bound = fixed + postman(withRestarts(0)).bound;
  let best: Solution | undefined;
  for (const restart of size > MANY_GOALS ? [1] : RESTARTS) {
    const { order } = postman(withRestarts(restart));
    const paths = cut(order, walks, own, STEP_LIMIT, restart).map((group) =>
      join(network, required, reaches, group),
    );
    const arcs = paths.flat();
    const steps = arcs.reduce((sum, arc) => sum + arc.cost, 0);
    if (best === undefined || steps < best.steps) best = { paths, arcs, steps, bound };
    if (steps <= bound * STEP_RATIO * 0.96) break;
  }
  return best as Solution;
}

/** The required arcs of one path, with the walks between them. */
function join(
  network: PlanNetwork,
  required: readonly WalkArc[],
  reaches: readonly Reach[],
  group: readonly number[],
): WalkArc[] {
  return group.flatMap((number, position) => {
    const before =
      position === 0 ? network.fromRoot : (reaches[(group[position - 1] as number) - 1] as Reach);
    const arc = required[number - 1] as WalkArc;
    return [...(walkTo(before, arc.from) as WalkArc[]), arc];
  });
}

function walkOf(arcs: readonly WalkArc[]): Walk {
  const [first, ...rest] = arcs;
  if (first?.start === undefined) throw new Error('a path begins with a start');
  return { start: first.start, edges: rest.flatMap(({ edge }) => edge ?? []) };
}
