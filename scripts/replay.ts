import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { plannedPaths } from '../atlas/build/planned-paths.ts';
import { refreshAtlas } from '../atlas/build/runs.ts';
import { pathInWords } from '../machines/engine/path-words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Path } from '../machines/engine/fixture.ts';
import { LEVELS, type Level } from '../review/paths/level.ts';
import { flowAt, viewReplays } from '../replay/levels.ts';
import { replayOnModel, writeReplayResults } from '../review/paths/results.ts';
import { isBuilt } from '../tools/build/stamp.mjs';
import { noDisplay } from '../tools/lib/display.ts';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run replay -- <path | flow> [options]

  <path>                  for example banking.deposit#7f3a; its beginning will do
  <flow>                  for example banking.deposit: all of its paths
  --through <transition>  of these, the paths that take it, for example "deposit › deposit.started"
  --level <level>         model: the chart alone; view: the site in a DOM;
                          browser (as when none is named): the site, which is built where it is not,
                          and the real backend
  --headed                with a window
  --slow                  slow enough to watch, each step said

The results join those of the level in .cache/results, and the atlas that is built.`;

/** Pause after everything that the person does, in ms. */
const SLOW = 600;

const root = join(import.meta.dirname, '..');
const IN_SIGHT = { cwd: root, stdio: 'inherit' } as const;

const { values, positionals } = readArguments(
  USAGE,
  {
    level: { type: 'string', default: 'browser' },
    through: { type: 'string' },
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
  how: { readonly headed: boolean; readonly slow: boolean; readonly through?: string | undefined },
): void {
  const unseen = how.headed && level === 'browser' ? noDisplay() : undefined;
  if (unseen !== undefined) return complain(unseen);
  const { through } = how;
  const [id = '', rest] = wanted.split('#');
  const flow = flowGiven(USAGE, id);
  const { paths: all, blocked } =
    level === 'model' ? { ...plannedPaths(flow), blocked: [] } : flowAt(level, id);
  const paths = all.filter(
    (path) =>
      (rest === undefined || path.id.startsWith(`${id}#${rest}`)) &&
      (through === undefined || takes(path, through)),
  );
  if (paths.length === 0) {
    const known = all.length === 0 ? 'none' : all.map((path) => path.id).join(', ');
    const why = blocked
      .filter(({ path }) => path.startsWith(wanted))
      .map(({ step, reason }) => `: its step ${step} cannot come about there. ${reason}`)
      .join('');
    const what = through === undefined ? wanted : `what takes ${through}`;
    complain(`The ${level} level does not replay ${what}${why}\nPaths of ${id} there: ${known}`);
    return;
  }
  for (const path of paths) console.log(`${pathInWords(flow, path)}\n`);
  if (level === 'model') onModel(flow, paths);
  else if (level === 'view') inView(paths);
  else inBrowser(paths, how);
}

function takes({ start: { transitions }, steps }: Path, transition: string): boolean {
  const all = [transitions, ...steps.map(({ expect }) => expect.transitions)];
  return all.some((taken) => taken.includes(transition));
}

function onModel(flow: AnyFlow, paths: readonly Path[]): void {
  const results = paths.map((path) => replayOnModel(flow, path));
  for (const { path, message } of results) {
    if (message === undefined) console.log(`passed  ${path}`);
    else complain(`FAILED  ${message}`);
  }
  writeReplayResults('model', [{ flow, paths: plannedPaths(flow).paths }], results);
  refreshAtlas();
}

function inView(paths: readonly Path[]): void {
  const { program, args, env } = viewReplays(paths.map(({ id }) => id));
  run(program, args, env);
}

function inBrowser(
  paths: readonly Path[],
  { headed, slow }: { readonly headed: boolean; readonly slow: boolean },
): void {
  if (!isBuilt()) {
    console.log('The site is not built from these sources yet: building it, about a minute …');
    if (spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], IN_SIGHT).status !== 0)
      return complain('The site could not be built: nothing was replayed.');
  }
  // Not the end of the line: the main path of a flow has its tag behind its title.
  const titles = `(${paths.map((path) => path.id.replaceAll('.', String.raw`\.`)).join('|')})\\b`;
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
    { REPLAY_TRACE: 'whole', ...(slow && { REPLAY_SLOW: String(SLOW) }) },
  );
}

function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): void {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', program), args, {
    ...IN_SIGHT,
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
