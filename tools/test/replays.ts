import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportFile } from './steps.ts';

const LEVELS = ['view', 'browser'];

interface Replays {
  readonly results: readonly {
    readonly flow: string;
    readonly durationMs: number;
    /** When it ended, ISO 8601. */
    readonly at: string;
  }[];
}

/**
 * Prints the cost of each flow in a run: for each level the replays and their seconds on one core, then its
 * share where the workers keep all cores busy. Nothing is judged by it.
 *
 * @param since results of earlier runs are left out, ISO 8601
 */
export function announceReplays(since: string): void {
  const cores = availableParallelism();
  const replays = LEVELS.flatMap((level) => {
    const file = reportFile(`replay-${level}`);
    if (!existsSync(file)) return [];
    const { results } = JSON.parse(readFileSync(file, 'utf8')) as Replays;
    return results.filter(({ at }) => at >= since).map((one) => ({ ...one, level }));
  });
  if (replays.length === 0) return;
  const seconds = (some: typeof replays): number =>
    some.reduce((sum, { durationMs }) => sum + durationMs / 1000, 0);
  const row = (name: string, cells: readonly string[]): void =>
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(18)).join('')}`);
  row('\nreplays', [...LEVELS.map((level) => `${level}, s`), 'adds to the run, s']);
  for (const [flow, own] of Map.groupBy(replays, (one) => one.flow)) {
    const cells = LEVELS.map((level) => {
      const some = own.filter((one) => one.level === level);
      return some.length === 0 ? '' : `${some.length} in ${seconds(some).toFixed(1)}`;
    });
    row(flow, [...cells, (seconds(own) / cores).toFixed(1)]);
  }
  row('in all', [...LEVELS.map(() => ''), (seconds(replays) / cores).toFixed(1)]);
}
