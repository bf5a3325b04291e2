import type { Drawn } from '../data.ts';

/**
 * The neighbours of a selection: itself, the ways in and out of a state, the ends of a way, and the states around
 * and inside. Empty without a selection: then nothing fades.
 */
export function relatedTo({ chart }: Drawn, selection: ReadonlySet<string>): ReadonlySet<string> {
  if (selection.size === 0) return selection;
  const { states, transitions } = chart;
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const around = (id: string): string[] => {
    const parent = parents.get(id);
    return parent === undefined ? [id] : [id, ...around(parent)];
  };
  const related = new Set(selection);
  const selected = states.filter(({ id }) => selection.has(id)).map(({ id }) => id);
  const inside = states.filter(({ id }) => around(id).some((outer) => selected.includes(outer)));
  for (const { id } of inside) related.add(id);
  for (const { id, source, targets } of transitions) {
    const ends = [source, ...targets];
    const touches =
      selection.has(id) ||
      ends.some((end) => selected.includes(end)) ||
      (related.has(source) && inside.some((state) => state.id === source));
    if (!touches) continue;
    related.add(id);
    for (const end of ends) related.add(end);
  }
  const drawn = [...related].filter((id) => parents.has(id));
  for (const id of drawn) for (const outer of around(id)) related.add(outer);
  return related;
}
