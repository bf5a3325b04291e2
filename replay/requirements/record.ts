import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, root } from './entries.ts';

/**
 * What was noticed when it was last run, committed: one line for each break, its fingerprint first.
 * Branches are merged by taking the lines of both; a line whose fingerprint no break has any more
 * says nothing, and the next run takes it out.
 */
const file = join(root, 'tests', 'breaks.noticed.txt');

/** Fingerprints of the breaks that were noticed as they stand now, unless something changed since. */
export function noticedBreaks(): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.flatMap((line) => line.split(' ')[0] || []));
}

/** Writes down what came of the breaks that ran, beside what still holds of the others. */
export function recordNoticed(
  all: readonly Entry[],
  ran: ReadonlyMap<Entry, { readonly noticed: boolean }>,
): void {
  const known = noticedBreaks();
  const lines = all
    .filter((entry) => ran.get(entry)?.noticed ?? known.has(entry.fingerprint))
    .map(({ fingerprint, rows, file: place }) => ({
      place: `${rows.join(',')} ${place}`,
      fingerprint,
    }))
    .toSorted((a, b) => compare(a.place, b.place) || compare(a.fingerprint, b.fingerprint))
    .map(({ place, fingerprint }) => `${fingerprint} ${place}\n`);
  writeFileSync(file, lines.join(''));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What came of one break when it was last run. */
export interface BreakResult {
  readonly fingerprint: string;
  readonly rows: readonly string[];
  readonly file: string;
  readonly test: string;
  readonly verdict: string;
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

const cache = join(root, '.cache', 'results', 'breaks.json');

export function readBreakRun(): BreakRun | undefined {
  return existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as BreakRun) : undefined;
}

/** Keeps results for figures, beside earlier ones of breaks that are as they were. */
export function keepBreakRun(all: readonly Entry[], results: readonly BreakResult[]): void {
  const fresh = new Set(results.map(({ fingerprint }) => fingerprint));
  const standing = new Set(all.map(({ fingerprint }) => fingerprint));
  const kept = (readBreakRun()?.results ?? []).filter(
    ({ fingerprint }) => standing.has(fingerprint) && !fresh.has(fingerprint),
  );
  mkdirSync(join(cache, '..'), { recursive: true });
  const run: BreakRun = { at: new Date().toISOString(), results: [...kept, ...results] };
  writeFileSync(cache, `${JSON.stringify(run, null, 1)}\n`);
}
