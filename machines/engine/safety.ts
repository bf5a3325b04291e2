import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { operations } from '../../openapi/operations.gen.ts';
import { sourceName, statesOf } from './transitions.ts';
import { operationOf } from '../operations.ts';
import { check, checking, taking, type Checked, type Counterexample } from './check.ts';
import type { Edge, Graph, GraphState } from './explore.ts';
import type { Model } from './model.ts';
import type { Moment, Names } from './moment.ts';
import { atOnce } from './at-once.ts';
import { propertiesOf, type Property } from './properties.ts';
import type { Reads } from '../samples.ts';

/** The safety of a flow, beside the properties of every flow. */
export interface Safety<N extends Names = Names> {
  /**
   * How a player leaves while something is under way: by an event of the chart, or by leaving
   * the page, which stops the flow and gives up its calls.
   */
  readonly leave: 'page' | { readonly event: N['event'] };
  /**
   * The effect of the session's end on the flow: the event that it sends, and the screens of which one must
   * then show, at once or after the platform's answers. Undefined for flows of visitors.
   */
  readonly sessionEnd?: {
    readonly event: N['event'];
    readonly screens: readonly N['screen'][];
  };
  /**
   * Other moments that give an operation up, beside leaving and the end of the session, so that it may begin
   * again without an answer. An operation that only reads may always begin again, and so may what `reads` names.
   */
  readonly givenUpBy?: { readonly [Src in N['source']]?: Reads<Moment<N>, boolean> };
  /** Sources beside the platform that only read. */
  readonly reads?: readonly N['source'][];
  readonly properties: readonly Property<N>[];
}

const { answeredFirst, isEvent, never } = propertiesOf();

/** A promise of a flow, and its result over everything that can be reached. */
export interface Kept extends Checked {
  readonly title: string;
  readonly requirements: readonly string[];
  /** Whether every flow promises it. */
  readonly general: boolean;
}

/** Checks every promise: those of every flow, then the flow's own properties. */
export const checkSafety = (graph: Graph, safety: Safety): Counterexample[] =>
  atOnce(checkingSafety(graph, safety)).flatMap(({ broken }) => broken ?? []);

/** The same in pieces, with the promises that hold: a checking page must not stand still. */
export function* checkingSafety(graph: Graph, safety: Safety): Generator<undefined, Kept[]> {
  const general = generalProperties(graph.model, safety);
  const properties = [...general, ...safety.properties];
  const checked = yield* checking(graph, properties);
  const kept = properties.map(({ title, requirements }, index): Kept => ({
    title,
    requirements,
    general: index < general.length,
    ...(checked[index] as Checked),
  }));
  const whole = [deadEnds(graph), ...sessionEnds(graph, safety)];
  return [...kept.slice(0, general.length), ...whole, ...kept.slice(general.length)];
}

/** The promises of every flow about single runs. */
const generalProperties = (model: Model, safety: Safety): readonly Property[] => [
  failuresAreHandled,
  answersLeadOn,
  abandonable(safety),
  ...unrepeatable(model)
    .filter((src) => safety.reads?.includes(src) !== true)
    .map((src) => notRepeated(src, safety)),
];

/** The promises about the graph as a whole. */
const ofGraph = ({ states }: Graph, title: string, broken: Counterexample | undefined): Kept => ({
  title,
  requirements: [],
  general: true,
  situations: states.length,
  broken,
});

/** Every failure of every operation leads somewhere; nothing throws. */
const failuresAreHandled = never(
  'every failure is handled, and nothing throws',
  ['ERR-03', 'ERR-04'],
  ({ snapshot }) => snapshot.status === 'error',
);

/** Every answer and every failure of an operation leads out of the state that waited: nobody waits for ever. */
const answersLeadOn = never('every answer leads somewhere', ['ERR-04'], (moment) => {
  const { what, taken, calls, before, snapshot } = moment;
  if (what === undefined || !('with' in what) || before === undefined) return false;
  const src = 'fail' in what ? what.fail : what.answer;
  const stillWaits = !calls.includes(src) && waitingFor(snapshot, src) >= waitingFor(before, src);
  return taken.length === 0 || stillWaits;
});

/** How many of the states that are active wait for an operation. */
const waitingFor = ({ status, _nodes }: AnyMachineSnapshot, src: string): number =>
  status === 'active'
    ? (_nodes as readonly AnyStateNode[]).filter(({ invoke }) =>
        invoke.some((one) => sourceName(one.src) === src),
      ).length
    : 0;

/** The invoked sources of a chart that may not begin twice: all but operations that only read, and listeners. */
function unrepeatable({ machine, outcomes }: Model): string[] {
  const invoked = statesOf(machine).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => sourceName(src) ?? []),
  );
  return [...new Set(invoked)].filter((src) => {
    const logic: unknown = machine.implementations.actors[src];
    const id = typeof logic === 'object' && logic !== null ? operationOf(logic) : undefined;
    const reads = id !== undefined && operations[id].safe;
    return !reads && Object.keys(outcomes[src] ?? {}).length > 0;
  });
}

/** Never a second request before the first is answered (LOGIN-02, SIGN-03, DEP-20). */
function notRepeated(src: string, { leave, sessionEnd, givenUpBy = {} }: Safety): Property {
  const ends = [leave === 'page' ? [] : leave.event, sessionEnd?.event ?? []].flat();
  return answeredFirst(
    src,
    ['ERR-04'],
    (moment) => isEvent(moment, ...ends) || givenUpBy[src]?.(moment) === true,
  );
}

/** A state in which something is under way can be left by the flow's own event. */
const abandonable = ({ leave }: Safety): Property =>
  never('whatever is under way can be abandoned', ['ERR-04'], ({ snapshot }) => {
    if (leave === 'page' || snapshot.status !== 'active' || !snapshot.hasTag('busy')) return false;
    return !snapshot.can({ type: leave.event });
  });

const NO_DEAD_END = 'no state is a dead end';

/** Every state that is not an end can be left for another. */
function deadEnds(graph: Graph): Kept {
  const stuck = graph.states.find(
    (state) => state.snapshot.status === 'active' && state.out.every(({ to }) => to === state),
  );
  return ofGraph(graph, NO_DEAD_END, stuck && reach(graph, stuck, NO_DEAD_END));
}

/** From everywhere the end of the session leads to one of its screens, if only answers and time follow. */
function sessionEnds(graph: Graph, { sessionEnd }: Safety): Kept[] {
  if (sessionEnd === undefined) return [];
  const { event, screens } = sessionEnd;
  const title = `the end of the session (${event}) leads to ${screens.join(' or ')}`;
  const stays = graph.states.find((state) => {
    if (state.snapshot.status !== 'active' || screens.includes(state.screen)) return false;
    const ending = taking(state.out, event);
    return ending.length === 0 || !ending.every(({ to }) => settles(to, screens));
  });
  return [ofGraph(graph, title, stays && reach(graph, stays, title))];
}

/** Whether every way on, by answers and time alone, comes to one of the screens; a circle does not. */
function settles(
  from: GraphState,
  screens: readonly string[],
  known = new Map<GraphState, boolean>(),
): boolean {
  if (screens.includes(from.screen)) return true;
  const before = known.get(from);
  if (before !== undefined) return before;
  known.set(from, false);
  const onward = from.out.filter(({ occurrence }: Edge) => !('send' in occurrence));
  const does = onward.length > 0 && onward.every(({ to }) => settles(to, screens, known));
  known.set(from, does);
  return does;
}

/** The shortest run to a state, as a counterexample. */
const reach = (graph: Graph, state: GraphState, title: string): Counterexample | undefined =>
  check(
    graph,
    never(title, [], ({ snapshot }) => snapshot === state.snapshot),
  );
