import type { Where } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Edge, Graph } from '../../machines/engine/explore.ts';
import { spreadKinds } from '../../machines/engine/failures.ts';
import { pathOf, type Path } from '../../machines/engine/fixture.ts';
import { graphOf } from '../../machines/engine/flow-model.ts';
import { outdatedStepOf, reachedBy, walkOf } from '../../machines/engine/keep.ts';
import { allGoals, isTransition, plan } from '../../machines/engine/plan.ts';
import { readPaths } from './fixtures.ts';
import type { LeftOut } from './results.ts';

/** The paths of a flow that a level replays, and those that it cannot. */
export interface LevelPaths {
  readonly paths: readonly Path[];
  readonly leftOut: readonly LeftOut[];
  /** Committed paths that cannot be walked there: the first step that cannot come about, and why. */
  readonly blocked: readonly Blocked[];
  /** Committed paths that were planned for another chart: they cannot be walked anywhere. */
  readonly outdated: readonly OutdatedPath[];
}

/** A path, and its first step that can no longer happen; 0 for its start. */
export interface OutdatedPath {
  readonly path: Path;
  readonly step: number;
}

export interface Blocked {
  /** A path's id. */
  readonly path: string;
  readonly step: number;
  readonly reason: string;
}

/**
 * The committed paths of a flow, without those that need a step that cannot come about at the level; the goals
 * that only these would have covered are planned anew, around it.
 *
 * @param committed other paths than those of the fixtures
 * @param graph the flow explored, where somebody has it
 */
export function pathsFor(
  flow: AnyFlow,
  cannot: (where: Where) => string | undefined,
  committed: readonly Path[] = readPaths(flow.id),
  graph: Graph = graphOf(flow),
): LevelPaths {
  const reasons = new Map<Edge, string>();
  for (const edge of graph.edges) {
    const { screen, snapshot } = edge.from;
    const { occurrence, taken } = edge;
    const why = cannot({ screen, value: snapshot.value, occurrence, taken });
    if (why !== undefined) reasons.set(edge, why);
  }
  const blocked: Blocked[] = [];
  const outdated = committed.flatMap((path) => {
    const step = outdatedStepOf(graph, path);
    return step === undefined ? [] : [{ path, step }];
  });
  const fixed = committed.flatMap((path) => {
    const walk = walkOf(graph, path);
    if (walk === undefined) return [];
    const step = walk.edges.findIndex((edge) => reasons.has(edge)) + 1;
    if (step === 0) return [{ path, walk }];
    blocked.push({ path: path.id, step, reason: reasons.get(walk.edges[step - 1] as Edge) ?? '' });
    return [];
  });
  const open = withoutEdges(graph, reasons);
  // Where no step can come about, a start alone shows nothing of the chart.
  const goals = open.edges.length === 0 ? new Set<string>() : reachable(open);
  for (const { walk } of fixed) for (const goal of reachedBy(walk)) goals.delete(goal);
  const more =
    goals.size === 0
      ? []
      : spreadKinds(
          open,
          plan(open, goals).walks,
          fixed.map(({ walk }) => walk),
        );
  const left = reachable(open);
  const leftOut = new Map<string, string>();
  for (const [edge, reason] of reasons) {
    for (const id of edge.taken) if (!left.has(id)) leftOut.set(id, reason);
  }
  // Steps behind one that cannot come about.
  for (const goal of allGoals(graph)) {
    if (!isTransition(goal) || left.has(goal) || leftOut.has(goal)) continue;
    leftOut.set(goal, 'Only what is left out leads there.');
  }
  return {
    paths: [...fixed.map(({ path }) => path), ...more.map((walk) => pathOf(graph.model, walk))],
    leftOut: [...leftOut].map(([transition, reason]) => ({ transition, reason })),
    blocked,
    outdated,
  };
}

function withoutEdges(graph: Graph, closed: ReadonlyMap<Edge, string>): Graph {
  return { ...graph, edges: graph.edges.filter((edge) => !closed.has(edge)) };
}

/** The goals that some start still leads to. */
function reachable(graph: Graph): Set<string> {
  const from = new Map<number, Edge[]>();
  for (const edge of graph.edges) {
    from.set(edge.from.index, [...(from.get(edge.from.index) ?? []), edge]);
  }
  const reached = new Set(graph.starts.map(({ to }) => to.index));
  const edges: Edge[] = [];
  for (const index of reached) {
    for (const edge of from.get(index) ?? []) {
      edges.push(edge);
      reached.add(edge.to.index);
    }
  }
  return allGoals({ ...graph, edges });
}
