import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildAtlas } from '../atlas/build/atlas.ts';
import { precompress } from '../tools/build/compress.ts';
import { prerender } from '../tools/build/pages.ts';
import { markBuilt, sourceDigest } from '../tools/build/stamp.mjs';
import { compileTexts } from '../tools/build/texts.ts';

/**
 * Builds the site into `dist/site` (client, texts, prerendered pages, compressed copies) and the
 * atlas into `dist/atlas`. It is made beside `dist` and takes its place when it is whole: a failed build leaves the last one.
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const next = join(root, '.cache', `dist-${process.pid}`);
const client = join(next, 'site', 'client');
const server = join(next, 'site', 'server');
const started = performance.now();
const digest = sourceDigest();

try {
  await mkdir(next, { recursive: true });
  await build({ root, logLevel: 'warn', build: { outDir: client } });
  await build({ root, logLevel: 'warn', build: { ssr: true, outDir: server } });
  const languages = await compileTexts(join(root, 'src', 'texts'), join(client, 'locales'));
  const { pages } = await prerender(join(next, 'site'), join(server, 'prerender.js'));
  await precompress(client);
  const flows = await buildAtlas(join(next, 'atlas'));
  await precompress(join(next, 'atlas'));
  await markBuilt(next, digest);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${Object.keys(pages).length} pages and ${languages.length} languages, and the atlas of ${flows} flows in ${seconds} s`,
  );
} finally {
  await rm(next, { recursive: true, force: true });
}
