import type { Edge, Graph, StartEdge, Walk } from './explore.ts';
import { seenFailure } from './failures.ts';
import {
  cut,
  nextFrom,
  postman,
  reachFrom,
  tourBound,
  walkTo,
  type Arc,
  type Network,
  type Reach,
} from './postman.ts';

/** The most steps of a path: so a failure stays local. */
export const STEP_LIMIT = 25;
/** The cost of a fresh start, in steps: a new browser context, boot and first paint. Tried from dear to free. */
const RESTARTS = [9, 4, 2, 1, 0];
/** The most goals of a plan that is improved; above it the first plan is good enough: assignment takes cubic time. */
const MANY_GOALS = 250;
/** The most steps for each step of the optimum, which has restarts for nothing. */
export const STEP_RATIO = 1.25;
/** A plan so near to the optimum is not improved. */
const GOOD_RATIO = 1.2;
/** So many extra steps are always allowed: in a flow of a few steps one more walk exceeds the ratio. */
const STEPS_MORE = 3;

/** The most steps of a plan. @param optimum the fewest steps of any plan */
export const mostSteps = (optimum: number): number =>
  Math.max(optimum * STEP_RATIO, optimum + STEPS_MORE);

export interface Plan {
  readonly walks: readonly Walk[];
  readonly steps: number;
  /** The fewest steps of any plan over the same edges, with free restarts. */
  readonly optimum: number;
}

/**
 * A goal that a walk can cover: a transition taken; `!` and one that its guard refused; `~` with an operation
 * and a kind of failure, where the chart can see the kind; `=` and one taken with a change that shows.
 */
export type Goal = string;

/** Whether a goal is a transition to be taken. */
export const isTransition = (goal: Goal): boolean => !/^[!~=]/.test(goal);

interface WalkArc extends Arc {
  readonly goals: readonly Goal[];
  readonly edge?: Edge;
  readonly start?: StartEdge;
}

/** The goals that an edge or a start reaches. */
export function goalsOf(edge: Edge | StartEdge): readonly Goal[] {
  const { taken, refused } = edge;
  const failure = 'occurrence' in edge ? seenFailure(edge) : undefined;
  if (refused.length === 0 && failure === undefined) return taken;
  return [
    ...taken,
    ...refused.map((id) => `!${id}`),
    ...(failure === undefined ? [] : [`~${failure.fail} ${failure.with}`]),
  ];
}

/**
 * Every goal of a graph: each transition that can be taken, each guard that can refuse, and each kind of
 * failure that can be seen.
 */
export function allGoals({ starts, edges }: Graph): Set<Goal> {
  const goals = new Set<Goal>();
  for (const edge of [...starts, ...edges]) for (const goal of goalsOf(edge)) goals.add(goal);
  return goals;
}

/** The goals that are only of use to a plan: an edge's transitions, where what it changes can be seen. */
const tellingOn = (edge: Edge): readonly Goal[] =>
  changesOf(edge) > 0 ? edge.taken.map((id) => `=${id}`) : [];

/** Each transition that can be taken with a change that shows. */
export const tellingGoals = ({ edges }: Graph): ReadonlySet<Goal> =>
  new Set(edges.flatMap(tellingOn));

/**
 * Plans walks that reach every goal in few steps: a directed Chinese postman with resets over one edge for each
 * goal, cut into paths of at most {@link STEP_LIMIT} steps.
 *
 * @param goals the goals to cover; by default everything that can be reached
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
  /** The arcs that reach each goal, among those that some start leads to. */
  readonly offers: ReadonlyMap<Goal, readonly WalkArc[]>;
  /** Shortest walks from a node. Kept, because the same nodes are asked for again and again. */
  readonly reach: (node: number) => Reach;
}

function networkOf({ starts, states, edges }: Graph): PlanNetwork {
  const root = states.length;
  const arcs: WalkArc[] = [
    ...starts.map((start) => ({
      from: root,
      to: start.to.index,
      cost: 0,
      goals: goalsOf(start),
      start,
    })),
    ...edges.map((edge) => ({
      from: edge.from.index,
      to: edge.to.index,
      cost: 1,
      goals: [...goalsOf(edge), ...tellingOn(edge)],
      edge,
    })),
  ];
  const network = { size: root + 1, root, arcs };
  const outgoing = nextFrom(network);
  const reaches = new Map<number, Reach>();
  const reach = (node: number): Reach => {
    const known = reaches.get(node) ?? reachFrom(network, outgoing, node);
    reaches.set(node, known);
    return known;
  };
  const { distance } = reach(root);
  const offers = new Map<Goal, WalkArc[]>();
  for (const arc of arcs) {
    // A graph may have been robbed of edges: arcs that cannot be reached are no offer.
    if (distance[arc.from] === Infinity) continue;
    for (const goal of arc.goals) {
      const offer = offers.get(goal);
      if (offer === undefined) offers.set(goal, [arc]);
      else offer.push(arc);
    }
  }
  return { ...network, offers, reach };
}

/** The number of context fields that an edge changes: without a change its actions do not show. */
export function changesOf({ from, snapshot }: Edge): number {
  const before = from.snapshot.context as Record<string, unknown>;
  const after = snapshot.context as Record<string, unknown>;
  let changed = 0;
  for (const field in after) if (after[field] !== before[field]) changed += 1;
  return changed;
}

/**
 * One arc for each goal. The rarest goals come first; of their arcs the one with the most other goals, then the
 * most visible effect, then nearest to a start.
 */
function choose({ offers, root, reach }: PlanNetwork, goals: ReadonlySet<Goal>): WalkArc[] {
  const { distance } = reach(root);
  const open = new Set(goals);
  const chosen: WalkArc[] = [];
  const byRarity = [...offers]
    .filter(([goal]) => goals.has(goal))
    .toSorted(([, a], [, b]) => a.length - b.length);
  for (const [goal, candidates] of byRarity) {
    if (!open.has(goal)) continue;
    const useful = most(candidates, (arc) => arc.goals.filter((one) => open.has(one)).length);
    const visible = most(useful, ({ edge }) => (edge === undefined ? 0 : changesOf(edge)));
    const [best] = most(visible, (arc) => -(distance[arc.from] as number));
    if (best === undefined) continue;
    chosen.push(best);
    for (const one of best.goals) open.delete(one);
  }
  return chosen;
}

/** The items with the highest score, in their order. */
function most<T>(items: readonly T[], score: (item: T) => number): readonly T[] {
  if (items.length < 2) return items;
  const scores = items.map(score);
  const highest = Math.max(...scores);
  return items.filter((_, index) => scores[index] === highest);
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
  const size = required.length + 1;
  // The first row is the root's, each other one the end of a required arc.
  const walks = [network.root, ...required.map((arc) => arc.to)].map((node) => {
    const { distance } = network.reach(node);
    return [0, ...required.map((arc) => distance[arc.from] as number)];
  });
  const own = [0, ...required.map((arc) => arc.cost)];
  const fixed = own.reduce((sum, cost) => sum + cost, 0);
  const withRestarts = (restart: number): number[][] =>
    walks.map((row) =>
      row.map((walk, to) =>
        to === 0 ? 0 : Math.min(walk, restart + (walks[0]?.[to] ?? Infinity)),
      ),
    );

  const bound = fixed + tourBound(withRestarts(0));
  let best: Solution | undefined;
  for (const restart of size > MANY_GOALS ? [1] : RESTARTS) {
    const order = postman(withRestarts(restart));
    const paths = cut(order, walks, own, STEP_LIMIT, restart).map((group) =>
      join(network, required, group),
    );
    const arcs = paths.flat();
    const steps = arcs.reduce((sum, arc) => sum + arc.cost, 0);
    if (best === undefined || steps < best.steps) best = { paths, arcs, steps, bound };
    if (steps <= bound * GOOD_RATIO) break;
  }
  return best as Solution;
}

/** The required arcs of one path, with the walks between them. */
function join(
  network: PlanNetwork,
  required: readonly WalkArc[],
  group: readonly number[],
): WalkArc[] {
  let at = network.root;
  return group.flatMap((number) => {
    const arc = required[number - 1] as WalkArc;
    const walk = walkTo(network.reach(at), arc.from) as WalkArc[];
    at = arc.to;
    return [...walk, arc];
  });
}

function walkOf(arcs: readonly WalkArc[]): Walk {
  const [first, ...rest] = arcs;
  if (first?.start === undefined) throw new Error('a path begins with a start');
  return { start: first.start, edges: rest.flatMap(({ edge }) => edge ?? []) };
}
