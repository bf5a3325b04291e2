import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Both mutation scores of every chart, as `npm run mutate` prints them. */
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, '..', 'scripts', 'mutate.ts')],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
