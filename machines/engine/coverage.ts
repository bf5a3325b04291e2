import { statesOf, transitionsOf, pathId, type TransitionId } from './transitions.ts';
import type { Graph } from './explore.ts';
import type { Path } from './fixture.ts';
import { goalsOn } from './keep.ts';
import { allGoals, isTransition, type Goal } from './plan.ts';

/** The reachable parts of a chart, and those that its paths reach. */
export interface Coverage {
  readonly transitions: readonly TransitionId[];
  /** Transitions that nothing can make happen, waived ones left out. */
  readonly unreachable: readonly TransitionId[];
  readonly waived: readonly TransitionId[];
  /** Transitions that can be taken and that no path takes. */
  readonly uncovered: readonly TransitionId[];
  readonly states: { readonly all: readonly string[]; readonly reached: readonly string[] };
  /** Guards that can refuse, by the transition that they guard; `open` are those that refuse on no path. */
  readonly refusals: {
    readonly all: readonly TransitionId[];
    readonly open: readonly TransitionId[];
  };
  /** Failures whose kind the chart can see, as `operation kind`; `open` are those that no path meets. */
  readonly failures: { readonly all: readonly string[]; readonly open: readonly string[] };
  /** Pairs of transitions that can follow one another. */
  readonly pairs: number;
  readonly requirements: readonly string[];
}

/** Compares a chart's paths with everything that is possible in its explored graph. */
export function coverageOf(
  graph: Graph,
  paths: readonly Path[],
  waivers: Readonly<Record<TransitionId, string>> = {},
): Coverage {
  const { machine } = graph.model;
  const all = transitionsOf(machine);
  const goals = allGoals(graph);
  const reached = new Set(paths.flatMap((path) => goalsOn(graph, path)));
  const missing = all.map(({ id }) => id).filter((id) => !goals.has(id));
  const active = new Set(graph.states.flatMap(({ snapshot }) => snapshot._nodes.map(pathId)));
  const nodes = statesOf(machine);
  const metaOf = (meta: unknown): readonly string[] =>
    (meta as { requirements?: readonly string[] } | undefined)?.requirements ?? [];
  /** Goals of one sort, without the sign of the sort. */
  const marked = (sign: '!' | '~'): { all: string[]; open: string[] } => {
    const some = [...goals].filter((goal) => goal.startsWith(sign));
    const bare = (list: readonly Goal[]): string[] => list.map((goal) => goal.slice(1));
    return { all: bare(some), open: bare(some.filter((goal) => !reached.has(goal))) };
  };
  return {
    transitions: all.map(({ id }) => id),
    unreachable: missing.filter((id) => !(id in waivers)),
    waived: missing.filter((id) => id in waivers),
    uncovered: [...goals].filter((goal) => isTransition(goal) && !reached.has(goal)),
    // States that a step only passes through are reached by the transitions that enter and leave them.
    states: {
      all: nodes.map(pathId),
      reached: nodes
        .filter(
          (node) =>
            active.has(pathId(node)) ||
            all.some(
              ({ id, source, definition }) =>
                goals.has(id) && (source === node || definition.target?.includes(node) === true),
            ),
        )
        .map(pathId),
    },
    refusals: marked('!'),
    failures: marked('~'),
    pairs: pairsOf(graph).size,
    requirements: [
      ...new Set([
        ...nodes.flatMap(({ meta }) => metaOf(meta)),
        ...all.flatMap(({ definition }) => metaOf(definition.meta)),
      ]),
    ].toSorted((a, b) => a.localeCompare(b)),
  };
}

/** Two transitions that can be taken one after the other. */
export type Pair = `${TransitionId} → ${TransitionId}`;

/** Every pair of consecutive transitions: within one step, and from one step to the next. */
export function pairsOf({ starts, edges }: Graph): Set<Pair> {
  const pairs = new Set<Pair>();
  for (const edge of [...starts, ...edges]) {
    for (const pair of within(edge.taken)) pairs.add(pair);
    const last = edge.taken.at(-1);
    if (last === undefined) continue;
    for (const { taken } of edge.to.out) {
      if (taken[0] !== undefined) pairs.add(pairBetween(last, taken[0]));
    }
  }
  return pairs;
}

export const pairBetween = (one: TransitionId, next: TransitionId): Pair => `${one} → ${next}`;

export const within = (taken: readonly TransitionId[]): Pair[] =>
  taken.slice(1).map((id, index) => pairBetween(taken[index] as TransitionId, id));
