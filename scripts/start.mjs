// Starts everything on bare Node: installs and builds what is missing, then runs the backend, which
// serves the site. The atlas is built beside it, once the site is there. With --dev, pages come from Vite with
// hot reload instead of from the build; of that, only the client of the studio's games is built.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isBuilt } from '../tools/build/stamp.mjs';
import { freePort } from '../tools/lib/port.mjs';
import { ensureInstalled, fail, pinnedNode, root, run, toolEnv } from '../tools/lib/setup.mjs';

const began = performance.now();
const { dev: development, port: given } = readFlags();
// Only the server that signs learns of a reviewer's key.
const { ATLAS_KEY: key = '', ATLAS_KEY_PASSPHRASE: passphrase } = process.env;
delete process.env['ATLAS_KEY'];
delete process.env['ATLAS_KEY_PASSPHRASE'];
const signs = key !== '' && !development;
const wanted = Number(given);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_000) {
  fail(`The port must be a whole number from 1 to 65000, not "${given}".`);
}

await ensureInstalled();
const node = pinnedNode();

if (!development && !isBuilt()) {
  console.log('Building the site …');
  const { code } = await run(node, [join('scripts', 'build.ts')]);
  if (code !== 0) fail('The build failed. Its message above says why.');
}

const port = await freePort(wanted);
if (port !== wanted) console.log(`Port ${wanted} is taken: using ${port}.`);
const backendPort = development ? await freePort(port + 1) : port;

/** A flag that does not exist ends the command: ignored, it would be taken for heard. */
function readFlags() {
  try {
    return parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        port: { type: 'string', default: process.env['PORT'] ?? '4000' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(`${reason}\n\nnpm start -- [--port <port>]`);
  }
}

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/**
 * Children have a process group of their own: Ctrl+C reaches this process alone, which then tells each of them
 * once. A second signal would make them drop their work.
 * @type {(args: readonly string[], env: NodeJS.ProcessEnv, output: 'pipe' | 'inherit') =>
 * import('node:child_process').ChildProcess}
 */
function start(args, env, output) {
  const child = spawn(node, args, {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', output, 'inherit'],
    detached: process.platform !== 'win32',
  });
  children.push(child);
  return child;
}

/** As `start`; its end is the end of everything. @type {typeof start} */
function startLasting(args, env, output) {
  const child = start(args, env, output);
  child.on('exit', (code) => stop(code ?? 1));
  return child;
}

/** Everything ends together, with the exit code of the process that ended first. @type {(code: number) => void} */
function stop(code) {
  if (ending.signal.aborted) return;
  ending.abort();
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
const ending = new AbortController();
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

const backend = startLasting(
  [
    ...(development ? ['--watch-path=backend', '--watch-path=openapi'] : []),
    signs ? join('scripts', 'start-signing.ts') : join('backend', 'main.ts'),
    `--port=${backendPort}`,
    `--log-level=${process.env['LOG_LEVEL'] ?? 'warn'}`,
  ],
  signs
    ? { ATLAS_KEY: key, ...(passphrase !== undefined && { ATLAS_KEY_PASSPHRASE: passphrase }) }
    : {},
  'pipe',
);
if (development) {
  startLasting(
    [join('scripts', 'dev.ts')],
    { SITE_PORT: `${port}`, BACKEND_PORT: `${backendPort}` },
    'inherit',
  );
}

/** The backend's reports of itself, to be printed with the rest. @type {Map<string, string>} */
const said = new Map();
if (backend.stdout) createInterface({ input: backend.stdout }).on('line', hear);

/** @type {(line: string) => void} */
function hear(line) {
  const [, name = '', value = ''] =
    /^ {2}(outbox|demo login|desk login|data|signing) +(.+)$/.exec(line) ?? [];
  if (name !== '') said.set(name, value);
  // The backend prints all lines at once: the rest of its first line's block is there a moment later.
  else if (line.startsWith('Croupier backend on ')) setTimeout(announce, 50);
  else console.log(line);
}

/** @type {(page: string) => string} */
const inDevelopment = (page) =>
  said.has('outbox') ? `http://localhost:${port}/${page}` : 'none in production';

/** Builds the atlas with the capacity that the site leaves. */
function buildAtlas() {
  console.log('  Building the atlas. Its page says so until it is there.\n');
  const building = start([join('scripts', 'atlas.ts')], {}, 'inherit');
  if (building.pid !== undefined) setPriority(building.pid, constants.priority.PRIORITY_LOW);
  building.on('exit', (code) => {
    if (ending.signal.aborted) return;
    console.log(
      code === 0
        ? `  The atlas is there: ${atlasPage}\n`
        : '  The atlas could not be built; the site runs without it. "npm run atlas:build" tries again.\n',
    );
  });
}

const atlasPage = `http://localhost:${backendPort}/atlas/`;

function announce() {
  const production = !said.has('outbox');
  const lines = [
    ['Northlight', `http://localhost:${port}/`],
    ['Sol Alta', `http://sol-alta.localhost:${port}/`],
    ['Atlas', production ? 'none in production' : `${atlasPage}  what reviewers read`],
    ...(said.has('signing') ? [['Signing', said.get('signing') ?? '']] : []),
    ['Outbox', inDevelopment('outbox  what SMS and e-mail carry')],
    ['Desk', inDevelopment('desk/  where operators answer, decide and edit')],
    ['Demo login', said.get('demo login') ?? 'none in production'],
    ['Desk login', said.get('desk login') ?? 'none in production'],
    ['Data', said.get('data') ?? ''],
  ];
  console.log('');
  for (const [name = '', value = ''] of lines) console.log(`  ${name.padEnd(12)}${value}`);
  console.log(
    `\n  Ready after ${Math.round((performance.now() - began) / 1000)} s. Ctrl+C stops it.${process.env['DATA_DIR'] ? '' : ' "npm run reset" empties the data.'}\n`,
  );
  if (!development && !production && !isBuilt('atlas')) buildAtlas();
}
