import type { Edge, Graph, GraphState } from './explore.ts';
import { digest } from './fixture.ts';
import type { Occurrence } from './model.ts';
import type { Walk } from './explore.ts';

type Fail = Extract<Occurrence, { readonly fail: string }>;
type FailureEdge = Edge & { readonly occurrence: Fail };

/**
 * The failure that an edge is, where the chart can see its kind: what it remembers, announces, begins
 * or shows is not the same after another kind. Undefined for anything else.
 */
export function seenFailure(edge: Edge): Fail | undefined {
  return isFailure(edge) && !isAlike(siblingsOf(edge)) ? edge.occurrence : undefined;
}

const isFailure = (edge: Edge): edge is FailureEdge => 'fail' in edge.occurrence;

const sourceOf = ({ occurrence: { fail, of } }: FailureEdge): string => `${fail} ${of ?? ''}`;

/** Failures of the same operation in the same state, one of each kind. */
function siblingsOf(edge: FailureEdge): readonly FailureEdge[] {
  return failuresIn(edge.from).get(sourceOf(edge)) ?? [];
}

const known = new WeakMap<GraphState, ReadonlyMap<string, readonly FailureEdge[]>>();

function failuresIn(state: GraphState): ReadonlyMap<string, readonly FailureEdge[]> {
  const found = known.get(state) ?? Map.groupBy(state.out.filter(isFailure), sourceOf);
  known.set(state, found);
  return found;
}

const alike = new WeakMap<readonly FailureEdge[], boolean>();

/** Whether a chart is left the same by each of these failures. */
function isAlike(failures: readonly FailureEdge[]): boolean {
  const [first, ...others] = failures;
  const answer =
    alike.get(failures) ?? others.every((other) => leavesTheSame(first as FailureEdge, other));
  alike.set(failures, answer);
  return answer;
}

function leavesTheSame(one: Edge, other: Edge): boolean {
  const [a, b] = [one.snapshot.context, other.snapshot.context] as Record<string, unknown>[];
  return (
    one.to === other.to &&
    same(one.taken, other.taken) &&
    Object.keys({ ...a, ...b }).every((field) => same(a?.[field], b?.[field])) &&
    same(one.facts, other.facts) &&
    same(one.calls, other.calls) &&
    same(one.told, other.told)
  );
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Where a chart cannot see the kind of a failure, any will do for a walk: each time it takes the one
 * that the operation has met least, so that a site that does see it is tried with all of them.
 *
 * @param beside walks that there are already: they keep their kinds
 */
export function spreadKinds(
  { edges }: Graph,
  walks: readonly Walk[],
  beside: readonly Walk[],
): Walk[] {
  const allowed = new Set(edges.filter(isFailure));
  const met = new Map<string, Map<string, number>>();
  const timesMet = (fail: string): Map<string, number> => {
    const times = met.get(fail) ?? new Map<string, number>();
    met.set(fail, times);
    return times;
  };
  const meet = (edge: Edge): void => {
    if (!isFailure(edge)) return;
    const times = timesMet(edge.occurrence.fail);
    times.set(edge.occurrence.with, (times.get(edge.occurrence.with) ?? 0) + 1);
  };
  for (const walk of beside) for (const edge of walk.edges) meet(edge);
  // Kinds that were chosen for their own sake stand, and count before any other is chosen.
  for (const walk of walks)
    for (const edge of walk.edges) if (seenFailure(edge) !== undefined) meet(edge);
  const choose = (edge: Edge): Edge => {
    if (!isFailure(edge) || seenFailure(edge) !== undefined) return edge;
    const { fail } = edge.occurrence;
    const times = timesMet(fail);
    const kinds = siblingsOf(edge).filter((one) => allowed.has(one));
    // Not every operation begins with the same kind: most fail only once on all paths.
    const first = Number.parseInt(digest(fail), 16) % kinds.length;
    const inTurn = [...kinds.slice(first), ...kinds.slice(0, first)];
    const count = (one: FailureEdge): number => times.get(one.occurrence.with) ?? 0;
    const least = Math.min(...inTurn.map(count));
    const chosen = inTurn.find((one) => count(one) === least) ?? edge;
    meet(chosen);
    return chosen;
  };
  return walks.map((walk) => ({ ...walk, edges: walk.edges.map(choose) }));
}
