import type { Reads } from '../samples.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Graph, GraphState } from './explore.ts';

/**
 * The same graph with one state for all those that nobody outside can ever tell apart: they show the same screen and
 * share the same, and whatever happens to them, they say and ask the same and come to states that are alike again. A
 * claim sees no more than that: what holds of one holds of the others.
 * @param shares what others may read of a state beyond its screen
 */
export function merged(graph: Graph, shares: Reads<AnyMachineSnapshot, unknown>): Graph {
  const classes = classesOf(graph, shares);
  const byClass = new Map<number, GraphState>();
  const first = new Map<number, GraphState>();
  for (const state of graph.states) {
    const of = classes[state.index] as number;
    if (first.has(of)) continue;
    first.set(of, state);
    byClass.set(of, { ...state, index: byClass.size, out: [] });
  }
  const standsFor = (state: GraphState): GraphState =>
    byClass.get(classes[state.index] as number) as GraphState;
  const edges: Edge[] = [];
  for (const [of, { out }] of first) {
    const from = byClass.get(of) as GraphState;
    for (const edge of out) {
      const kept = { ...edge, index: edges.length, from, to: standsFor(edge.to) };
      from.out.push(kept);
      edges.push(kept);
    }
  }
  const starts = graph.starts.map((start) => ({ ...start, to: standsFor(start.to) }));
  return { model: graph.model, starts, states: [...byClass.values()], edges };
}

/** State → its class: split again and again, until those of a class go on alike. */
function classesOf({ states }: Graph, shares: Reads<AnyMachineSnapshot, unknown>): number[] {
  const labels = numbering();
  const outs = states.map(({ out }) =>
    out.map((edge) => ({ label: labels(noticedOf(edge)), to: edge.to.index })),
  );
  const begin = numbering();
  let classes = states.map(({ screen, snapshot }) =>
    begin(JSON.stringify([screen, shares(snapshot)])),
  );
  for (let before = 0, now = begin.count(); now > before;) {
    const known = classes;
    const split = numbering();
    classes = outs.map((out, index) => {
      const ways = out.map(({ label, to }) => `${label} ${known[to]}`).toSorted();
      return split(`${known[index]}: ${ways.join()}`);
    });
    before = now;
    now = split.count();
  }
  return classes;
}

/** What others may notice of a reaction. */
const noticedOf = ({ occurrence, taken, facts, calls, told }: Edge): string =>
  JSON.stringify([
    occurrence,
    taken.length > 0,
    facts.map(({ type }) => type),
    calls.map(({ src }) => src),
    told.map(({ to, event }) => [to, event.type]),
  ]);

/** Numbers words from 0, each the same every time. */
function numbering() {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  return Object.assign(numberOf, { count: () => numbers.size });
}
