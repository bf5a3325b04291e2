import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { refreshScreens } from '../atlas/build/screens.ts';
import { FLOWS } from '../machines/registry.ts';
import { flowsAt } from '../replay/levels.ts';
import { bytesOf, collectWalks, forgetWalks, mebibytes, oversize } from '../replay/screen-store.ts';
import { isBuilt } from '../tools/build/stamp.mjs';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:screens -- [flow]

Takes the screens of every state, as both brands show them on a phone and on a desktop, on the built site and
the real backend. They lie in .cache/results/screens, and in the atlas that is built.

  (nothing)   of every flow
  <flow>      of one, for example banking.deposit; the pictures of the others stay`;

const root = join(import.meta.dirname, '..');
const { positionals } = readArguments(USAGE, {}, 1);
const asked = positionals[0];
const wanted = asked === undefined ? FLOWS.map(({ id }) => id) : [flowGiven(USAGE, asked).id];

const began = performance.now();
if (!isBuilt()) run(process.execPath, ['scripts/build.ts']);
forgetWalks();
run(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', 'e2e/replay/screens.spec.ts', '--project', 'desktop', '--retries', '1'],
  { ATLAS_SCREENS: wanted.join(',') },
);
const screens = collectWalks(flowsAt('browser'));
refreshScreens(screens);
const pictures = screens.reduce((sum, one) => sum + one.pictures.length, 0);
const missed = screens.flatMap(({ flow, missed: those }) =>
  those.map(({ brand, states, reason }) => `${flow}, ${states.join(', ')}, ${brand}: ${reason}`),
);
console.log(
  `${pictures} pictures of ${screens.length} flows, ${mebibytes(bytesOf(screens))} MiB, in ${Math.round((performance.now() - began) / 1000)} s`,
);
if (missed.length > 0) console.log(`Not taken:\n  ${missed.join('\n  ')}`);
const problem = oversize(screens);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // Failed pictures are told below with their reason, and the others are kept.
  if (status !== 0) process.exitCode = status ?? 1;
}
