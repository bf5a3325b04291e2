import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAtlas } from './lib/atlas.ts';

/** Builds the atlas alone, into `dist/atlas`. `--against <revision>`, once or more, adds comparisons. */
const { values } = parseArgs({
  options: { against: { type: 'string', multiple: true, default: [] } },
});
const folder = join(import.meta.dirname, '..', 'dist', 'atlas');
const started = performance.now();
await rm(folder, { recursive: true, force: true });
const flows = await buildAtlas(folder, values.against);
console.log(
  `Built the atlas of ${flows} flows in ${((performance.now() - started) / 1000).toFixed(1)} s: ${folder}`,
);
