import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

const house = join(import.meta.dirname, '..', '..');

/** The sources of both the site and the atlas. @typedef {'site' | 'atlas'} Part */
const both = [
  'src',
  'machines',
  'openapi',
  'reference',
  'tools/build',
  'tools/lib',
  'package-lock.json',
];
/** @type {Readonly<Record<Part, readonly string[]>>} */
const sources = {
  // The client of the studio's games is built with the site.
  site: [...both, 'studio', 'backend/site/web/slots.ts', 'scripts/build.ts', 'vite.config.ts'],
  atlas: [...both, 'replay', 'review', 'atlas', 'docs/requirements.json', 'scripts/atlas.ts'],
};
/** Written by the build itself, from the routes: with it, the build after a new route would be stale at once. */
const made = 'routeTree.gen.ts';
const stamp = 'stamp';

/**
 * A digest of the names and contents of a part's sources, below `root`.
 * @type {(part: Part, root?: string) => string}
 */
export function sourceDigest(part, root = house) {
  const hash = createHash('sha256');
  for (const path of sources[part].flatMap((source) => files(join(root, source)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist` holds a part as its sources are now. @type {(part?: Part) => boolean} */
export function isBuilt(part = 'site') {
  const file = join(house, 'dist', part, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceDigest(part);
}

/**
 * Notes in a part's folder that it was made from sources with this digest.
 * @type {(folder: string, digest: string) => Promise<void>}
 */
export const markBuilt = (folder, digest) => writeFile(join(folder, stamp), digest);

/** @type {(path: string) => string[]} */
function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return basename(path) === made ? [] : [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => files(join(path, name)));
}
