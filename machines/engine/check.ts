import type { TransitionId } from './transitions.ts';
import type { Edge, Graph, GraphState, StartEdge } from './explore.ts';
import { resultOf, type Occurrence, type Start } from './model.ts';
import type { Moment } from './moment.ts';
import { violated, type Memory, type Property } from './properties.ts';

/** A run that breaks a property. */
export interface Counterexample {
  readonly property: string;
  readonly start: Start;
  readonly steps: readonly Occurrence[];
  readonly screen: string;
  /** The last transition taken, where the property broke. */
  readonly transition: TransitionId | undefined;
}

/** The result of a property that was checked over everything that can be reached. */
export interface Checked {
  /** The shortest run that breaks it; undefined where it holds. */
  readonly broken: Counterexample | undefined;
  /** Situations that were looked at: each state once for every input and for every memory in it. */
  readonly situations: number;
}

/**
 * Checks a property over a whole explored graph.
 *
 * @returns the shortest run that breaks it, or undefined
 */
export const check = (graph: Graph, property: Property): Counterexample | undefined =>
  checkTogether(graph, [property])[0]?.broken;

/**
 * Checks properties that remember nothing (`begin.constant`) in one walk, and any other alone. It yields
 * between two walks.
 */
export function* checking(
  graph: Graph,
  properties: readonly Property[],
): Generator<undefined, Checked[]> {
  const found = new Map<Property, Checked>();
  const constant = properties.filter(({ begin }) => begin.constant === true);
  const walks = [
    ...(constant.length === 0 ? [] : [constant]),
    ...properties.filter((one) => !constant.includes(one)).map((one) => [one]),
  ];
  for (const walk of walks) {
    const checked = checkTogether(graph, walk);
    for (const [index, property] of walk.entries()) found.set(property, checked[index] as Checked);
    yield;
  }
  return properties.map((property) => found.get(property) as Checked);
}

/** A situation on the way: a state, the memory there, and the way to it. */
interface Visit {
  readonly state: GraphState;
  readonly memory: Memory;
  readonly start: Start;
  readonly edge: Edge | undefined;
  readonly before: Visit | undefined;
}

/**
 * Checks properties of one memory in one walk, breadth first. @param together several only where none remembers
 * anything
 */
function checkTogether(graph: Graph, together: readonly Property[]): Checked[] {
  const [first] = together;
  if (first === undefined) return [];
  const single = together.length === 1;
  const broken: (Counterexample | undefined)[] = together.map(() => undefined);
  const begin = first.begin;
  const momentOf = momentsOf(graph);
  const isNew = visitedOnce(graph);
  const queue: Visit[] = [];
  let open = together.length;

  const breaks = (
    index: number,
    visit: Visit | undefined,
    step: StartEdge | Edge,
    start: Start,
  ) => {
    const steps = stepsTo(visit);
    if ('occurrence' in step) steps.push(step.occurrence);
    broken[index] = counterexample(together[index] as Property, steps, step, start);
    open -= 1;
  };
  const advance = (
    memory: Memory,
    step: StartEdge | Edge,
    start: Start,
    before: Visit | undefined,
  ): void => {
    const moment = momentOf(step, start);
    let next = memory;
    if (single) {
      const known = memory.next(moment);
      if (known === violated) return breaks(0, before, step, start);
      next = known;
    } else {
      for (const [index, { begin: asked }] of together.entries())
        if (broken[index] === undefined && asked.next(moment) === violated)
          breaks(index, before, step, start);
    }
    if (!isNew(step.to, start, next)) return;
    const edge = 'occurrence' in step ? step : undefined;
    queue.push({ state: step.to, memory: next, start, edge, before });
  };

  for (const start of graph.starts) if (open > 0) advance(begin, start, start.start, undefined);
  for (const visit of queue) {
    if (open === 0) break;
    const { out, snapshot } = visit.state;
    for (const [index, { offers }] of together.entries()) {
      if (offers === undefined || broken[index] !== undefined) continue;
      if (offers(snapshot).some((event) => taking(out, event).length === 0)) {
        const step = visit.edge ?? startOf(graph, visit.start);
        broken[index] = counterexample(
          together[index] as Property,
          stepsTo(visit),
          step,
          visit.start,
        );
        open -= 1;
      }
    }
    for (const edge of out) if (open > 0) advance(visit.memory, edge, visit.start, visit);
  }
  return broken.map((one) => ({ broken: one, situations: queue.length }));
}

/** Tells whether a situation comes up for the first time: a table for each memory is cheaper than texts. */
function visitedOnce({ states }: Graph): (to: GraphState, start: Start, memory: Memory) => boolean {
  const tables = new Map<string, Uint8Array<ArrayBuffer>>();
  let [lastInput, lastKey] = ['', ''];
  let table = new Uint8Array();
  return ({ index }, { input }, { key }) => {
    if (table.length === 0 || input !== lastInput || key !== lastKey) {
      const name = `${input} ${key}`;
      table = tables.get(name) ?? new Uint8Array(states.length);
      tables.set(name, table);
      [lastInput, lastKey] = [input, key];
    }
    if (table[index] === 1) return false;
    table[index] = 1;
    return true;
  };
}

function stepsTo(visit: Visit | undefined): Occurrence[] {
  const steps: Occurrence[] = [];
  for (let at = visit; at?.edge !== undefined; at = at.before) steps.unshift(at.edge.occurrence);
  return steps;
}

/** The edges by which a state takes an event. */
export const taking = (out: readonly Edge[], event: string): readonly Edge[] =>
  out.filter(
    ({ occurrence, taken }) =>
      'send' in occurrence && occurrence.send === event && taken.length > 0,
  );

const startOf = ({ starts }: Graph, start: Start): StartEdge =>
  starts.find((one) => one.start === start) as StartEdge;

function counterexample(
  { title }: Property,
  steps: readonly Occurrence[],
  step: StartEdge | Edge,
  start: Start,
): Counterexample {
  return { property: title, start, steps, screen: step.to.screen, transition: step.taken.at(-1) };
}

const moments = new WeakMap<Graph, (step: StartEdge | Edge, start: Start) => Moment>();

/** The moments that properties see of each step of a graph. Every property asks, so the answers are kept. */
function momentsOf(graph: Graph): (step: StartEdge | Edge, start: Start) => Moment {
  const made = moments.get(graph);
  if (made !== undefined) return made;
  const known = new Map<Start, (Moment | undefined)[]>();
  const momentOf = (step: StartEdge | Edge, start: Start): Moment => {
    if (!('index' in step)) return momentAt(graph, step, start);
    let ofStart = known.get(start);
    if (ofStart === undefined) known.set(start, (ofStart = []));
    return (ofStart[step.index] ??= momentAt(graph, step, start));
  };
  moments.set(graph, momentOf);
  return momentOf;
}

function momentAt({ model }: Graph, step: StartEdge | Edge, start: Start): Moment {
  const what = 'occurrence' in step ? step.occurrence : undefined;
  return {
    what,
    start,
    from: 'from' in step ? step.from.screen : undefined,
    screen: step.to.screen,
    snapshot: step.snapshot,
    before: 'from' in step ? step.from.snapshot : undefined,
    output: what !== undefined && 'answer' in what ? resultOf(model, what) : undefined,
    facts: step.facts.map(({ type }) => type),
    taken: step.taken,
    emitted: step.facts,
    calls: step.calls.map(({ src }) => src),
    told: step.told.map(({ to, event }) => `${to} ${event.type}`),
  };
}
