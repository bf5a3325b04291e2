import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ROOT, wireFiles } from './files.ts';
import { instrument, type Fault, type Instrumented } from './instrument.ts';
import { judge, judgesOf } from './judge.ts';
import { imports } from './judges.ts';
import { openRunner, type Reach, type Runner } from './runner.ts';
import { countsOf, hashOf, noticerOf, readScores, type FileScore, type Scores } from './scores.ts';

/** What trying faults takes at most, in ms; the test command waits for it. */
const BUDGET = 10_000;
/** Files of a sample. */
const FILES = 4;
/** Test files that judge one of them; what more of them judge takes too long, and is left to a whole run. */
const MOST_JUDGES = 3;

/** A file of the sample, with its faults in the order in which they are tried. */
interface Part {
  readonly file: Instrumented;
  readonly score: FileScore;
  readonly changed: boolean;
  readonly faults: readonly Fault[];
}

/**
 * Tries some faults of the files that were changed since they were measured, or of a few that were not,
 * others every day, and says what is worse than its committed score. A run without faults comes first, then no
 * more than {@link BUDGET} of faults.
 *
 * @param nowMs UTC; the day decides which faults are tried
 * @param files from which the sample is taken, relative to the repository
 */
export async function sample(
  nowMs: number,
  scores: Scores = readScores(),
  files: readonly string[] = wireFiles().map(({ file }) => file),
): Promise<string[]> {
  const day = Math.floor(nowMs / 86_400_000);
  const unknown = files.filter((file) => scores[file] === undefined);
  if (unknown.length > 0) console.log(`not measured yet: ${unknown.length} files`);
  const parts = await chosen(scores, files, day);
  if (parts.length === 0) return [];
  const needsDatabase = parts.some(({ file }) => file.file.startsWith('backend/'));
  const projects = needsDatabase ? ['node', 'jsdom', 'backend'] : ['node', 'jsdom'];
  const runner = await openRunner(
    parts.map(({ file }) => file),
    projects,
    availableParallelism(),
  );
  try {
    // A test that is red without a fault would seem to notice every one.
    const reach = await runner.reach([
      ...new Set(parts.flatMap(({ file, score }) => testsOf(file.file, score))),
    ]);
    const until = performance.now() + BUDGET;
    const worse: string[] = [];
    for (const [nth, part] of parts.entries()) {
      const share = (until - performance.now()) / (parts.length - nth);
      worse.push(...(await tried(runner, reach, part, performance.now() + share)));
    }
    return worse;
  } finally {
    await runner.close();
  }
}

async function chosen(scores: Scores, among: readonly string[], day: number): Promise<Part[]> {
  const measured = among.flatMap((file) => {
    const score = scores[file];
    return score === undefined ? [] : [{ file, score, changed: score.source !== hashOf([file]) }];
  });
  const changed = measured.filter((one) => one.changed);
  const pool =
    changed.length > 0 ? changed : measured.filter(({ score }) => countsOf(score).noticed > 0);
  const isQuick = ({ file, score }: (typeof pool)[number]): boolean =>
    testsOf(file, score).length <= MOST_JUDGES;
  const some = turned(pool, day * FILES)
    .filter(isQuick)
    .slice(0, FILES);
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

/** The tests that noticed faults of a file before, and those that import it by themselves. */
function testsOf(file: string, { by }: FileScore): string[] {
  const direct = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((test) => !test.includes('.replay.'))
    .filter((test) => imports(test.replaceAll('\\', '/'), file));
  return [...new Set([...by, ...direct])];
}

/** What is worse in one file, as far as it was tried: faults that were not tried count as noticed. */
async function tried(
  runner: Runner,
  reach: readonly Reach[],
  { file: { file, faults: all }, score, changed, faults }: Part,
  until: number,
): Promise<string[]> {
  const silent: Fault[] = [];
  let count = 0;
  for (const fault of faults) {
    if (performance.now() > until) break;
    const known = changed ? undefined : noticerOf(score, all.indexOf(fault));
    const judges = judgesOf(fault, reach);
    const tests = judges.includes(known ?? '') ? [known ?? ''] : judges;
    const [verdict] = await judge([runner], [fault], () => tests);
    if (typeof verdict === 'string') silent.push(fault);
    count += 1;
  }
  console.log(`${file}: ${count - silent.length} of ${count} noticed, ${all.length} in all`);
  const { noticed, all: measured } = countsOf(score);
  const share = measured === 0 ? 1 : noticed / measured;
  // Of a file that was not changed, only what was noticed is tried.
  // Rounded: of 33 faults with one survivor, a product of fractions leaves a little less than one.
  if (silent.length <= (changed ? Math.round(all.length * (1 - share)) : 0)) return [];
  return [
    `${file} is under its score of ${(100 * share).toFixed(1)} %. Test what follows, or measure again: npm run mutate -- --wires ${file}`,
    ...silent.map(({ line, name }) => `  ${file}:${line}  ${name}`),
  ];
}
