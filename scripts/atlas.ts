import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAtlas } from '../atlas/build/atlas.ts';
import { readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:build -- [options]

  (nothing)            builds the atlas alone, into dist/atlas
  --into <folder>      builds it there
  --against <revision> adds what changed since a git revision; once or more`;

const { values } = readArguments(
  USAGE,
  {
    into: { type: 'string', default: join(import.meta.dirname, '..', 'dist', 'atlas') },
    against: { type: 'string', multiple: true, default: [] },
  },
  0,
);
const { against, into: folder } = values;
const started = performance.now();
await rm(folder, { recursive: true, force: true });
const flows = await buildAtlas(folder, { against });
console.log(
  `Built the atlas of ${flows} flows in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
