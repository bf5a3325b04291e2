import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyFlow } from '../../machines/flow.ts';
import { LEVELS } from '../../review/paths/level.ts';
import {
  replayOnModel,
  RESULTS,
  writeReplayResults,
  type ReplayResult,
  type ReplayRun,
} from '../../review/paths/results.ts';
import type { Result, Run } from '../data.ts';
import { without } from './flow-data.ts';
import type { PlannedPaths } from './planned-paths.ts';
import { EVIDENCE, RUNS, runsScript } from './scripts.ts';

/** Runs of an earlier day lack fields that came later. */
type Stored = Omit<ReplayRun, 'flows' | 'results'> &
  Partial<Pick<ReplayRun, 'flows'>> & {
    readonly results: readonly (Omit<ReplayResult, 'commit' | 'at'> &
      Partial<Pick<ReplayResult, 'commit' | 'at'>>)[];
  };

const root = join(import.meta.dirname, '..', '..');

/** Replays every path on the chart alone, also those that no longer fit: it takes a second, so that nobody has to. */
export function replayModel(
  flows: readonly AnyFlow[],
  plannedOf: (flow: AnyFlow) => PlannedPaths,
  results: string,
): void {
  const planned = flows.map((flow) => {
    const { paths, outdated } = plannedOf(flow);
    return { flow, paths: [...paths, ...outdated.map(({ path }) => path)] };
  });
  const replayed = planned.flatMap(({ flow, paths }) =>
    paths.map((path) => replayOnModel(flow, path)),
  );
  writeReplayResults('model', planned, replayed, { whole: true, unlessSame: true, into: results });
}

/** The last run of each level as the atlas shows it, where there was one. */
export function readRuns(results = RESULTS): Run[] {
  return LEVELS.flatMap((level): Run[] => {
    const file = join(results, `replay-${level}.json`);
    if (!existsSync(file)) return [];
    const run = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    const { commit, at, flows = [] } = run;
    return [
      {
        level,
        commit,
        at,
        flows: Object.fromEntries(flows.map(({ flow, fingerprint }) => [flow, { fingerprint }])),
        results: Object.fromEntries(
          run.results.map(({ path, ...result }) => [
            path,
            { commit, at, ...without(result, ['flow']) },
          ]),
        ),
      },
    ];
  });
}

/**
 * Writes the last results into an atlas' folder, with the pictures and traces that they name.
 * @param results the folder of results
 */
export function writeRuns(folder: string, runs: readonly Run[], results = RESULTS): void {
  rmSync(join(folder, EVIDENCE), { recursive: true, force: true });
  const kept = runs.map((run) => ({
    ...run,
    results: Object.fromEntries(
      Object.entries(run.results).map(([path, result]) => [
        path,
        withFiles(result, folder, results),
      ]),
    ),
  }));
  writeFileSync(join(folder, RUNS), runsScript(kept));
}

/** Copies the files that a result names; a missing one is no longer named. */
function withFiles(result: Result, folder: string, results: string): Result {
  const files = (['picture', 'trace'] as const).flatMap((kind): [string, string][] => {
    const file = result[kind];
    if (file === undefined || !existsSync(join(results, file))) return [];
    mkdirSync(join(folder, EVIDENCE), { recursive: true });
    copyFileSync(join(results, file), join(folder, file));
    return [[kind, file]];
  });
  return { ...without(result, ['picture', 'trace']), ...Object.fromEntries(files) };
}

/** Puts the last results into the atlas that is built, so that a reload shows them. */
export function refreshAtlas(): void {
  const folder = join(root, 'dist', 'atlas');
  const file = join(folder, RUNS);
  if (!existsSync(file)) return;
  writeRuns(folder, readRuns());
  // Compressed copies would stay outdated.
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
}
