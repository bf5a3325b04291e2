import type { AnyMachineSnapshot } from 'xstate';
import type { Model, Occurrence, Start } from './model.ts';
import { reactionsOf, type Reaction } from './reactions.ts';
import type { Timer } from './tracer.ts';

/** More states than this mean that the projection keeps parts that decide nothing. */
const STATE_LIMIT = 20_000;
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

/** A chart's reaction to what happens to it: `to` is the state that stands for its snapshot in the graph. */
interface Outcome extends Reaction {
  readonly to: GraphState;
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
}

/**
 * Explores a chart breadth first by its pure transition function: every case of every event, every outcome and
 * failure of every running operation, and the next timer.
 *
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
  readonly limit?: number;
}

/** The same in pieces: it yields now and then, so that an exploring page does not stand still. */
export function* exploring(
  model: Model,
  options: ExploreOptions = {},
): Generator<undefined, Graph> {
  const reactions = reactionsOf(model);
  const states = new Map<string, GraphState>();
  const edges: Edge[] = [];
  const { limit = STATE_LIMIT } = options;

  const stateOf = ({ snapshot, timers }: Reaction): GraphState => {
    const key = keyOf(model, snapshot, timers);
    const known = states.get(key);
    if (known !== undefined) return known;
    if (states.size >= limit)
      throw new Error(
        `${model.id} has more than ${limit} states: its projection tells too many apart`,
      );
    const screen = screenOf(model, snapshot);
    const state: GraphState = { index: states.size, key, snapshot, timers, screen, out: [] };
    states.set(key, state);
    return state;
  };

  const starts = model.starts.map((start): StartEdge => {
    const reaction = reactions.atStart(start);
    return { start, ...reaction, to: stateOf(reaction) };
  });
  // A Map's iteration includes entries that are added meanwhile: that makes it the queue.
  for (const from of states.values()) {
    if (from.index % PIECE === PIECE - 1) yield;
    if (from.snapshot.status !== 'active') continue;
    for (const reaction of reactions.in(from)) {
      const edge = { index: edges.length, from, ...reaction, to: stateOf(reaction) };
      from.out.push(edge);
      edges.push(edge);
    }
  }
  return { model, starts, states: [...states.values()], edges };
}

/** The screen that a snapshot shows. */
export const screenOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'error' ? 'error' : model.screen(snapshot).name;

/**
 * The key of a state: value, history, projection of the context, and the timers' remaining ms, in the order in which
 * they were set: of two that are due at one moment it decides which comes first.
 */
export function keyOf(
  model: Model,
  snapshot: AnyMachineSnapshot,
  timers: readonly Timer[],
): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const waiting = timers.map(({ id, remaining }) => `${id} ${remaining}`);
  return JSON.stringify([
    snapshot.value,
    model.projection(snapshot.context),
    waiting,
    ...history,
    ...(snapshot.status === 'error' ? ['error'] : []),
  ]);
}
