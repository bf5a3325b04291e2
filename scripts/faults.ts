import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemOf, problemOfConstant, twiceProven } from '../review/requirements/check.ts';
import { type Entry, listedFaults, root } from '../review/requirements/entries.ts';
import { verdictsOf, type Verdict } from '../review/requirements/fault-verdict.ts';
import { Lane } from '../review/requirements/lane.ts';
import { keepFaultRun } from '../review/requirements/record.ts';
import { readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run faults -- [row, list or file ...] [options]

  (nothing)          puts every listed fault into the code, one at a time, and runs the test that must notice
  DEP-01             that of one requirement; of several, named one after another
  banking            those of tests/faults/banking.txt
  src/money          those in a file or folder, or with their test there
  --changed          those of files that were touched since the last commit
  --requirements     those of requirements alone, and none of our own decisions
  --shard <k/n>      only the k-th of n parts, so that several machines share the work
  --check            runs nothing: only whether every fault applies and parses, and its test may exist
  --list             runs nothing: prints what is listed

Results are kept in .cache/results. Exit code 1 when a fault is not noticed, no longer applies, does not
compile or load, or its test is not there or red without it.`;

/** Test files run side by side; a third would only wait on two cores. */
const LANES = 2;
/** The most faults that are told with their tests' output. */
const FEW = 10;

const { values, positionals } = readArguments(
  USAGE,
  {
    changed: { type: 'boolean', default: false },
    requirements: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    check: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  Number.POSITIVE_INFINITY,
);

const began = performance.now();
const { entries: all, constants } = listedFaults();
const wording = readFileSync(join(root, 'docs', 'requirements.json'), 'utf8');
const known = new Set(Object.keys(JSON.parse(wording) as Record<string, string>));
const entries = chosen();
if (values.list) list();
else process.exitCode = (values.check ? check() : await run()) ? 0 : 1;

function chosen(): readonly Entry[] {
  const strange = positionals.find((word) => !all.some((entry) => isOf(entry, word)));
  if (strange !== undefined) refuse(USAGE, `No fault is listed for '${strange}'`);
  const touched = values.changed ? touchedFiles() : undefined;
  const asked = all
    .filter((entry) => positionals.length === 0 || positionals.some((word) => isOf(entry, word)))
    .filter(({ rows }) => !values.requirements || rows.length > 0)
    .filter(({ file, test }) => touched?.has(file) !== false || touched.has(test));
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part > parts)
    refuse(USAGE, `No part of the whole: ${values.shard}`);
  // Faults of one test file stay together: they share the proof that it is green without them.
  const tests = [...new Set(asked.map(({ test }) => test))].toSorted();
  const own = new Set(tests.filter((_, at) => at % parts === part - 1));
  return asked.filter(({ test }) => own.has(test));
}

function isOf({ rows, list: name, file, test }: Entry, word: string): boolean {
  const inside = (path: string): boolean =>
    path === word || path.startsWith(`${word.replace(/\/$/, '')}/`);
  return rows.includes(word) || name === word || inside(file) || inside(test);
}

function touchedFiles(): ReadonlySet<string> {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return new Set([
    ...git('diff', '--name-only', 'HEAD', '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

function list(): void {
  for (const entry of entries) console.log(`${titleOf(entry)}\n  ${entry.fault}`);
  for (const { rows, constant, heldBy } of constants)
    console.log(`${rows.join(', ')}  ${constant}\n  held by ${heldBy}`);
}

function check(): boolean {
  const misfits = [
    ...entries.map((entry) => [titleOf(entry), problemOf(entry, known)]),
    ...constants.map((one) => [one.rows.join(', '), problemOfConstant(one, known)]),
    ...twiceProven(all).map((row) => [row, 'has two faults: keep the one that matters more']),
  ].filter(([, why]) => why !== undefined);
  for (const [title, why] of misfits) console.log(`${title}\n  ${why}`);
  console.log(
    `${entries.length} faults, ${constants.length} constants, ${misfits.length} do not apply, ${seconds()} s`,
  );
  return misfits.length === 0;
}

async function run(): Promise<boolean> {
  const judged = new Map<Entry, Verdict & { readonly ms: number }>();
  const report = (entry: Entry, verdict: Verdict, ms: number): void => {
    judged.set(entry, { ...verdict, ms: Math.round(ms) });
    if (!verdict.noticed || entries.length <= FEW) console.log(toldOf(entry, verdict));
  };
  const fit = entries.filter((entry) => {
    const why = problemOf(entry, known);
    if (why !== undefined) report(entry, { noticed: false, words: why }, 0);
    return why === undefined;
  });
  await judgeAll(fit, report);
  keepFaultRun(
    all,
    [...judged].map(([{ fingerprint }, { noticed, words, thrown, ms }]) => ({
      fingerprint,
      noticed,
      words,
      thrown,
      ms,
    })),
  );
  const noticed = [...judged].filter(([, verdict]) => verdict.noticed);
  const rows = new Set(noticed.flatMap(([entry]) => entry.rows));
  console.log(
    `${noticed.length} of ${entries.length} faults noticed, of ${rows.size} requirements, ${seconds()} s`,
  );
  return noticed.length === entries.length;
}

/** File by file; those that need the database all in the first lane, which starts it once. */
async function judgeAll(
  fit: readonly Entry[],
  report: (entry: Entry, verdict: Verdict, ms: number) => void,
): Promise<void> {
  const files = [...Map.groupBy(fit, ({ test }) => test)];
  const needsDatabase = ([test]: (typeof files)[number]): boolean =>
    test.startsWith('tests/backend/');
  const first = files.filter(needsDatabase);
  const rest = files
    .filter((file) => !needsDatabase(file))
    .toSorted(([, a], [, b]) => b.length - a.length);
  const work = async (own: typeof files): Promise<void> => {
    const lane = new Lane();
    for (let next = own.shift() ?? rest.shift(); next; next = own.shift() ?? rest.shift())
      await verdictsOf(lane, ...next, report);
    await lane.close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, at) => work(at === 0 ? first : [])));
}

function titleOf({ rows, file }: Entry): string {
  return `${rows.join(', ') || 'DESIGN'}  ${file}`;
}

function toldOf(entry: Entry, { words, thrown = '' }: Verdict): string {
  const [line = ''] = `${words}${thrown && `: ${thrown}`}`.split('\n');
  return `${titleOf(entry)}: ${entry.fault}\n  ${line}\n  ${entry.test}: ${entry.named}`;
}

function seconds(): string {
  return ((performance.now() - began) / 1_000).toFixed(1);
}
