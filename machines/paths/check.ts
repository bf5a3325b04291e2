import type { TransitionId } from '../chart/transitions.ts';
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

/**
 * Checks a property over a whole explored graph.
 *
 * @returns the shortest run that breaks it, or undefined
 */
export function check(graph: Graph, property: Property): Counterexample | undefined {
  interface Node {
    readonly state: GraphState;
    readonly memory: Memory;
    readonly start: Start;
    readonly edge: Edge | undefined;
    readonly before: Node | undefined;
  }
  const seen = new Set<string>();
  const queue: Node[] = [];
  const advance = (
    memory: Memory,
    step: StartEdge | Edge,
    start: Start,
    before: Node | undefined,
  ): Counterexample | undefined => {
    const edge = 'occurrence' in step ? step : undefined;
    const next = memory.next(momentOf(graph, step, start));
    if (next === violated) {
      const steps = [...stepsTo(before), ...(edge === undefined ? [] : [edge.occurrence])];
      return counterexample(property, steps, step, start);
    }
    const key = `${step.to.index} ${start.input} ${next.key}`;
    if (!seen.has(key)) queue.push({ state: step.to, memory: next, start, edge, before });
    seen.add(key);
    return undefined;
  };
  const stepsTo = (node: Node | undefined): Occurrence[] => {
    const steps: Occurrence[] = [];
    for (let at = node; at?.edge !== undefined; at = at.before) steps.unshift(at.edge.occurrence);
    return steps;
  };
  for (const start of graph.starts) {
    const found = advance(property.begin, start, start.start, undefined);
    if (found !== undefined) return found;
  }
  for (const node of queue) {
    const { out, snapshot } = node.state;
    const missing = (property.offers?.(snapshot) ?? []).some(
      (event) => taking(out, event).length === 0,
    );
    if (missing)
      return counterexample(
        property,
        stepsTo(node),
        node.edge ?? startOf(graph, node.start),
        node.start,
      );
    for (const edge of out) {
      const found = advance(node.memory, edge, node.start, node);
      if (found !== undefined) return found;
    }
  }
  return undefined;
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

function momentOf({ model }: Graph, step: StartEdge | Edge, start: Start): Moment {
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
