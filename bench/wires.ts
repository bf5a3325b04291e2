import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The committed mutation scores of the wiring, by folder, with what survived. */
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, '..', 'scripts', 'mutate.ts'), '--wires', '--summary'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
