import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { TransitionId } from './transitions.ts';
import { candidatesOf } from './occurrences.ts';
import type { Trace } from './tracer.ts';

/** The guarded transitions that were asked on the way and refused. */
export function refusedBy(
  { snapshot, taken }: Trace,
  before: AnyMachineSnapshot | undefined,
  event: EventObject | undefined,
  idOf: (definition: AnyTransitionDefinition) => TransitionId,
): TransitionId[] {
  const refused = new Set<TransitionId>();
  const ask = (candidates: readonly AnyTransitionDefinition[]): boolean => {
    for (const candidate of candidates) {
      if (taken.includes(candidate)) return true;
      if (candidate.guard !== undefined) refused.add(idOf(candidate));
    }
    return false;
  };
  if (before !== undefined && event !== undefined) {
    for (const node of before._nodes.filter(
      (one: AnyStateNode) => one.type === 'atomic' || one.type === 'final',
    )) {
      let at: AnyStateNode | undefined = node;
      while (at !== undefined && !ask(candidatesOf(at, event.type))) at = at.parent;
    }
  }
  // Transitions that the chart raises by itself (eventless, completed): the alternatives before the one taken,
  // and eventless ones of the states that stayed.
  for (const definition of taken) {
    const { source, eventType } = definition;
    ask((eventType === '' ? source.always : source.transitions.get(eventType)) ?? []);
  }
  for (const node of snapshot._nodes as readonly AnyStateNode[]) {
    if (node.always !== undefined) ask(node.always);
  }
  return [...refused];
}
