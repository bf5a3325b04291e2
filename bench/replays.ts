import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../machines/engine/fixture.ts';
import { FLOWS } from '../machines/registry.ts';
import { readPaths } from '../review/paths/fixtures.ts';
import { LEVELS } from '../review/paths/level.ts';
import type { ReplayRun } from '../review/paths/results.ts';

/** The times of the last replays of each level, as `npm test` or `npm run replay` left them. */
const results = join(import.meta.dirname, '..', '.cache', 'results');

const fixtures = new Map(
  FLOWS.flatMap(({ id }) => readPaths(id)).map((path) => [path.id, path] as const),
);
const transitionsIn = ({ start, steps }: Path): number =>
  [start, ...steps.map(({ expect }) => expect)].flatMap(({ transitions }) => transitions).length;

for (const level of LEVELS) {
  const file = join(results, `replay-${level}.json`);
  if (!existsSync(file)) {
    console.log(`${level.padEnd(8)} not replayed on this machine: npm test`);
    continue;
  }
  const run = JSON.parse(readFileSync(file, 'utf8')) as ReplayRun;
  const seconds = run.results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
  const failed = run.results.filter(({ verdict }) => verdict === 'failed').length;
  // Paths that a level plans for itself have no fixture: they are left out of the rate.
  const known = run.results.flatMap(({ path, durationMs }) => {
    const fixture = fixtures.get(path);
    return fixture === undefined ? [] : [{ fixture, durationMs }];
  });
  const taken = known.reduce((sum, { fixture }) => sum + transitionsIn(fixture), 0);
  const each = known.reduce((sum, { durationMs }) => sum + durationMs, 0) / taken;
  console.log(
    `${level.padEnd(8)} ${run.results.length} paths, ${failed} failed, ${seconds.toFixed(1)} s of work, ${each.toFixed(1)} ms for each transition taken (${run.commit}, ${run.at})`,
  );
}
