import type { Edge } from './circles.ts';

/** A flow, and the folder of its chart, `machines/banking/deposit`. */
export interface FlowFolder {
  readonly id: string;
  readonly folder: string;
}

/** Modules that no driver or view imports, and that every replay runs on. */
const EVERYWHERE =
  /^(?:review\/paths\/.+|replay\/(?:[^/]+|dom\/.+|browser\/.+|view\/.+)|e2e\/replay\/.+)$/;

/** Modules that show a chart to players, walk it, or are built on it: neither the list of all flows, nor tests. */
const MAY_USE = /^(?:machines\/\w+\/|src\/|replay\/\w+\/)/;

/** Files, and all that they import, however far away. @param roots repository paths */
export function closureOf(roots: Iterable<string>, imports: readonly Edge[]): ReadonlySet<string> {
  const imported = Map.groupBy(imports, ({ from }) => from);
  const reached = new Set(roots);
  for (const file of reached) for (const { to } of imported.get(file) ?? []) reached.add(to);
  return reached;
}

/** The most flows that are replayed: the paths of more take longer than anybody waits between two edits. */
const MOST_REPLAYED = 3;

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/**
 * The flows that a change can reach. It touches their paths, their chart, a module that imports the chart to
 * show or to walk it, or any import of these, however far away.
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
  return flows
    .filter(({ id, folder }) => {
      const isOfChart = (file: string): boolean => isIn(folder, file);
      const usersOfChart = imports.flatMap(({ from, to }) =>
        isOfChart(to) && MAY_USE.test(from) ? [from, to] : [],
      );
      const reached = closureOf(usersOfChart, imports);
      return [...changed].some(
        (file) => reached.has(file) || isOfChart(file) || file.endsWith(`/fixtures/${id}.gen.json`),
      );
    })
    .map(({ id }) => id);
}

/**
 * The flows that are replayed after a change, in the view and in the browser: all within its reach or, where
 * these are many, those whose own folder it touches.
 */
export function flowsReplayed(
  changed: ReadonlySet<string>,
  flows: readonly FlowFolder[],
  reached: readonly string[],
): readonly string[] {
  if (reached.length <= MOST_REPLAYED) return reached;
  const own = flows.filter(({ folder }) => [...changed].some((file) => isIn(folder, file)));
  return reached.filter((id) => own.some((flow) => flow.id === id));
}

/** The lists of all flows, drivers and pages: through them a change reaches nearly every test. */
const LISTS: ReadonlySet<string> = new Set([
  'machines/registry.ts',
  'replay/drivers.ts',
  'replay/residents.ts',
  'src/routeTree.gen.ts',
]);

/** The area of a file of product or test: `banking` of `src/banking/Result.tsx`, `backend/banking` on the platform. */
const areaOf = (file: string): string | undefined =>
  /^(?:backend\/)?[^/]+(?=\/)/.exec(
    file.replace(/^(?:src\/texts|src|machines|replay|tests)\//, ''),
  )?.[0];

/**
 * The tests that a change can reach. Long tests, and those that it reaches only through the lists of all flows
 * and pages, run where they lie in its area, and are left out otherwise. A file that no module imports, such as
 * texts, reaches its area.
 *
 * @param changed repository paths
 * @param tests repository paths
 */
export function testsReachedBy(
  changed: ReadonlySet<string>,
  tests: readonly string[],
  imports: readonly Edge[],
): { readonly run: readonly string[]; readonly left: readonly string[] } {
  const usersOf = (edges: readonly Edge[]): ReadonlySet<string> =>
    closureOf(
      changed,
      edges.map(({ from, to }) => ({ from: to, to: from })),
    );
  const all = usersOf(imports);
  const near = usersOf(imports.filter(({ to }) => !LISTS.has(to)));
  const areas = new Set([...changed].map(areaOf));
  const unread = new Set(
    [...changed].filter((file) => !imports.some(({ to }) => to === file)).map(areaOf),
  );
  const isIn = (file: string, some: ReadonlySet<string | undefined>): boolean =>
    areaOf(file) !== undefined && some.has(areaOf(file));
  const reached = tests.filter((file) => all.has(file) || isIn(file, unread));
  const run = reached.filter(
    (file) => isIn(file, areas) || (near.has(file) && !file.includes('.long.')),
  );
  return { run, left: reached.filter((file) => !run.includes(file)) };
}

/** The flows whose models a change touches: their chart, its imports, or their paths. */
export function chartsReachedBy(
  changed: ReadonlySet<string>,
  flows: readonly FlowFolder[],
  imports: readonly Edge[],
): string[] {
  return flows
    .filter(({ id, folder }) => {
      const own = imports.flatMap(({ from }) => (isIn(folder, from) ? [from] : []));
      const reached = closureOf(own, imports);
      return [...changed].some(
        (file) =>
          reached.has(file) || isIn(folder, file) || file.endsWith(`/fixtures/${id}.gen.json`),
      );
    })
    .map(({ id }) => id);
}

/** Whether a change touches files, or their imports outside any flow: the engine that all flows run on. */
export function reachesWithoutFlows(
  changed: ReadonlySet<string>,
  files: readonly string[],
  flows: readonly FlowFolder[],
  imports: readonly Edge[],
): boolean {
  const others = imports.filter(({ to }) => !flows.some(({ folder }) => isIn(folder, to)));
  const reached = closureOf(files, others);
  return [...changed].some((file) => reached.has(file));
}
