import { titled } from '../../../machines/engine/words.ts';
import type { AtlasState, AtlasTransition, FlowData } from '../../data.ts';

type Chart = FlowData['chart'];

const stateOf = ({ states }: Chart, id: string): AtlasState => {
  const found = states.find((state) => state.id === id);
  if (found === undefined) throw new Error(`there is no state ${id}`);
  return found;
};

/** `Asking: checking`: a state with the states around it, the chart itself aside. */
export function placeOf(chart: Chart, id: string): string {
  const { key, parent } = stateOf(chart, id);
  if (parent === undefined) return 'Anywhere';
  return parent === chart.root ? titled(key) : `${placeOf(chart, parent)}: ${titled(key)}`;
}

/** The states that a player reaches in a state: its initial one, and that one's, down to the innermost. */
function arrivedAt({ states }: Chart, id: string): string[] {
  const within = states.filter(({ parent }) => parent === id);
  const state = states.find((one) => one.id === id);
  const begun = state?.kind === 'parallel' ? within : within.filter(({ initial }) => initial);
  return begun.length === 0 ? [id] : begun.flatMap((one) => arrivedAt({ states } as Chart, one.id));
}

/** Where a transition leads, in words. */
export const leadsTo = (chart: Chart, { source, targets }: AtlasTransition): string =>
  targets.length === 0
    ? `stays in ${placeOf(chart, source)}`
    : targets.map((target) => placeOf(chart, target)).join(', ');

/** The descriptions of the states in which the player arrives. */
export const metAfter = (chart: Chart, { source, targets }: AtlasTransition): string[] => [
  ...new Set(
    (targets.length === 0 ? [source] : targets)
      .flatMap((target) => arrivedAt(chart, target))
      .map((id) => stateOf(chart, id).description)
      .filter((words) => words !== ''),
  ),
];

/** The condition under which a transition is taken, beside its trigger. */
export function onlyIf({ transitions }: Chart, edge: AtlasTransition): string {
  if (edge.guard !== undefined) return edge.guard.words;
  const others = transitions.filter(
    (one) =>
      one.source === edge.source &&
      one.place < edge.place &&
      JSON.stringify(one.trigger) === JSON.stringify(edge.trigger),
  );
  return others.length > 0 ? 'otherwise' : 'always';
}
