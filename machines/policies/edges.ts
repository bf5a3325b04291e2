import type { ChartSnapshot } from '../engine/snapshot.ts';
import { titled } from '../engine/words.ts';

/** A transition as reviewers call it: `Checking: chooses later [documents may wait] → Refused`. */
export function edgeInWords(
  { states, transitions, title }: Pick<ChartSnapshot, 'states' | 'transitions' | 'title'>,
  id: string,
): string {
  const nameOf = (state: string): string => {
    const found = states.find((one) => one.id === state);
    return found?.parent === undefined ? title : titled(found.key);
  };
  const edge = transitions.find((one) => one.id === id);
  if (edge === undefined) return id;
  const guard = edge.guard === undefined ? '' : ` [${edge.guard.words}]`;
  const to = edge.targets.length === 0 ? 'stays' : edge.targets.map(nameOf).join(', ');
  return `${nameOf(edge.source)}: ${edge.words}${guard} → ${to}`;
}
