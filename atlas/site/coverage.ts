import type { AtlasPath, AtlasStep, AtlasTransition, FlowData, Level, Run } from '../data.ts';

/** How a path, transition or state stands on a level. */
export type Standing = 'passed' | 'failed' | 'idle' | 'open' | 'waived';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  passed: 'passed',
  failed: 'failed',
  idle: 'not run yet',
  open: 'no path covers it',
  waived: 'left out, with a reason',
};

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  model: 'Model',
  view: 'View',
  browser: 'Browser',
};

/** How the last run of a path ended. */
export function standingOf(run: Run | undefined, path: string): Standing {
  return run?.results[path]?.verdict ?? 'idle';
}

/** The paths that take a transition. */
export const pathsThrough = (paths: readonly AtlasPath[], transition: string): AtlasPath[] =>
  paths.filter(({ steps }) => steps.some(({ transitions }) => transitions.includes(transition)));

/** Whether a step is in a state, or passes through one that is left at once. */
export function comesTo(flow: FlowData, state: string): (step: AtlasStep) => boolean {
  const leaving = flow.chart.transitions.flatMap(({ id, source }) => (source === state ? id : []));
  return ({ states, transitions }) =>
    states.includes(state) || leaving.some((id) => transitions.includes(id));
}

/** The paths that come through a state. */
export const pathsIn = (flow: FlowData, paths: readonly AtlasPath[], state: string): AtlasPath[] =>
  paths.filter(({ steps }) => steps.some(comesTo(flow, state)));

/** The paths of a flow: the committed ones, then those that were planned for one level. */
export const pathsOf = ({ id, paths }: FlowData, runs: readonly Run[]): AtlasPath[] => [
  ...paths,
  ...runs.flatMap((run) => run.paths.filter((path) => path.id.startsWith(`${id}#`))),
];

/** How the paths of a flow ended in a run. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Whether other paths ran than those of today: the flow has changed since. */
  readonly outdated: boolean;
}

/** @param planned ids of the flow's committed paths */
export function summaryOf(
  run: Run | undefined,
  flow: string,
  planned: readonly string[],
): Summary | undefined {
  const all = Object.entries(run?.results ?? {}).filter(([path]) => path.startsWith(`${flow}#`));
  if (run === undefined || all.length === 0) return undefined;
  const known = new Set([...planned, ...run.paths.map(({ id }) => id)]);
  const results = all.filter(([path]) => known.has(path));
  const failed = results.filter(([, { verdict }]) => verdict === 'failed').length;
  return {
    passed: results.length - failed,
    failed,
    outdated: results.length < all.length,
  };
}

/** A transition fails with any path that takes it, and passes when one of them did. */
export function transitionStanding(
  flow: FlowData,
  run: Run | undefined,
  { id, waived }: Pick<AtlasTransition, 'id' | 'waived'>,
): Standing {
  if (run?.leftOut[id] !== undefined) return 'waived';
  const through = pathsThrough(pathsOf(flow, run === undefined ? [] : [run]), id);
  if (through.length === 0) return waived === undefined ? 'open' : 'waived';
  return together(through.map((path) => standingOf(run, path.id)));
}

/** A state stands as the paths that come through it. */
export function stateStanding(flow: FlowData, run: Run | undefined, state: string): Standing {
  const through = pathsIn(flow, pathsOf(flow, run === undefined ? [] : [run]), state);
  return through.length === 0 ? 'open' : together(through.map((path) => standingOf(run, path.id)));
}

function together(standings: readonly Standing[]): Standing {
  const order: readonly Standing[] = ['failed', 'passed', 'idle', 'waived', 'open'];
  return order.find((one) => standings.includes(one)) ?? 'idle';
}

export const runOf = (runs: readonly Run[], level: Level): Run | undefined =>
  runs.find((run) => run.level === level);
