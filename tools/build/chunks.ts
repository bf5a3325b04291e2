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
 * The import map of every page: the integrity of each script and style of the site, by URL. It holds for whatever
 * imports a script and however often; `modulepreload` alone checks the first fetch, and a second one runs anything.
 */
export async function importMap(client: string, manifest: Manifest): Promise<string> {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const urls = [...new Set(files.map((file) => `/${file}`))].filter((url) =>
    /\.(?:js|css)$/.test(url),
  );
  const known = await Promise.all(
    urls.map(async (url) => [url, sha256(await readAsset(client, url))] as const),
  );
  return JSON.stringify({ integrity: Object.fromEntries(known) });
}

/** Subresource integrity and CSP source of some text, without quotes. */
export const sha256 = (text: string | Buffer): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Reads a built asset by its URL path. */
export const readAsset = (client: string, url: string): Promise<Buffer> =>
  readFile(join(client, url.slice(1)));
