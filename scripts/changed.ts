import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FLOWS } from '../machines/registry.ts';
import { viewReplayOf } from '../replay/levels.ts';
import { isBuilt } from '../tools/build/stamp.mjs';
import { readArguments } from '../tools/lib/command-line.ts';
import { root } from '../tools/lib/setup.mjs';
import { runStep, tally, type Result, type Step } from '../tools/test/steps.mjs';
import { checkZones } from '../tools/zones/check.ts';
import {
  closureOf,
  flowsInBrowser,
  flowsReachedBy,
  type FlowFolder,
} from '../tools/zones/reach.ts';

const USAGE = `npm test -- --changed [revision]

What a change can reach, in a minute or two; npm test proves the whole.

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

async function inTurn(steps: readonly Step[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}

const check = (): Promise<Result[]> =>
  inTurn([
    { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
    { name: 'lint', program: 'oxlint', args: [] },
    { name: 'zones', program: process.execPath, args: ['scripts/zones.ts'] },
    { name: 'types', program: 'tsc', args: [] },
  ]);

/** Replays import every flow: Vitest alone would take them all. */
function test(): Promise<Result[]> {
  const replays = '**/*.replay.test.tsx';
  return inTurn([
    vitest('unit, view, backend', ['--changed', since, '--exclude', replays]),
    ...(flows.length === 0
      ? []
      : [
          vitest(
            'replays in the view',
            flows.map((id) => `tests/${viewReplayOf(id)}`),
          ),
        ]),
  ]);
}

const specs = (): string[] => filesLike('e2e/!(replay)/*.spec.ts');

/** What people do across flows, where the change touches it. */
const journeys = (): Step[] => {
  const imported = closureOf(specs(), imports);
  return [...changed].some((file) => imported.has(file))
    ? [playwright('browser', [...specs(), `--only-changed=${since}`])]
    : [];
};

function replays(ids: readonly string[]): Step[] {
  const paths = `(${ids.map((id) => id.replaceAll('.', String.raw`\.`)).join('|')})#`;
  return ids.length === 0
    ? []
    : [playwright('replays in the browser', ['e2e/replay', '--grep', paths])];
}

function testInBrowser(steps: readonly Step[]): Promise<Result[]> {
  const build = { name: 'build', program: process.execPath, args: ['scripts/build.ts'] };
  return inTurn(steps.length === 0 || isBuilt() ? steps : [build, ...steps]);
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
const inBrowser = flowsInBrowser(changed, folders, flows);
const areMany = inBrowser.length < flows.length;
console.log(`flows within reach: ${flows.join(', ') || 'none'}`);
const results = (await Promise.all([check(), test()])).flat();
if (areMany)
  console.log(
    `     In the browser ${inBrowser.length === 0 ? 'they' : `all but ${inBrowser.join(', ')}`} are left to npm test, or to npm run replay -- <flow>.`,
  );
results.push(...(await testInBrowser([...(areMany ? [] : journeys()), ...replays(inBrowser)])));
process.exitCode = tally(results, performance.now() - began) ? 0 : 1;
