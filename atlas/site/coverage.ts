import type { Level } from '../../replay/level.ts';
import type {
  AtlasPath,
  AtlasStep,
  AtlasTransition,
  FlowData,
  FlowSummary,
  Result,
  Run,
} from '../data.ts';

/** How a path, transition or state stands on a level. */
export type Standing = 'passed' | 'failed' | 'outdated' | 'idle' | 'open' | 'waived';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  passed: 'passed',
  failed: 'failed',
  outdated: 'ran on another chart: run again',
  idle: 'not run yet',
  open: 'no path covers it',
  waived: 'left out, with a reason',
};

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  model: 'Model',
  view: 'View',
  browser: 'Browser',
};

/** A git revision as a run names it, in words. */
export const commitWords = (commit: string): string =>
  commit.endsWith('+') ? `${commit.slice(0, -1)} with uncommitted changes` : commit;

const flowOf = (path: string): string => path.split('#')[0] as string;

/** A run as it counts for the charts that are drawn: what ran on another chart proves nothing of them. */
export function countingRun(run: Run, drawn: readonly Pick<FlowSummary, 'id' | 'hash'>[]): Run {
  const counts = new Set(
    drawn.flatMap(({ id, hash }) => (run.flows[id]?.chart === hash ? id : [])),
  );
  const leftOut = new Set([...counts].flatMap((id) => run.flows[id]?.leftOut ?? []));
  return {
    ...run,
    results: Object.fromEntries(
      Object.entries(run.results).map(([path, result]) => [
        path,
        counts.has(flowOf(path)) ? result : { ...result, verdict: 'outdated' },
      ]),
    ),
    leftOut: Object.fromEntries(Object.entries(run.leftOut).filter(([id]) => leftOut.has(id))),
    paths: run.paths.filter(({ id }) => counts.has(flowOf(id))),
  };
}

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
  /** Paths of the level that have not been run. */
  readonly missing: number;
  /** Why the results do not hold for the flow of today, in words; undefined where they do. */
  readonly outdated: string | undefined;
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
  const results = all.filter(([path, { verdict }]) => known.has(path) && verdict !== 'outdated');
  const failed = results.filter(([, { verdict }]) => verdict === 'failed').length;
  return {
    passed: results.length - failed,
    failed,
    missing: (run.flows[flow]?.paths ?? []).filter(
      (path) => known.has(path) && run.results[path] === undefined,
    ).length,
    outdated: outdatedWords(
      all.map(([, { verdict }]) => verdict),
      results.length,
    ),
  };
}

function outdatedWords(
  verdicts: readonly Result['verdict'][],
  counting: number,
): string | undefined {
  if (verdicts.includes('outdated')) return STANDING_WORDS.outdated;
  return counting < verdicts.length ? 'paths were planned anew: run again' : undefined;
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
  const order: readonly Standing[] = ['failed', 'passed', 'outdated', 'idle', 'waived', 'open'];
  return order.find((one) => standings.includes(one)) ?? 'idle';
}

export const runOf = (runs: readonly Run[], level: Level): Run | undefined =>
  runs.find((run) => run.level === level);
