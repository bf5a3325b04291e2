import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FLOWS } from '../machines/registry.ts';
import { viewReplays } from '../replay/levels.ts';
import { isBuilt } from '../tools/build/stamp.mjs';
import { readArguments } from '../tools/lib/command-line.ts';
import { root } from '../tools/lib/setup.mjs';
import { inTurn, tally, type Result, type Step } from '../tools/test/steps.ts';
import { checkZones } from '../tools/zones/check.ts';
import {
  chartsReachedBy,
  closureOf,
  flowsReachedBy,
  flowsReplayed,
  reachesWithoutFlows,
  testsReachedBy,
  type FlowFolder,
} from '../tools/zones/reach.ts';

const USAGE = `npm test -- --changed [revision]

What a change can reach, in three minutes for that of one flow; npm test proves the rest.

  [revision]   what was changed since then; without it, since the last commit`;

const { positionals } = readArguments(USAGE, {}, 1);
const since = positionals[0] ?? 'HEAD';

function changedFiles(): ReadonlySet<string> {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return new Set([
    ...git('diff', '--name-only', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

async function flowFolders(): Promise<readonly FlowFolder[]> {
  const found = await Promise.all(
    filesLike('machines/*/*/machine.ts').map(async (file): Promise<FlowFolder[]> => {
      const chart = Object.values((await import(join(root, file))) as Record<string, unknown>);
      return FLOWS.filter(({ machine }) => chart.includes(machine)).map(({ id }) => ({
        id,
        folder: dirname(file),
      }));
    }),
  );
  return found.flat();
}

/** The changed files that are there and may be linted; what they do to others is for the types to say. */
const linted = (): string[] =>
  [...changed].filter((file) => /\.[jt]sx?$|\.m[jt]s$/.test(file) && existsSync(join(root, file)));

const lint = (files: readonly string[]): Step[] =>
  files.length === 0 ? [] : [{ name: 'lint of the changes', program: 'oxlint', args: files }];

const check = (): Promise<Result[]> =>
  inTurn([
    { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
    ...lint(linted()),
    { name: 'zones', program: process.execPath, args: ['scripts/zones.ts'] },
    { name: 'types', program: 'tsc', args: [] },
  ]);

/** Tests over every flow: Vitest alone would take all for one. */
const OF_ALL_FLOWS = ['tests/machines/paths.test.ts', 'tests/machines/mutation.test.ts'];

/** The unit, view and backend tests, without those of the other steps. */
function tests(): Step[] {
  const isElsewhere = (file: string): boolean =>
    OF_ALL_FLOWS.includes(file) || file.endsWith('.replay.long.test.tsx');
  const others = filesLike('tests/**/*.test.{ts,tsx}').filter((file) => !isElsewhere(file));
  const { run, left } = testsReachedBy(changed, others, imports);
  if (left.length > 0)
    console.log(
      `${left.length} test files of other areas take long, or are reached through the lists of all flows and pages alone: they are left to npm test and npm run test:all.`,
    );
  return run.length === 0 ? [] : [vitest('unit, view, backend', ['--tagsFilter', '!long', ...run])];
}

function models(): Step[] {
  if (reachesWithoutFlows(changed, OF_ALL_FLOWS, folders, imports))
    return [vitest('every model', OF_ALL_FLOWS)];
  const ids = chartsReachedBy(changed, folders, imports);
  return ids.length === 0 ? [] : [vitest('models', [...OF_ALL_FLOWS, '-t', anyOf(ids)])];
}

/** Folders that no module imports, and the tests that read them from the disk. */
const READ = {
  documents: { folder: 'content/', tests: ['tests/content', 'tests/brands'] },
  texts: { folder: 'src/texts/', tests: ['tests/texts'] },
};

const unimported = (): Step[] =>
  Object.entries(READ).flatMap(([name, of]) =>
    [...changed].some((file) => file.startsWith(of.folder)) ? [vitest(name, of.tests)] : [],
  );

const test = (): Promise<Result[]> =>
  inTurn([
    ...tests(),
    ...unimported(),
    ...models(),
    ...(replayed.length === 0 ? [] : [{ name: 'replays in the view', ...viewReplays(replayed) }]),
  ]);

/** A pattern that matches one of the ids in the title of a test. */
const anyOf = (ids: readonly string[]): string =>
  `(${ids.map((id) => id.replaceAll('.', String.raw`\.`)).join('|')})`;

const specs = (): string[] => filesLike('e2e/!(replay)/*.spec.ts');

/** The journeys across flows: the changed tests, and the main ones that the change touches. */
function journeys(): Step[] {
  const own = specs().filter((file) => changed.has(file));
  const touched = specs().filter(
    (file) => !changed.has(file) && [...closureOf([file], imports)].some((one) => changed.has(one)),
  );
  return [
    ...(own.length === 0 ? [] : [playwright('changed browser tests', own)]),
    ...(touched.length === 0 ? [] : [playwright('main jobs', [...touched, '--grep', '@main'])]),
  ];
}

function replays(ids: readonly string[]): Step[] {
  return ids.length === 0
    ? []
    : [playwright('replays in the browser', ['e2e/replay', '--grep', `${anyOf(ids)}#`])];
}

/** Builds for the browser, where the build is not there yet. */
function buildFor(steps: readonly Step[]): Promise<Result[]> {
  const build = { name: 'build', program: process.execPath, args: ['scripts/build.ts'] };
  return inTurn(steps.length === 0 || isBuilt() ? [] : [build]);
}

/** @returns repository paths */
const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

const vitest = (name: string, args: readonly string[]): Step => ({
  name,
  program: 'vitest',
  args: ['run', ...args],
});

const playwright = (name: string, args: readonly string[]): Step => ({
  name,
  program: 'playwright',
  args: ['test', '--reporter=list', '--pass-with-no-tests', ...args],
});

const began = performance.now();
const changed = changedFiles();
const { imports } = await checkZones(root);
const folders = await flowFolders();
const flows = flowsReachedBy(changed, folders, imports);
const replayed = flowsReplayed(changed, folders, flows);
const areMany = replayed.length < flows.length;
console.log(`flows within reach: ${flows.join(', ') || 'none'}`);
if (areMany)
  console.log(
    `     Replays of ${replayed.length === 0 ? 'them' : `all but ${replayed.join(', ')}`} are left to npm run test:all, or to npm run replay -- <flow>.`,
  );
const inBrowser = [...(areMany ? [] : journeys()), ...replays(replayed)];
const done = await Promise.all([
  check().then(async (checked) => [...checked, ...(await buildFor(inBrowser))]),
  test(),
]);
const results = done.flat();
const isReady = results.every(({ name, failed }) => name !== 'build' || failed === 0);
results.push(...(await inTurn(isReady ? inBrowser : [])));
process.exitCode = tally(results, performance.now() - began) ? 0 : 1;
