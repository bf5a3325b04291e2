import type { Edge, Graph, GraphState } from './explore.ts';
import { check, never, taking, type Counterexample, type Property } from './properties.ts';

/** What must be safe about a flow, beside what holds for every flow. */
export interface Safety {
  /**
   * How a player leaves while something is under way: by an event of the chart, or by leaving
   * the page, which stops the flow and gives up its calls.
   */
  readonly leave: 'page' | { readonly event: string };
  /**
   * What the end of the session does to the flow: the event that it sends, and the screens of which one
   * must then show, at once or after the platform's answers. Undefined for flows of visitors.
   */
  readonly sessionEnd?: { readonly event: string; readonly screens: readonly string[] };
  readonly properties: readonly Property[];
}

/** Checks everything that must hold: what every flow promises, then the flow's own properties. */
export function checkSafety(graph: Graph, safety: Safety): Counterexample[] {
  const own = safety.properties.flatMap((property) => check(graph, property) ?? []);
  const general = [failuresAreHandled, answersLeadOn, abandonable(safety)].flatMap(
    (property) => check(graph, property) ?? [],
  );
  return [...general, ...deadEnds(graph), ...sessionEnds(graph, safety), ...own];
}

/** Every failure of every operation leads somewhere; nothing throws. */
const failuresAreHandled = never(
  'every failure is handled, and nothing throws',
  ['ERR-03', 'ERR-04'],
  ({ snapshot }) => snapshot.status === 'error',
);

/** Every answer and every failure of an operation leads somewhere: nobody waits for ever. */
const answersLeadOn = never(
  'every answer leads somewhere',
  ['ERR-04'],
  ({ what, taken }) => what !== undefined && 'with' in what && taken.length === 0,
);

/** A state in which something is under way can be left by the flow's own event. */
const abandonable = ({ leave }: Safety): Property =>
  never('whatever is under way can be abandoned', ['ERR-04'], ({ snapshot }) => {
    if (leave === 'page' || snapshot.status !== 'active' || !snapshot.hasTag('busy')) return false;
    return !snapshot.can({ type: leave.event });
  });

/** Every state that is not an end can be left for another. */
function deadEnds(graph: Graph): Counterexample[] {
  const stuck = graph.states.filter(
    (state) => state.snapshot.status === 'active' && state.out.every(({ to }) => to === state),
  );
  return stuck.slice(0, 1).flatMap((state) => reach(graph, state, 'no state is a dead end'));
}

/** From everywhere the end of the session leads to one of its screens, if only answers and time come after it. */
function sessionEnds(graph: Graph, { sessionEnd }: Safety): Counterexample[] {
  if (sessionEnd === undefined) return [];
  const { event, screens } = sessionEnd;
  for (const state of graph.states) {
    if (state.snapshot.status !== 'active' || screens.includes(state.screen)) continue;
    const ending = taking(state.out, event);
    if (ending.length === 0 || !ending.every(({ to }) => settles(to, screens))) {
      return reach(
        graph,
        state,
        `the end of the session (${event}) leads to ${screens.join(' or ')}`,
      );
    }
  }
  return [];
}

/** Whether every way on, by answers and time alone, comes to one of the screens. */
function settles(
  from: GraphState,
  screens: readonly string[],
  seen = new Set<GraphState>(),
): boolean {
  if (screens.includes(from.screen)) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const onward = from.out.filter(({ occurrence }: Edge) => !('send' in occurrence));
  return onward.length > 0 && onward.every(({ to }) => settles(to, screens, seen));
}

/** The shortest run to a state, as a counterexample. */
function reach(graph: Graph, state: GraphState, title: string): Counterexample[] {
  const found = check(
    graph,
    never(title, [], ({ snapshot }) => snapshot === state.snapshot),
  );
  return found === undefined ? [] : [found];
}
