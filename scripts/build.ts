import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../tools/build/compress.ts';
import { prerender } from '../tools/build/pages.ts';
import { buildStudio } from '../tools/build/studio.ts';
import { markBuilt, sourceDigest } from '../tools/build/stamp.mjs';
import { compileTexts } from '../tools/build/texts.ts';

/**
 * Builds the site into `dist/site`: client, texts, prerendered pages and compressed copies; and the client of the
 * studio's games into `dist/studio`. Both grow beside `dist` and take their places when they are whole, so that a
 * failed build leaves the last one. The atlas is another build (`scripts/atlas.ts`).
 */
const root = join(import.meta.dirname, '..');
const next = join(root, '.cache', `site-${process.pid}`);
const studio = join(root, '.cache', `studio-${process.pid}`);
const client = join(next, 'client');
const server = join(next, 'server');
const started = performance.now();
const digest = sourceDigest('site');

try {
  await build({ root, logLevel: 'warn', build: { outDir: client } });
  await build({ root, logLevel: 'warn', build: { ssr: true, outDir: server } });
  const languages = await compileTexts(join(root, 'src', 'texts'), join(client, 'locales'));
  const { pages } = await prerender(next, join(server, 'prerender.js'));
  await buildStudio(root, studio);
  await Promise.all([precompress(client), precompress(studio)]);
  await markBuilt(next, digest);
  await mkdir(join(root, 'dist'), { recursive: true });
  for (const [made, name] of [
    [studio, 'studio'],
    [next, 'site'],
  ] as const) {
    await rm(join(root, 'dist', name), { recursive: true, force: true });
    await rename(made, join(root, 'dist', name));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage();
  console.log(
    `Built ${Object.keys(pages).length} pages in ${languages.length} languages in ${seconds} s (${((user + system) / 1e6).toFixed(1)} s of a core)`,
  );
} finally {
  for (const folder of [next, studio]) await rm(folder, { recursive: true, force: true });
}
