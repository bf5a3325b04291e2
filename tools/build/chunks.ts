import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The files that a page loads for its first paint and first interaction. Paths are URLs from `/`. */
export interface PageAssets {
  readonly entry: string;
  /** Every other script of the page, the entry's own imports included. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ENTRY = 'src/app/client.tsx';

/**
 * The assets of a page whose matched routes are `routeIds`: the entry, `first` of the manifest's keys, the
 * code-split components of the routes, and all their static imports, in the order of the cascade.
 */
export function pageAssets(
  manifest: Manifest,
  routeIds: readonly string[],
  first: readonly string[] = [],
): PageAssets {
  const chunks = new Set<ManifestChunk>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${key}`);
    if (chunks.has(chunk)) return;
    for (const imported of chunk.imports ?? []) add(imported);
    chunks.add(chunk);
  };
  add(ENTRY);
  first.forEach(add);
  for (const id of routeIds) {
    for (const key of Object.keys(manifest)) if (routeIdOf(key) === id) add(key);
  }
  const all = [...chunks];
  const entry = manifest[ENTRY]?.file ?? '';
  return {
    entry: `/${entry}`,
    scripts: all.filter((chunk) => chunk.file !== entry).map((chunk) => `/${chunk.file}`),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  };
}

/** `src/routes/$locale/signup.tsx?tsr-split=component` belongs to route `/$locale/signup`. */
function routeIdOf(key: string): string | undefined {
  const path = /^src\/routes\/(.+)\.tsx\?tsr-split=(?:component|pendingComponent)$/.exec(key)?.[1];
  if (path === undefined) return undefined;
  const id = `/${path.replaceAll('.', '/')}`;
  return id.endsWith('/index') ? id.slice(0, -'index'.length) : id.replace(/\/route$/, '');
}

/**
 * Integrity of every script and style that the loader of lazy chunks may name, by URL: those without a `<link>`
 * of the page. The entry is among them, because lazy chunks import it.
 */
export async function lazyIntegrity(
  client: string,
  manifest: Manifest,
  assets: PageAssets,
): Promise<Record<string, string>> {
  const present = new Set([...assets.scripts, ...assets.styles]);
  const urls = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const lazy = [...new Set(urls.map((file) => `/${file}`))].filter(
    (url) => /\.(?:js|css)$/.test(url) && !present.has(url),
  );
  return Object.fromEntries(
    await Promise.all(lazy.map(async (url) => [url, sha256(await readAsset(client, url))])),
  );
}

/** Subresource integrity and CSP source of some text, without quotes. */
export const sha256 = (text: string | Buffer): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Reads a built asset by its URL path. */
export const readAsset = (client: string, url: string): Promise<Buffer> =>
  readFile(join(client, url.slice(1)));
