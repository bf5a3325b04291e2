import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/** What came of the faults of one file, as it is committed. */
export interface FileScore {
  /** Hash of the file that was mutated. */
  readonly source: string;
  /** Hash of the test files that run through it. */
  readonly tests: string;
  /** Test files that noticed a fault, relative to the repository. */
  readonly by: readonly string[];
  /** Hash of each of those, as it was then: what an unchanged test noticed is not judged again. */
  readonly byHashes: readonly string[];
  /**
   * One character a fault, in the order of the file: `0` to `9`, then letters, for the place of the test in
   * `by` that noticed it; `-` when it survived, `.` when no test came by.
   */
  readonly verdicts: string;
}

/** File → its score. */
export type Scores = Readonly<Record<string, FileScore>>;

/** How a fault ended: the test that noticed it, or how it came through. */
export type Verdict = { readonly by: string } | 'survived' | 'unreached';

const PLACES = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const store = join(import.meta.dirname, 'scores.gen.json');

export const readScores = (): Scores =>
  existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Scores) : {};

/** Writes one line a file, so that a change reads as a change. */
export function writeScores(scores: Scores): void {
  const lines = Object.entries(scores)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, score]) => `  ${JSON.stringify(file)}: ${JSON.stringify(score)}`);
  writeFileSync(store, `{\n${lines.join(',\n')}\n}\n`);
}

/** What identifies the contents of files, whatever their order. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param source hash of the file that was mutated @param verdicts in the order of the file's faults */
export function scoreOf(
  source: string,
  tests: readonly string[],
  verdicts: readonly Verdict[],
): FileScore {
  const by = [...new Set(verdicts.flatMap((one) => (typeof one === 'string' ? [] : [one.by])))];
  const letter = (one: Verdict): string =>
    one === 'survived' ? '-' : one === 'unreached' ? '.' : (PLACES[by.indexOf(one.by)] ?? '?');
  return {
    source,
    tests: hashOf(tests),
    by,
    byHashes: by.map((test) => hashOf([test])),
    verdicts: verdicts.map(letter).join(''),
  };
}

/** The test that noticed a fault; undefined when it came through. @param nth the fault's place in its file */
export const noticerOf = ({ by, verdicts }: FileScore, nth: number): string | undefined =>
  by[PLACES.indexOf(verdicts[nth] ?? '-')];

/** Whether the test that noticed a fault is as it was then. @param nth the fault's place in its file */
export function isNoticedStill(score: FileScore, nth: number): boolean {
  const test = noticerOf(score, nth);
  return (
    test !== undefined &&
    existsSync(join(ROOT, test)) &&
    score.byHashes[score.by.indexOf(test)] === hashOf([test])
  );
}

/** Faults that were noticed, of all. */
export function countsOf({ verdicts }: FileScore): { noticed: number; all: number } {
  return { noticed: verdicts.replaceAll(/[-.]/g, '').length, all: verdicts.length };
}
