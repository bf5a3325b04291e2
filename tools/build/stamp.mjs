import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

const house = join(import.meta.dirname, '..', '..');

/** Everything that the built site and the atlas are made from. */
const sources = [
  'src',
  'machines',
  'replay',
  'atlas',
  'openapi',
  'tools/build',
  'scripts/build.ts',
  'tools/lib',
  'docs/requirements.json',
  'vite.config.ts',
  'package-lock.json',
];
/** Written by the build itself, from the routes: with it, the build after a new route would be stale at once. */
const made = 'routeTree.gen.ts';
const stamp = 'stamp';

/** A digest of the names and contents of the site's sources, below `root`. */
export function sourceDigest(root = house) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => files(join(root, source)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are now. */
export function isBuilt() {
  const file = join(house, 'dist', stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceDigest();
}

/**
 * Notes that a build was made from sources with this digest.
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
