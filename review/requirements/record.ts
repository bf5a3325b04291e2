import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, root } from './entries.ts';

/** The result of one break's last run. */
export interface FaultResult {
  readonly fingerprint: string;
  readonly noticed: boolean;
  /** `noticed`, or why not, in words. */
  readonly words: string;
  /** The error of the test that noticed. */
  readonly thrown: string | undefined;
  readonly ms: number;
}

/** The last results of all faults that were run in this copy of the repository. */
export interface FaultRun {
  /** When the last run ended: ISO 8601, UTC. */
  readonly at: string;
  readonly results: readonly FaultResult[];
}

/** A cache, as results of replays are: none of it is committed. */
const file = join(root, '.cache', 'results', 'faults.json');

export function readFaultRun(): FaultRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FaultRun) : undefined;
}

/** Keeps results, beside earlier ones of faults that are still the same. */
export function keepFaultRun(all: readonly Entry[], results: readonly FaultResult[]): void {
  const fresh = new Set(results.map(({ fingerprint }) => fingerprint));
  const standing = new Set(all.map(({ fingerprint }) => fingerprint));
  const kept = (readFaultRun()?.results ?? []).filter(
    ({ fingerprint }) => standing.has(fingerprint) && !fresh.has(fingerprint),
  );
  mkdirSync(join(file, '..'), { recursive: true });
  const run: FaultRun = { at: new Date().toISOString(), results: [...kept, ...results] };
  writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
}
