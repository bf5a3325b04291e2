import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misfitOf, misfitOfConstant } from '../replay/requirements/check.ts';
import { type Entry, listedBreaks, root } from '../replay/requirements/entries.ts';
import { judgeFile, type Verdict } from '../replay/requirements/judge.ts';
import { Lane } from '../replay/requirements/lane.ts';
import {
  type BreakResult,
  keepBreakRun,
  noticedBreaks,
  recordNoticed,
} from '../replay/requirements/record.ts';
import { readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run breaks -- [row, area or file ...] [options]

  (nothing)          puts every listed fault into the code, one at a time, and runs the test that must notice
  DEP-01             those of one requirement; of several, named one after another
  banking            those that tests/banking lists
  src/money          those in a file or folder, or with their test there
  --changed          only those that are not known to be noticed as they stand now
  --sample <n>       only n of them, others with every commit
  --seed <text>      with --sample: takes these instead of those of the commit
  --check            runs nothing: only whether every fault still applies and parses
  --list             runs nothing: prints what is listed

What was noticed is kept in tests/breaks.noticed.txt, but for a sample. Exit code 1 when a fault is not
noticed, no longer applies, does not compile or load, or its test is not there or red without it.`;

/** Test files run side by side; a third would only wait on two cores. */
const LANES = 2;

const { values, positionals } = readArguments(
  USAGE,
  {
    changed: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  Number.POSITIVE_INFINITY,
);

const began = performance.now();
const { entries: all, constants } = await listedBreaks();
const entries = chosen();
if (values.list) list();
else if (values.check) process.exitCode = check() ? 0 : 1;
else process.exitCode = (await run()) ? 0 : 1;

function chosen(): readonly Entry[] {
  const asked = all.filter(
    (entry) => positionals.length === 0 || positionals.some((word) => isOf(entry, word)),
  );
  const strange = positionals.find((word) => !all.some((entry) => isOf(entry, word)));
  if (strange !== undefined) refuse(USAGE, `No break is listed for '${strange}'`);
  const known = noticedBreaks();
  const due = values.changed ? asked.filter(({ fingerprint }) => !known.has(fingerprint)) : asked;
  return values.sample === undefined ? due : sampleOf(due, Number(values.sample));
}

function isOf({ rows, area, file, test }: Entry, word: string): boolean {
  const inside = (path: string): boolean => path === word || path.startsWith(`${word}/`);
  return (
    rows.includes(word) ||
    area === word ||
    area.startsWith(`${word}/`) ||
    inside(file) ||
    inside(test)
  );
}

/** As many, in an order that every seed shuffles anew. */
function sampleOf(due: readonly Entry[], many: number): readonly Entry[] {
  if (!Number.isInteger(many) || many < 1) refuse(USAGE, `--sample takes a number, from 1 up`);
  const seed = values.seed ?? commit();
  console.log(`${Math.min(many, due.length)} of ${due.length}, seed ${seed}`);
  const rank = ({ fingerprint }: Entry): string =>
    createHash('sha256').update(`${seed} ${fingerprint}`).digest('hex');
  return due.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, many);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

function list(): void {
  for (const entry of entries) console.log(`${titleOf(entry)}\n  ${entry.fault}`);
  for (const { rows, constant, heldBy } of constants)
    console.log(`${rows.join(', ')}  ${constant}\n  held by ${heldBy}`);
}

function check(): boolean {
  const known = requirements();
  const wrong = entries.flatMap((entry) => {
    const why = misfitOf(entry, known);
    return why === undefined ? [] : [{ title: titleOf(entry), why }];
  });
  const wrongConstants = constants.flatMap((one) => {
    const why = misfitOfConstant(one, known);
    return why === undefined ? [] : [{ title: `${one.rows.join(', ')}  ${one.constant}`, why }];
  });
  const misfits = [...wrong, ...wrongConstants, ...twice()];
  for (const { title, why } of misfits) console.log(`${title}\n  ${why}`);
  console.log(
    `${entries.length} breaks, ${constants.length} constants, ${misfits.length} do not apply, ${seconds()} s`,
  );
  return misfits.length === 0;
}

function twice(): { title: string; why: string }[] {
  const groups = Map.groupBy(entries, ({ file, before, after, test, named }) =>
    JSON.stringify([file, before, after, test, named]),
  );
  return [...groups.values()].flatMap(([, again]) =>
    again === undefined
      ? []
      : [{ title: titleOf(again), why: 'is listed twice: name all its rows in one' }],
  );
}

async function run(): Promise<boolean> {
  const known = requirements();
  const judged = new Map<Entry, Verdict & { readonly ms: number }>();
  const report = (entry: Entry, verdict: Verdict, ms: number): void => {
    judged.set(entry, { ...verdict, ms });
    if (!verdict.noticed) console.log(failureOf(entry, verdict));
  };
  const fit = entries.filter((entry) => {
    const why = misfitOf(entry, known);
    if (why !== undefined) report(entry, { noticed: false, words: why }, 0);
    return why === undefined;
  });
  await judgeAll(fit, report);
  const results = [...judged].map(
    ([{ fingerprint, rows, file, test }, { words, thrown, ms }]): BreakResult => ({
      fingerprint,
      rows,
      file,
      test,
      verdict: words,
      thrown,
      ms: Math.round(ms),
    }),
  );
  keepBreakRun(all, results);
  if (values.sample === undefined) recordNoticed(all, judged);
  const noticed = [...judged].filter(([, verdict]) => verdict.noticed);
  const rows = new Set(noticed.flatMap(([entry]) => entry.rows));
  console.log(
    `${noticed.length} of ${entries.length} breaks noticed, of ${rows.size} requirements, ${seconds()} s`,
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
      await judgeFile(lane, ...next, report);
    await lane.close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, at) => work(at === 0 ? first : [])));
}

function requirements(): ReadonlySet<string> {
  const wording = readFileSync(join(root, 'docs', 'requirements.json'), 'utf8');
  return new Set(Object.keys(JSON.parse(wording) as Record<string, string>));
}

function titleOf({ rows, file }: Entry): string {
  return `${rows.join(', ')}  ${file}`;
}

function failureOf(entry: Entry, { words }: Verdict): string {
  const [line = ''] = words.split('\n');
  return `${titleOf(entry)}: ${entry.fault}\n  ${line}\n  ${entry.test}: ${entry.named}`;
}

function seconds(): string {
  return ((performance.now() - began) / 1_000).toFixed(1);
}
