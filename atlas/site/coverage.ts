import { LEVELS, type Level } from '../../review/paths/level.ts';
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
  passed: 'run, green on this chart',
  failed: 'run, red',
  outdated: 'ran before a change: run again',
  idle: 'planned, not run yet',
  open: 'no path is planned',
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

/** A run as it counts for the shown flows: results of other versions prove nothing of them. */
export function countingRun(
  run: Run,
  shown: readonly Pick<FlowSummary, 'id' | 'fingerprint'>[],
): Run {
  const counts = new Set(
    shown.flatMap(({ id, fingerprint }) => (run.flows[id]?.fingerprint === fingerprint ? id : [])),
  );
  return {
    ...run,
    results: Object.fromEntries(
      Object.entries(run.results).map(([path, result]) => [
        path,
        counts.has(flowOf(path)) ? result : { ...result, verdict: 'outdated' },
      ]),
    ),
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

/** The paths that a level replays, out of all. */
export const replayedAt = (
  paths: readonly string[],
  skipped: readonly string[] | Readonly<Record<string, string>>,
): string[] => {
  const not = new Set(Array.isArray(skipped) ? skipped : Object.keys(skipped));
  return paths.filter((path) => !not.has(path));
};

/** The paths of a flow that can be watched while they are walked on the site. */
export const watchedOf = ({ paths, unwatched }: FlowData): AtlasPath[] =>
  paths.filter(({ id }) => unwatched[id] === undefined);

/** How the paths of a flow ended in a run. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Paths of the level that have not been run. */
  readonly missing: number;
  /** Why the results do not hold for the flow of today, in words; undefined where they do. */
  readonly outdated: string | undefined;
}

/** @param planned ids of the paths that the level replays */
export function summaryOf(
  run: Run | undefined,
  flow: string,
  planned: readonly string[],
): Summary | undefined {
  const all = Object.entries(run?.results ?? {}).filter(([path]) => path.startsWith(`${flow}#`));
  if (run === undefined || all.length === 0) return undefined;
  const known = new Set(planned);
  const results = all.filter(([path, { verdict }]) => known.has(path) && verdict !== 'outdated');
  const failed = results.filter(([, { verdict }]) => verdict === 'failed').length;
  return {
    passed: results.length - failed,
    failed,
    missing: planned.filter((path) => run.results[path] === undefined).length,
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

/** Why something cannot come about at a level: transition id → reason. */
export const leftOutAt = (flow: FlowData, level: Level): Readonly<Record<string, string>> =>
  flow.levels[level].leftOut;

/** How a path stands on a level that may not replay it. */
export const pathStanding = (flow: FlowData, run: Run, path: string): Standing =>
  flow.levels[run.level].skipped[path] === undefined ? standingOf(run, path) : 'waived';

/** The paths of a flow; with a run, those that its level replays. */
const pathsFor = (flow: FlowData, run: Run | undefined): readonly AtlasPath[] =>
  run === undefined
    ? flow.paths
    : flow.paths.filter(({ id }) => flow.levels[run.level].skipped[id] === undefined);

/** A transition fails with any path that takes it, and passes when one of them did. */
export function transitionStanding(
  flow: FlowData,
  run: Run | undefined,
  { id, waived }: Pick<AtlasTransition, 'id' | 'waived'>,
): Standing {
  if (run !== undefined && leftOutAt(flow, run.level)[id] !== undefined) return 'waived';
  const through = pathsThrough(pathsFor(flow, run), id);
  if (through.length === 0) return waived === undefined ? 'open' : 'waived';
  return together(through.map((path) => standingOf(run, path.id)));
}

/** A state has the status of the paths that come through it; where only left-out paths reach it, it is left out. */
export function stateStanding(flow: FlowData, run: Run | undefined, state: string): Standing {
  const through = pathsIn(flow, pathsFor(flow, run), state);
  if (through.length > 0) return together(through.map((path) => standingOf(run, path.id)));
  return run !== undefined && pathsIn(flow, flow.paths, state).length > 0 ? 'waived' : 'open';
}

function together(standings: readonly Standing[]): Standing {
  const order: readonly Standing[] = ['failed', 'passed', 'outdated', 'idle', 'waived', 'open'];
  return order.find((one) => standings.includes(one)) ?? 'idle';
}

/** The last run of a level; where there was none, one without results. */
export const runOf = (runs: readonly Run[], level: Level): Run =>
  runs.find((run) => run.level === level) ?? { level, commit: '', at: '', flows: {}, results: {} };

/** The levels that ever ran on this machine; of the others only that is known. */
export const ranAt = (runs: readonly Run[]): Level[] =>
  LEVELS.filter((level) => Object.keys(runOf(runs, level).results).length > 0);
