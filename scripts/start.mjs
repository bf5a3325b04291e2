// Starts everything on bare Node: installs and builds what is missing, then runs the backend, which
// serves the site. With --dev, pages come from Vite with hot reload instead of from the build.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build/stamp.mjs';
import { freePort } from './lib/port.mjs';
import { ensureInstalled, fail, pinnedNode, root, run, toolEnv } from './lib/setup.mjs';

const development = process.argv.includes('--dev');
const wanted = Number(process.env['PORT'] ?? 4000);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_000) {
  fail(`PORT must be a whole number from 1 to 65000, not "${process.env['PORT']}".`);
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

/** @type {(args: readonly string[], env?: NodeJS.ProcessEnv) => import('node:child_process').ChildProcess} */
const start = (args, env) => {
  const child = spawn(node, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' });
  child.on('exit', (code, signal) => stop(code ?? (signal === null ? 1 : 0)));
  return child;
};

/** Everything ends together; the exit code is the first one. */
const ending = new AbortController();
/** @type {(code: number) => void} */
function stop(code) {
  if (ending.signal.aborted) return;
  ending.abort();
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

const backend = start([
  ...(development
    ? ['--watch-path=backend', '--watch-path=openapi', '--watch-preserve-output']
    : []),
  join('backend', 'main.ts'),
  `--port=${backendPort}`,
  `--log-level=${process.env['LOG_LEVEL'] ?? 'warn'}`,
]);
const children = [backend];
if (development) {
  children.push(
    start([join('scripts', 'dev.ts')], { SITE_PORT: `${port}`, BACKEND_PORT: `${backendPort}` }),
  );
}
// A terminal sends the signal to the children too: this process only waits for them.
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

if (await answers(`http://127.0.0.1:${backendPort}/`)) await printAddresses();

/** Waits until something answers there. @type {(url: string) => Promise<boolean>} */
async function answers(url) {
  for (let tries = 0; tries < 600 && !ending.signal.aborted; tries += 1) {
    try {
      await fetch(url, { redirect: 'manual' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

async function printAddresses() {
  const site = `http://localhost:${port}`;
  const lines = [
    ['Northlight', `${site}/`],
    ['Sol Alta', `http://sol-alta.localhost:${port}/`],
    ['Outbox (SMS and e-mail)', `http://localhost:${backendPort}/outbox`],
    ['Demo login', 'demo@croupier.test / Demo-Player-1'],
    ['Data', join(root, '.data')],
  ];
  console.log('');
  for (const [name = '', value = ''] of lines) console.log(`  ${name.padEnd(24)} ${value}`);
  console.log('\n  Ctrl+C stops it. "npm run reset" empties the data.\n');
}
