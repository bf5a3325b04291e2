import { pathId, transitionsOf, type ChartTransition } from '../chart/transitions.ts';
import type { Coverage } from './coverage.ts';
import type { Graph } from './explore.ts';

/** What a flow's paths leave out, each with what to do about it. Empty when nothing is left out. */
export function gapsIn(graph: Graph, coverage: Coverage): string[] {
  const { uncovered, unreachable, refusals, failures } = coverage;
  const transitions = new Map(transitionsOf(graph.model.machine).map((one) => [one.id, one]));
  const planned = 'it can: npm run paths -- --update';
  return [
    ...uncovered.map((id) => `no path takes ${id}; ${planned}`),
    ...refusals.open.map((id) => `on no path the guard of ${id} says no; ${planned}`),
    ...failures.open.map((failure) => `on no path comes the failure ${failure}; ${planned}`),
    ...unreachable.map((id) => {
      const transition = transitions.get(id) as ChartTransition;
      return `nothing brings about ${id}: ${whyNot(graph, transition)}; if that is right, say why under \`waived\` in samples.ts`;
    }),
  ];
}

/** Why nothing that may happen makes a chart take a transition: the first reason that holds. */
function whyNot(
  { model, states }: Graph,
  { source, trigger, definition }: ChartTransition,
): string {
  const entered = states.some(({ snapshot }) => snapshot._nodes.includes(source));
  if (trigger.kind === 'event' && !trigger.type.endsWith('*')) {
    const cases = Object.keys(model.events[trigger.type] ?? {});
    if (cases.length === 0) return `samples.ts has no event ${trigger.type}`;
  }
  if (trigger.kind === 'done' && Object.keys(model.outcomes[trigger.src] ?? {}).length === 0)
    return `samples.ts has no outcome of ${trigger.src}`;
  if (trigger.kind === 'error' && model.unfailing.includes(trigger.src))
    return `samples.ts counts ${trigger.src} as unfailing`;
  if (!entered && trigger.kind !== 'always') return `nothing leads to ${pathId(source)}`;
  if (definition.guard !== undefined)
    return 'its guard says no to every sample, or an alternative before it always says yes';
  return 'another transition comes first, here or in a state within';
}
