import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './build/compress.ts';
import { prerender } from './build/pages.ts';
import { markBuilt, sourceDigest } from './build/stamp.mjs';
import { compileTexts } from './build/texts.ts';

/** Builds the site into `dist/site`: client, texts, prerendered pages, compressed copies. */
const root = join(import.meta.dirname, '..');
const site = join(root, 'dist', 'site');
const started = performance.now();
const digest = sourceDigest();

await rm(join(root, 'dist'), { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
const languages = await compileTexts(join(root, 'src', 'texts'), join(site, 'client', 'locales'));
const { pages } = await prerender(site, join(root, 'dist', 'prerender', 'prerender.js'));
await precompress(join(site, 'client'));
markBuilt(digest);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${Object.keys(pages).length} pages and ${languages.length} languages in ${seconds} s`,
);
