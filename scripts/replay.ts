import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { refreshAtlas } from '../atlas/build/runs.ts';
import { pathInWords } from '../machines/chart/path-words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Path } from '../machines/paths/fixture.ts';
import { FLOWS } from '../machines/registry.ts';
import { readPaths } from '../replay/fixtures.ts';
import { LEVELS, type Level } from '../replay/level.ts';
import { flowAt, viewReplayOf } from '../replay/levels.ts';
import { replayOnModel, writeReplayResults } from '../replay/results.ts';
import { isBuilt } from '../tools/build/stamp.mjs';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run replay -- <path | flow> [options]

  <path>                  for example banking.deposit#7f3a; its beginning will do
  <flow>                  for example banking.deposit: all of its paths
  --level <level>         model: the chart alone; view: the site in a DOM;
                          browser (as when none is named): the built site and the real backend
  --headed                with a window
  --slow                  slow enough to watch, each step said

The results join those of the level in .cache/results, and the atlas that is built.`;

/** Pause after everything that the person does, in ms. */
const SLOW = 600;

const root = join(import.meta.dirname, '..');

const { values, positionals } = readArguments(
  USAGE,
  {
    level: { type: 'string', default: 'browser' },
    headed: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
  1,
);
const wanted = positionals[0] ?? refuse(USAGE, 'Which path, or which flow?');
const level =
  LEVELS.find((one) => one === values.level) ??
  refuse(USAGE, `There is no level ${values.level}. Levels: ${LEVELS.join(', ')}`);
start(wanted, level, values);

function start(
  wanted: string,
  level: Level,
  how: { readonly headed: boolean; readonly slow: boolean },
): void {
  const [id = '', rest] = wanted.split('#');
  const flow = flowGiven(USAGE, id);
  const { paths: all, blocked } =
    level === 'model' ? { paths: readPaths(id), blocked: [] } : flowAt(level, id);
  const paths = all.filter((path) => rest === undefined || path.id.startsWith(`${id}#${rest}`));
  if (paths.length === 0) {
    const known = all.length === 0 ? 'none' : all.map((path) => path.id).join(', ');
    const why = blocked
      .filter(({ path }) => path.startsWith(wanted))
      .map(({ step, reason }) => `: its step ${step} cannot come about there. ${reason}`)
      .join('');
    complain(`The ${level} level does not replay ${wanted}${why}\nPaths of ${id} there: ${known}`);
    return;
  }
  for (const path of paths) console.log(`${pathInWords(flow, path)}\n`);
  if (level === 'model') onModel(flow, paths);
  else if (level === 'view') inView(flow, paths);
  else inBrowser(paths, how);
}

function onModel(flow: AnyFlow, paths: readonly Path[]): void {
  const results = paths.map((path) => replayOnModel(flow, path));
  for (const { path, message } of results) {
    if (message === undefined) console.log(`passed  ${path}`);
    else complain(`FAILED  ${message}`);
  }
  writeReplayResults(
    'model',
    FLOWS.map((one) => ({ flow: one, paths: readPaths(one.id), leftOut: [] })),
    results,
  );
  refreshAtlas();
}

function inView({ id }: AnyFlow, paths: readonly Path[]): void {
  run('vitest', ['run', '--project', 'jsdom', `tests/${viewReplayOf(id)}`], {
    REPLAY_PATHS: paths.map((path) => path.id).join(','),
  });
}

function inBrowser(
  paths: readonly Path[],
  { headed, slow }: { readonly headed: boolean; readonly slow: boolean },
): void {
  if (!isBuilt()) {
    complain(
      'The browser level replays the built site, which is not of these sources: run `npm run build` first.',
    );
    return;
  }
  const titles = `(${paths.map((path) => path.id.replaceAll('.', String.raw`\.`)).join('|')})$`;
  run(
    'playwright',
    [
      'test',
      'e2e/replay/replay.spec.ts',
      '--project',
      'desktop',
      '--grep',
      titles,
      ...(headed ? ['--headed', '--workers', '1'] : []),
    ],
    slow ? { REPLAY_SLOW: String(SLOW) } : {},
  );
}

function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): void {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
