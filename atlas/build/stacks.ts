import type { Ways } from './ways.ts';

/** Siblings with one and the same state before them, and the same states after them, off the way of success. */
export function stackedIn({ states, frames, ways, main }: Ways): readonly (readonly string[])[] {
  const parents = Map.groupBy(
    states.filter((id) => !frames.has(id) && !main.includes(id)),
    (id) => {
      const before = [...new Set(ways.filter(({ to }) => to === id).map(({ from }) => from))];
      const after = [...new Set(ways.filter(({ from }) => from === id).map(({ to }) => to))];
      const parent = id.slice(0, id.lastIndexOf('.'));
      return before.length === 1 ? JSON.stringify([parent, before, after.toSorted()]) : '';
    },
  );
  parents.delete('');
  return [...parents.values()].filter((group) => group.length > 1);
}
