import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAtlas } from '../atlas/build/atlas.ts';
import { precompress } from '../tools/build/compress.ts';
import { markBuilt, sourceDigest } from '../tools/build/stamp.mjs';
import { readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:build -- [options]

  (nothing)            builds the atlas into dist/atlas
  --against <revision> adds what changed since a git revision; once or more`;

const { values } = readArguments(
  USAGE,
  { against: { type: 'string', multiple: true, default: [] } },
  0,
);
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'atlas');
const next = join(root, '.cache', `atlas-${process.pid}`);
const started = performance.now();
const digest = sourceDigest('atlas');

// A reviewer must not take the last atlas for this one.
await rm(folder, { recursive: true, force: true });
try {
  const flows = await buildAtlas(next, values);
  await precompress(next);
  await markBuilt(next, digest);
  await mkdir(join(folder, '..'), { recursive: true });
  await rename(next, folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built the atlas of ${flows} flows in ${seconds} s`);
} catch (error) {
  // The server tells waiting readers (`backend/site/web/atlas.ts`).
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'failed.txt'), String(error));
  throw error;
} finally {
  await rm(next, { recursive: true, force: true });
}
