import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAtlas } from './lib/atlas.ts';

/** Builds the atlas alone, into `dist/atlas`. */
const folder = join(import.meta.dirname, '..', 'dist', 'atlas');
const started = performance.now();
await rm(folder, { recursive: true, force: true });
const flows = await buildAtlas(folder);
console.log(
  `Built the atlas of ${flows} flows in ${((performance.now() - started) / 1000).toFixed(1)} s: ${folder}`,
);
