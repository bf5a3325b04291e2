import type { Edge } from './circles.ts';

/** A flow, and the folder of its chart, `machines/banking/deposit`. */
export interface FlowFolder {
  readonly id: string;
  readonly folder: string;
}

/** What no driver or view imports, and every replay runs on. */
const EVERYWHERE = /^(?:replay\/(?:[^/]+|dom\/.+|live\/.+|view\/.+)|e2e\/replay\/.+)$/;

/**
 * The flows that a change can reach: it touches their paths, their chart, what imports the chart to show it
 * or to walk it, or what one of these imports, however far away.
 *
 * @param changed repository paths
 * @returns ids, in the order in which the flows are given
 */
export function flowsReachedBy(
  changed: ReadonlySet<string>,
  flows: readonly FlowFolder[],
  imports: readonly Edge[],
): string[] {
  if ([...changed].some((file) => EVERYWHERE.test(file))) return flows.map(({ id }) => id);
  const imported = Map.groupBy(imports, ({ from }) => from);
  return flows
    .filter(({ id, folder }) => {
      const isOfChart = (file: string): boolean => file.startsWith(`${folder}/`);
      const reached = new Set(
        imports.flatMap(({ from, to }) =>
          isOfChart(to) && /^(?:machines\/\w+\/|src\/|replay\/\w+\/)/.test(from) ? [from, to] : [],
        ),
      );
      for (const file of reached) for (const { to } of imported.get(file) ?? []) reached.add(to);
      return [...changed].some(
        (file) => reached.has(file) || isOfChart(file) || file.endsWith(`/fixtures/${id}.gen.json`),
      );
    })
    .map(({ id }) => id);
}
