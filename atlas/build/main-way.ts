import type { Nesting } from './chart.ts';
import type { Way } from './ways.ts';

/** Whether a line leads from one state of the way of success to the next. */
export function leavesFor(
  { from, to }: Way,
  main: readonly string[],
  nesting: Nesting,
  ends: ReadonlySet<string>,
): boolean {
  return main.some((id, index) => {
    const next = main[index + 1];
    return (
      next !== undefined &&
      ends.has(`${id} → ${next}`) &&
      nesting.within(id, from) &&
      nesting.within(next, to) &&
      !nesting.within(next, from)
    );
  });
}
