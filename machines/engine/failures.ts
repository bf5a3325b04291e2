import type { Edge, Graph, GraphState } from './explore.ts';
import { digest } from './fixture.ts';
import type { Occurrence } from './model.ts';
import type { Walk } from './explore.ts';

type Fail = Extract<Occurrence, { readonly fail: string }>;
type FailureEdge = Edge & { readonly occurrence: Fail };

/**
 * The failure of an edge, where the chart can see its kind: its memory, facts, calls or screen differ after
 * another kind. Undefined for anything else.
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

/** Whether each of these failures has the same effect on a chart. */
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
 * Chooses the kinds of failures that a chart cannot tell apart. Each time a walk takes the kind that the
 * operation has met least, so that a site that does tell them apart is tried with all of them.
 *
 * @param beside existing walks: they keep their kinds
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
  // Kinds that were chosen on purpose stay, and count before any other is chosen.
  for (const walk of walks)
    for (const edge of walk.edges) if (seenFailure(edge) !== undefined) meet(edge);
  const choose = (edge: Edge): Edge => {
    if (!isFailure(edge) || seenFailure(edge) !== undefined) return edge;
    const { fail } = edge.occurrence;
    const times = timesMet(fail);
    const kinds = siblingsOf(edge).filter((one) => allowed.has(one));
    // Operations begin with different kinds: most fail only once on all paths.
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
