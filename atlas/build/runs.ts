import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOWS } from '../../machines/registry.ts';
import { LEVELS } from '../../replay/level.ts';
import type { ReplayResult, ReplayRun } from '../../replay/results.ts';
import type { Run } from '../data.ts';
import { pathInWords } from './path-words.ts';
import { RUNS, runsScript } from './scripts.ts';

/** Runs of an earlier day lack what was not written then. */
type Later = 'flows' | 'leftOut' | 'paths';
type Stored = Omit<ReplayRun, Later | 'results'> &
  Partial<Pick<ReplayRun, Later>> & {
    readonly results: readonly (Omit<ReplayResult, 'commit'> & { readonly commit?: string })[];
  };

const root = join(import.meta.dirname, '..', '..');

/** The last run of each level as the atlas shows it, where there was one. */
export function readRuns(): Run[] {
  return LEVELS.flatMap((level): Run[] => {
    const file = join(root, '.cache', 'results', `replay-${level}.json`);
    if (!existsSync(file)) return [];
    const {
      commit,
      at,
      flows = [],
      results,
      leftOut = [],
      paths = [],
    } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return [
      {
        level,
        commit,
        at,
        flows: Object.fromEntries(
          flows.map(({ flow, chart, paths: all }) => [
            flow,
            {
              chart,
              paths: all,
              leftOut: leftOut.flatMap((one) => (one.flow === flow ? one.transition : [])),
            },
          ]),
        ),
        results: Object.fromEntries(
          results.map(({ path, verdict, step, message, durationMs, commit: replayed = commit }) => [
            path,
            {
              verdict,
              commit: replayed,
              durationMs,
              ...(step === undefined ? {} : { step }),
              ...(message === undefined ? {} : { message }),
            },
          ]),
        ),
        leftOut: Object.fromEntries(leftOut.map(({ transition, reason }) => [transition, reason])),
        paths: paths.flatMap((path) => {
          const flow = FLOWS.find(({ id }) => path.id.startsWith(`${id}#`));
          return flow === undefined ? [] : [pathInWords(flow, path)];
        }),
      },
    ];
  });
}

/** Puts the last results into the atlas that is built, so that a reload shows them. */
export function refreshAtlas(): void {
  const file = join(root, 'dist', 'atlas', RUNS);
  if (!existsSync(file)) return;
  writeFileSync(file, runsScript(readRuns()));
  // Compressed copies would go on saying what was.
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
}
