import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, root } from './entries.ts';

/** What came of one break when it was last run. */
export interface BreakResult {
  readonly fingerprint: string;
  readonly noticed: boolean;
  /** `noticed`, or why not, in words. */
  readonly words: string;
  /** What the test threw when it noticed. */
  readonly thrown: string | undefined;
  readonly ms: number;
}

/** The last results of all breaks that were run in this copy of the repository. */
export interface BreakRun {
  /** When the last run ended: ISO 8601, UTC. */
  readonly at: string;
  readonly results: readonly BreakResult[];
}

/** A cache, as results of replays are: nothing of it is committed. */
const file = join(root, '.cache', 'results', 'breaks.json');

export function readBreakRun(): BreakRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BreakRun) : undefined;
}

/** Keeps results, beside earlier ones of breaks that stand as they did then. */
export function keepBreakRun(all: readonly Entry[], results: readonly BreakResult[]): void {
  const fresh = new Set(results.map(({ fingerprint }) => fingerprint));
  const standing = new Set(all.map(({ fingerprint }) => fingerprint));
  const kept = (readBreakRun()?.results ?? []).filter(
    ({ fingerprint }) => standing.has(fingerprint) && !fresh.has(fingerprint),
  );
  mkdirSync(join(file, '..'), { recursive: true });
  const run: BreakRun = { at: new Date().toISOString(), results: [...kept, ...results] };
  writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
}
