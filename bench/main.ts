import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every bench of this folder, or those named (`npm run bench first-route`), one at a time. */
const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const options = process.argv.slice(2).filter((name) => name.startsWith('--'));
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => asked.length === 0 || asked.includes(name));

for (const name of names) {
  console.log(`\n== ${name}\n`);
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...options],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
