import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedOf, type Inventory, type Lock } from '../tools/lib/inventory.ts';

/** `npm run sbom`: the inventory of the shipped packages, as CycloneDX, from the lockfile alone. */
const root = join(import.meta.dirname, '..');
const flags = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const whole = execFileSync('npm', flags, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
  // On Windows npm is a script of the shell.
  shell: process.platform === 'win32',
});
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
process.stdout.write(
  `${JSON.stringify(shippedOf(JSON.parse(whole) as Inventory, lock), null, 2)}\n`,
);
