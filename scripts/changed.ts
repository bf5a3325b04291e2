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
import { closureOf, flowsReachedBy, type FlowFolder } from '../tools/zones/reach.ts';

const USAGE = `npm test -- --changed [revision]

What a change can reach, in a minute or two; npm test proves the whole.

  [revision]   what was changed since then; without it, since the last commit`;

/** More flows in the browser take longer than anybody waits between two edits. */
const MOST_IN_BROWSER = 3;

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

async function reached(): Promise<string[]> {
  const folders = await Promise.all(
    filesLike('machines/*/*/machine.ts').map(async (file): Promise<FlowFolder[]> => {
      const chart = Object.values((await import(join(root, file))) as Record<string, unknown>);
      return FLOWS.filter(({ machine }) => chart.includes(machine)).map(({ id }) => ({
        id,
        folder: dirname(file),
      }));
    }),
  );
  return flowsReachedBy(changed, folders.flat(), imports);
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

function testInBrowser(): Promise<Result[]> {
  const specs = filesLike('e2e/!(replay)/*.spec.ts');
  const imported = closureOf(specs, imports);
  const paths = `(${flows.map((id) => id.replaceAll('.', String.raw`\.`)).join('|')})#`;
  const steps = [
    ...([...changed].some((file) => imported.has(file))
      ? [playwright('browser', [...specs, `--only-changed=${since}`])]
      : []),
    ...(flows.length === 0
      ? []
      : [playwright('replays in the browser', ['e2e/replay', '--grep', paths])]),
  ];
  if (steps.length > 0 && !isBuilt())
    steps.unshift({ name: 'build', program: process.execPath, args: ['scripts/build.ts'] });
  return inTurn(steps);
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
const flows = await reached();
console.log(`flows within reach: ${flows.join(', ') || 'none'}`);
const results = (await Promise.all([check(), test()])).flat();
if (flows.length > MOST_IN_BROWSER)
  console.log(`     In the browser they are left to npm test, or to npm run replay -- <flow>.`);
else results.push(...(await testInBrowser()));
process.exitCode = tally(results, performance.now() - began) ? 0 : 1;
