import { expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import type { FlowData } from '../../atlas/data.ts';
import { endOf, waysFrom } from '../../atlas/site/details/leaving.ts';
import type { Graph } from '../../machines/engine/explore.ts';
import { graphOf } from '../../machines/engine/flow-model.ts';
import { FLOWS } from '../../machines/registry.ts';
import { activeStates, describedChart } from '../../review/charts/describe.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';

/** The first transitions taken from each state value, once each: contexts make no difference here. */
function departuresOf({ edges }: Graph) {
  const found = new Map<string, { value: StateValue; first: string }>();
  for (const { from, taken } of edges) {
    const [first] = taken;
    if (first === undefined) continue;
    const { value } = from.snapshot;
    found.set(`${JSON.stringify(value)} ${first}`, { value, first });
  }
  return found.values();
}

for (const flow of FLOWS) {
  const name = `everything that ever happens in a state of ${flow.id} is listed there, inherited or its own`;
  test(name, { tags: tagsOfFlow(flow.id) }, () => {
    const graph = graphOf(flow);
    const { chart } = describedChart(flow, graph);
    const page = { chart } as unknown as FlowData;
    const listed = new Map(
      chart.states.map(({ id }) => [
        id,
        new Set(waysFrom(page, id).flatMap(({ edges }) => edges.map((edge) => edge.id))),
      ]),
    );
    const leaves = chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
    for (const { value, first } of departuresOf(graph)) {
      const active = activeStates(chart.root, value);
      const source = chart.transitions.find(({ id }) => id === first)?.source ?? '';
      // In every leaf inside its source that is active: another region goes on with something else.
      const within = leaves.filter(
        ({ id }) => active.includes(id) && (id === source || id.startsWith(`${source}.`)),
      );
      expect(within.length).toBeGreaterThan(0);
      expect(within.some(({ id }) => listed.get(id)?.has(first))).toBe(true);
    }
    for (const state of chart.states) {
      if (state.kind === 'final')
        expect(endOf(page, state as never)).toBe(state.parent === chart.root ? 'flow' : 'part');
      else expect(endOf(page, state as never)).toBeUndefined();
    }
  });
}

test('what is inherited is marked from where, and what an inner state takes first is not', () => {
  const flow = FLOWS.find(({ id }) => id === 'limits.activityTimer');
  if (flow === undefined) throw new Error('there is no timer');
  const { chart } = describedChart(flow);
  const page = { chart } as unknown as FlowData;
  const ways = waysFrom(page, 'activityTimer.due.open.told');
  expect(ways.map(({ from }) => from.id)).toEqual(['activityTimer.due.open']);
  expect(ways[0]?.edges.map(({ words }) => words)).toContain('chooses to log out');
});
