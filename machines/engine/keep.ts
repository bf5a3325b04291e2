import type { Edge, Graph, Walk } from './explore.ts';
import { spreadKinds } from './failures.ts';
import { pathOf, type Path } from './fixture.ts';
import type { Occurrence } from './model.ts';
import {
  allGoals,
  changesOf,
  goalsOf,
  mostSteps,
  plan,
  STEP_LIMIT,
  tellingGoals,
  type Goal,
} from './plan.ts';

/** The paths of a flow, and their number of steps beside the least that any plan needs. */
export interface PathSet {
  readonly paths: readonly Path[];
  readonly walks: readonly Walk[];
  readonly steps: number;
  readonly optimum: number;
}

type Walks = Omit<PathSet, 'optimum'>;

/**
 * Plans a flow's paths, and keeps the existing ones: a path whose steps can still happen stays, with its id,
 * and only goals that none of them reaches are planned anew. When that takes too many steps, everything is.
 */
export function planPaths(graph: Graph, before: readonly Path[] = []): PathSet {
  const goals = allGoals(graph);
  const fresh = plan(graph, goals);
  const kept = usefulOf(before.flatMap((path) => walkOf(graph, path) ?? []));
  const reached = new Set(kept.flatMap(reachedBy));
  const missing = new Set([...goals].filter((goal) => !reached.has(goal)));
  const more = missing.size === 0 ? [] : spreadKinds(graph, plan(graph, missing).walks, kept);
  const held = kept.length > 0 ? withTellingWalks(graph, [...kept, ...more]) : undefined;
  const isShort = (one: Walks, optimum: number) => one.steps <= mostSteps(optimum);
  if (held && isShort(held, fresh.optimum)) return { ...held, optimum: fresh.optimum };
  const apart = withTellingWalks(graph, spreadKinds(graph, fresh.walks, []));
  if (isShort(apart, fresh.optimum)) return { ...apart, optimum: fresh.optimum };
  // The walks that show a change take too many steps of their own: they are planned, and counted, with the others.
  const { walks, optimum } = plan(graph, new Set([...goals, ...tellingGoals(graph)]));
  const together = withTellingWalks(graph, spreadKinds(graph, walks, []));
  return { ...(held && isShort(held, optimum) ? held : together), optimum };
}

/**
 * A transition may store a value that is stored already, on every walk that takes it: then nobody would notice
 * its loss. Where a change can be seen, this adds a walk that shows it.
 */
function withTellingWalks(graph: Graph, walks: readonly Walk[]): Walks {
  const recorded = walks.map((walk) => pathOf(graph.model, walk));
  const told = new Set(
    recorded.flatMap(({ steps }) =>
      steps.flatMap(({ expect: { context, transitions } }) =>
        Object.keys(context).length > 0 ? transitions : [],
      ),
    ),
  );
  const telling = graph.edges.filter((edge) => changesOf(edge) > 0);
  const found: Walk[] = [];
  for (const edge of telling) {
    if (edge.taken.every((id) => told.has(id))) continue;
    const walk = firstWalkTo(graph, edge);
    if (walk.edges.length > STEP_LIMIT) continue;
    found.push(walk);
    for (const id of edge.taken) told.add(id);
  }
  const known = new Set(walks.map(happeningsOf));
  // Its steps are those of an existing walk: its effect can be seen on no path.
  const more = spreadKinds(graph, found, walks).filter((walk) => !known.has(happeningsOf(walk)));
  const all = [...walks, ...more];
  return {
    walks: all,
    steps: stepsOf(all),
    paths: withOwnIds([...recorded, ...more.map((walk) => pathOf(graph.model, walk))]),
  };
}

/** All that happens on a walk, and where it starts. */
const happeningsOf = ({ start: { start }, edges }: Walk): string =>
  JSON.stringify([start.input, start.policy, edges.map(({ occurrence }) => occurrence)]);

/** Four digits name few enough paths that two may have the same: a later one gets a further digit. */
function withOwnIds(paths: readonly Path[]): Path[] {
  const taken = new Map<string, number>();
  return paths.map((path) => {
    const before = taken.get(path.id) ?? 0;
    taken.set(path.id, before + 1);
    return before === 0 ? path : { ...path, id: `${path.id}${before}` };
  });
}

/** The walk by which exploration first came to an edge: it leads there with the same context. */
function firstWalkTo({ starts, edges }: Graph, last: Edge): Walk {
  const walk = [last];
  for (;;) {
    const { snapshot } = (walk[0] as Edge).from;
    const start = starts.find((one) => one.snapshot === snapshot);
    if (start !== undefined) return { start, edges: walk };
    walk.unshift(edges.find((edge) => edge.snapshot === snapshot) as Edge);
  }
}

const stepsOf = (walks: readonly Walk[]): number =>
  walks.reduce((sum, { edges }) => sum + edges.length, 0);

/** The goals that a walk reaches. */
export const reachedBy = ({ start, edges }: Walk): Goal[] => [
  ...goalsOf(start),
  ...edges.flatMap(goalsOf),
];

/** The goals that a path reaches, as far as it can still happen. */
export function goalsOn(graph: Graph, path: Path): Goal[] {
  const walk = follow(graph, path);
  return walk === undefined ? [] : reachedBy(walk);
}

/** The walk that a path takes through a graph; undefined when one of its steps can no longer happen. */
export function walkOf(graph: Graph, path: Path): Walk | undefined {
  const walk = follow(graph, path);
  return walk?.edges.length === path.steps.length ? walk : undefined;
}

/** The first step of a path that can no longer happen, 0 for its start; undefined when all can. */
export function outdatedStepOf(graph: Graph, path: Path): number | undefined {
  const walk = follow(graph, path);
  if (walk === undefined) return 0;
  return walk.edges.length === path.steps.length ? undefined : walk.edges.length + 1;
}

/** The walk that a path takes, up to the first step that can no longer happen; undefined without its start. */
function follow(graph: Graph, path: Path): Walk | undefined {
  const start = graph.starts.find(
    ({ start: one }) => one.input === path.input && one.policy === path.policy,
  );
  if (start === undefined) return undefined;
  const edges: Edge[] = [];
  let at = start.to;
  for (const { expect: _, ...occurrence } of path.steps) {
    const key = occurrenceKey(occurrence as Occurrence);
    const edge = at.out.find((one) => occurrenceKey(one.occurrence) === key);
    if (edge === undefined) break;
    edges.push(edge);
    at = edge.to;
  }
  return { start, edges };
}

const occurrenceKey = (occurrence: Occurrence): string =>
  JSON.stringify(Object.entries(occurrence).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The walks that reach a goal that those before them do not. */
function usefulOf(walks: readonly Walk[]): Walk[] {
  const reached = new Set<string>();
  return walks.filter((walk) => {
    const fresh = reachedBy(walk).filter((goal) => !reached.has(goal));
    for (const goal of fresh) reached.add(goal);
    return fresh.length > 0;
  });
}
