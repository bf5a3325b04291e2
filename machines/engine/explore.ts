import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { transitionsOf, type TransitionId } from './transitions.ts';
import type { Model, Occurrence, Start } from './model.ts';
import { occurrencesIn, type Possibility } from './occurrences.ts';
import { refusedBy } from './refusals.ts';
import { createTracer, type Invocation, type Message, type Timer, type Trace } from './tracer.ts';

/** More states than this mean that the projection keeps parts that decide nothing. */
const STATE_LIMIT = 20_000;
/** More timers than this at one moment set one another off for ever. */
const TIMER_LIMIT = 100;
/** The states of one piece of work. */
const PIECE = 16;

/** A state of the explored graph: a state value, the projection of its context, and its timers. */
export interface GraphState {
  readonly index: number;
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly screen: string;
  readonly out: Edge[];
}

/** A chart's reaction to what happens to it. */
interface Outcome {
  /** Context and all; `to` is the state that stands for it in the graph. */
  readonly snapshot: AnyMachineSnapshot;
  readonly to: GraphState;
  /** Empty when guards refused the occurrence: then it must change nothing. */
  readonly taken: readonly TransitionId[];
  /** The guarded transitions that were asked and refused. */
  readonly refused: readonly TransitionId[];
  readonly facts: readonly EventObject[];
  readonly calls: readonly Invocation[];
  readonly told: readonly Message[];
}

/** Something that happens in a state, and its outcome. */
export interface Edge extends Outcome {
  /** Its place among the edges of the graph. */
  readonly index: number;
  readonly from: GraphState;
  readonly occurrence: Occurrence;
}

export interface StartEdge extends Outcome {
  readonly start: Start;
}

/** A walk through the graph from one start. */
export interface Walk {
  readonly start: StartEdge;
  readonly edges: readonly Edge[];
}

export interface Graph {
  readonly model: Model;
  readonly starts: readonly StartEdge[];
  readonly states: readonly GraphState[];
  readonly edges: readonly Edge[];
  /**
   * Places where two contexts share a projection and behave differently: the projection hides a part that
   * decides. Must be empty.
   */
  readonly conflicts: readonly string[];
}

/**
 * Explores a chart breadth first by its pure transition function: every case of every event, every outcome and
 * failure of every running operation, and the next timer.
 *
 * @param options.verify also walks on from contexts that share a projection with a known one, and reports where
 * they behave differently. Costs a multiple of the time.
 * @param options.limit most states of the graph, 20,000 by default
 * @throws when it has more
 */
export function explore(model: Model, options: ExploreOptions = {}): Graph {
  const work = exploring(model, options);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

interface ExploreOptions {
  readonly verify?: boolean;
  readonly limit?: number;
}

/** The same in pieces: it yields now and then, so that an exploring page does not stand still. */
export function* exploring(
  model: Model,
  options: ExploreOptions = {},
): Generator<undefined, Graph> {
  const tracer = createTracer(model.machine);
  const ids = new Map(transitionsOf(model.machine).map((t) => [t.definition, t.id] as const));
  const idOf = (definition: AnyTransitionDefinition): TransitionId => ids.get(definition) ?? '?';
  const states = new Map<string, GraphState>();
  const edges: Edge[] = [];
  const { limit = STATE_LIMIT } = options;
  const conflicts = new Set<string>();
  const contexts = new Map<string, Set<string>>();
  const twins: { twin: GraphState; known: GraphState }[] = [];

  const stateOf = ({ snapshot, timers }: Pick<Trace, 'snapshot' | 'timers'>): GraphState => {
    const key = keyOf(model, snapshot, timers);
    const known = states.get(key);
    if (known !== undefined) {
      if (options.verify === true && snapshot.status === 'active') {
        const seen = contexts.get(key) ?? new Set([JSON.stringify(known.snapshot.context)]);
        const context = JSON.stringify(snapshot.context);
        if (!seen.has(context) && seen.size < 8) {
          const screen = screenOf(model, snapshot);
          twins.push({ twin: { ...known, snapshot, timers, screen, out: [] }, known });
        }
        contexts.set(key, seen.add(context));
      }
      return known;
    }
    if (states.size >= limit)
      throw new Error(
        `${model.id} has more than ${limit} states: its projection tells too many apart`,
      );
    const screen = screenOf(model, snapshot);
    const state: GraphState = { index: states.size, key, snapshot, timers, screen, out: [] };
    states.set(key, state);
    return state;
  };

  const outcomeOf = (trace: Trace, refused: readonly TransitionId[]): Outcome => ({
    snapshot: trace.snapshot,
    to: stateOf(trace),
    taken: trace.taken.map(idOf),
    refused,
    facts: trace.facts,
    calls: trace.calls,
    told: trace.told,
  });

  const starts = model.starts.map((start): StartEdge => {
    const trace = tracer.initial(start.value);
    return { start, ...outcomeOf(trace, refusedBy(trace, undefined, undefined, idOf)) };
  });

  /** Applies an occurrence, and then every timer that is due at the same moment, before anything else can happen. */
  const happen = ({ occurrence, event, elapsed }: Possibility): Outcome | undefined => {
    let trace = tracer.step(elapsed, event);
    const refused = new Set(refusedBy(trace, elapsed.snapshot, event, idOf));
    // An answer that nothing takes is kept: the caller waits for ever. So is time that passes.
    if ('send' in occurrence && trace.taken.length === 0 && refused.size === 0) return undefined;
    let due = 'pass' in occurrence ? dueIn(trace) : undefined;
    for (let fired = 0; due !== undefined; fired += 1) {
      if (fired > TIMER_LIMIT) throw new Error(`${model.id}: timers of 0 ms go in circles`);
      const from = { snapshot: trace.snapshot, timers: trace.timers.filter((one) => one !== due) };
      const next = tracer.step(from, due.event);
      for (const id of refusedBy(next, from.snapshot, due.event, idOf)) refused.add(id);
      trace = {
        ...next,
        taken: [...trace.taken, ...next.taken],
        facts: [...trace.facts, ...next.facts],
        calls: [...trace.calls, ...next.calls],
        told: [...trace.told, ...next.told],
      };
      due = dueIn(trace);
    }
    return outcomeOf(trace, [...refused]);
  };

  const edgesOf = (from: GraphState): Edge[] =>
    occurrencesIn(model, from).flatMap((possibility) => {
      const outcome = happen(possibility);
      return outcome === undefined
        ? []
        : [{ index: -1, from, occurrence: possibility.occurrence, ...outcome }];
    });

  // A Map's iteration includes entries that are added meanwhile: that makes it the queue.
  for (const state of states.values()) {
    if (state.index % PIECE === PIECE - 1) yield;
    if (state.snapshot.status !== 'active') continue;
    for (const found of edgesOf(state)) {
      const edge = { ...found, index: edges.length };
      state.out.push(edge);
      edges.push(edge);
    }
  }
  const explored = states.size;
  for (const { twin, known } of twins) {
    // A state that only a twin led to has not been explored: the twin is a conflict already.
    if (known.index >= explored) continue;
    const conflict = (what: string, one: string, other: string): unknown =>
      conflicts.add(
        `in ${textOf(known.snapshot.value)} ${what} ${one} or ${other}, though the projection is the same; what differs is ${fieldsApart(twin.snapshot, known.snapshot)}`,
      );
    if (twin.screen !== known.screen) conflict('shows', known.screen, twin.screen);
    const expected = new Map(known.out.map((edge) => [textOf(edge.occurrence), edge]));
    for (const edge of edgesOf(twin)) {
      const other = expected.get(textOf(edge.occurrence));
      if (other?.to !== edge.to || String(other.taken) !== String(edge.taken)) {
        const places = [edge, other].map((one) =>
          one === undefined ? 'nowhere' : `${textOf(one.to.snapshot.value)} (${String(one.taken)})`,
        ) as [string, string];
        conflict(`${textOf(edge.occurrence)} leads to`, ...places);
      }
    }
  }
  return { model, starts, states: [...states.values()], edges, conflicts: [...conflicts] };
}

/** A timer that fires at this very moment. */
const dueIn = ({ snapshot, timers }: Trace): Timer | undefined =>
  snapshot.status === 'active' ? timers.find(({ remaining }) => remaining === 0) : undefined;

const textOf = (value: unknown): string => JSON.stringify(value);

/** The fields in which two contexts differ: one of them decides, and the projection leaves it out. */
function fieldsApart(one: AnyMachineSnapshot, other: AnyMachineSnapshot): string {
  const [a, b] = [one.context, other.context] as Record<string, unknown>[];
  const fields = Object.keys({ ...a, ...b });
  return fields.filter((field) => textOf(a?.[field]) !== textOf(b?.[field])).join(', ');
}

const screenOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'error' ? 'error' : model.screen(snapshot).name;

/** The key of a state: value, history, projection of the context, and the timers' remaining ms. */
export function keyOf(
  model: Model,
  snapshot: AnyMachineSnapshot,
  timers: readonly Timer[],
): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const waiting = timers.map(({ id, remaining }) => `${id} ${remaining}`).toSorted();
  return JSON.stringify([
    snapshot.value,
    model.projection(snapshot.context),
    waiting,
    ...history,
    ...(snapshot.status === 'error' ? ['error'] : []),
  ]);
}
