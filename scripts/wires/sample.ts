import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT, wireFiles } from './files.ts';
import { instrument, type Fault, type Instrumented } from './instrument.ts';
import { openRunner, type Runner } from './runner.ts';
import { countsOf, hashOf, noticerOf, readScores, type FileScore, type Scores } from './scores.ts';

/** What a sample takes at most, in ms; the test command waits for it. */
const BUDGET = 20_000;
/** Files of a sample when none was changed. */
const FILES = 6;

/** A file of the sample, with its faults in the order in which they are tried. */
interface Part {
  readonly file: Instrumented;
  readonly score: FileScore;
  readonly changed: boolean;
  readonly faults: readonly Fault[];
}

/**
 * Tries some faults of the files that were changed since they were measured, or of a few that were not,
 * others every day, and says what is worse than its committed score. No more than {@link BUDGET}.
 *
 * @param nowMs UTC; the day decides which faults are tried
 */
export async function sample(nowMs: number): Promise<string[]> {
  const until = performance.now() + BUDGET;
  const day = Math.floor(nowMs / 86_400_000);
  const parts = await chosen(readScores(), day);
  const needsDatabase = parts.some(({ file }) => file.file.startsWith('backend/'));
  const projects = needsDatabase ? ['node', 'jsdom', 'backend'] : ['node', 'jsdom'];
  const runner = await openRunner(
    parts.map(({ file }) => file),
    projects,
    availableParallelism(),
  );
  try {
    // A test that is red without a fault would seem to notice every one.
    await runner.reach([...new Set(parts.flatMap(({ file, score }) => testsOf(file.file, score)))]);
    const worse: string[] = [];
    for (const [nth, part] of parts.entries()) {
      const share = (until - performance.now()) / (parts.length - nth);
      worse.push(...(await tried(runner, part, performance.now() + share)));
    }
    return worse;
  } finally {
    await runner.close();
  }
}

async function chosen(scores: Scores, day: number): Promise<Part[]> {
  const measured = wireFiles().flatMap(({ file }) => {
    const score = scores[file];
    if (score === undefined) console.log(`not measured yet: ${file}`);
    return score === undefined ? [] : [{ file, score, changed: score.source !== hashOf([file]) }];
  });
  const changed = measured.filter((one) => one.changed);
  const pool =
    changed.length > 0 ? changed : measured.filter(({ score }) => countsOf(score).noticed > 0);
  const some = turned(pool, day * FILES).slice(0, FILES);
  const files = await instrument(some.map(({ file }) => file));
  return some.flatMap((one, nth) => {
    const file = files[nth];
    if (file === undefined) return [];
    const faults = file.faults.filter(
      (_, place) => one.changed || noticerOf(one.score, place) !== undefined,
    );
    return [{ ...one, file, faults: turned(faults, day * 7) }];
  });
}

/** A list that begins elsewhere. */
const turned = <Item>(list: readonly Item[], by: number): Item[] => {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** The tests that noticed faults of a file before, and those that name it. */
function testsOf(file: string, { by }: FileScore): string[] {
  const naming = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((test) => !test.includes('.replay.'))
    .filter((test) => readFileSync(join(ROOT, test), 'utf8').includes(`/${basename(file)}'`));
  return [...new Set([...by, ...naming])];
}

/** What is worse in one file, as far as it was tried: faults that were not tried count as noticed. */
async function tried(runner: Runner, part: Part, until: number): Promise<string[]> {
  const { file, score, changed, faults } = part;
  const silent: Fault[] = [];
  let count = 0;
  for (const fault of faults) {
    if (performance.now() > until) break;
    const known = noticerOf(score, file.faults.indexOf(fault));
    const tests = changed || known === undefined ? testsOf(file.file, score) : [known];
    if (!(await isNoticed(runner, fault, tests))) silent.push(fault);
    count += 1;
  }
  console.log(
    `${file.file}: ${count - silent.length} of ${count} noticed, of ${file.faults.length}`,
  );
  const { noticed, all } = countsOf(score);
  const allowed = changed ? file.faults.length * (1 - noticed / all) : 0;
  if (silent.length <= allowed) return [];
  return [
    `${file.file} is under its score of ${((100 * noticed) / all).toFixed(1)} %: test what follows, or measure it again by npm run mutate -- --wires ${file.file}`,
    ...silent.map(({ line, name }) => `  line ${line}  ${name}`),
  ];
}

async function isNoticed(runner: Runner, fault: Fault, tests: readonly string[]): Promise<boolean> {
  for (const test of tests) if (await runner.notices(fault, test)) return true;
  return false;
}
