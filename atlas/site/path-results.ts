import type { Level } from '../../review/paths/level.ts';
import type { FlowSummary, PathRow, Result, Run } from '../data.ts';
import { ranAt, runOf, standingOf, type Standing } from './coverage.ts';

/** How one path stands on one level. */
export interface PathAtLevel {
  readonly path: PathRow;
  readonly level: Level;
  readonly standing: Standing;
  readonly result: Result | undefined;
  /** Why it is not replayed there, or does not fit the chart. */
  readonly reason: string | undefined;
}

/**
 * Every path on every level that ever ran; on the others, the left-out ones: the reason is known before anything
 * runs.
 */
export function pathResultsOf(paths: readonly PathRow[], runs: readonly Run[]): PathAtLevel[] {
  const ran = ranAt(runs);
  return paths.flatMap((path) =>
    (['model', 'view', 'browser'] as const).flatMap((level): PathAtLevel[] => {
      const run = runOf(runs, level);
      const result = run.results[path.id];
      const common = { path, level, result };
      if (path.outdated !== undefined)
        return level === 'model' ? [{ ...common, standing: 'failed', reason: path.outdated }] : [];
      const reason = path.skipped[level];
      if (reason !== undefined) return [{ ...common, standing: 'waived', reason }];
      if (!ran.includes(level)) return [];
      return [{ ...common, standing: standingOf(run, path.id), reason: undefined }];
    }),
  );
}

/** How many paths of a flow have each result on a level. */
export function tallyOf(
  { paths, skipped }: Pick<FlowSummary, 'paths' | 'skipped'>,
  run: Run,
): Readonly<Record<Standing, number>> {
  const tally: Record<Standing, number> = {
    passed: 0,
    failed: 0,
    outdated: 0,
    idle: 0,
    open: 0,
    waived: 0,
  };
  const not = new Set(skipped[run.level]);
  for (const path of paths) tally[not.has(path) ? 'waived' : standingOf(run, path)] += 1;
  return tally;
}
