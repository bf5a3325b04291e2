import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../tools/build/compress.ts';
import { prerender } from '../tools/build/pages.ts';
import { markBuilt, sourceDigest } from '../tools/build/stamp.mjs';
import { compileTexts } from '../tools/build/texts.ts';
import { run } from '../tools/lib/setup.mjs';

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

/** The site, and how much there is of it. */
async function buildSite(): Promise<string> {
  await build({ root, logLevel: 'warn', build: { outDir: client } });
  await build({ root, logLevel: 'warn', build: { ssr: true, outDir: server } });
  const languages = await compileTexts(join(root, 'src', 'texts'), join(client, 'locales'));
  const { pages } = await prerender(join(next, 'site'), join(server, 'prerender.js'));
  await precompress(client);
  return `${Object.keys(pages).length} pages and ${languages.length} languages`;
}

/** The atlas, in a process beside: neither needs anything of the other, and each keeps a core busy. */
async function buildAtlas(): Promise<void> {
  const folder = join(next, 'atlas');
  const { code } = await run(process.execPath, ['scripts/atlas.ts', '--into', folder]);
  if (code !== 0) throw new Error('The atlas could not be built.');
  await precompress(folder);
}

try {
  await mkdir(next, { recursive: true });
  // Both end before the folder goes, whichever fails.
  const [site, atlas] = await Promise.allSettled([buildSite(), buildAtlas()]);
  if (site.status === 'rejected') throw site.reason;
  if (atlas.status === 'rejected') throw atlas.reason;
  await markBuilt(next, digest);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${site.value}, and the atlas, in ${seconds} s`);
} finally {
  await rm(next, { recursive: true, force: true });
}
