import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Everything that the built site is made from. */
const sources = [
  'src',
  'machines',
  'openapi',
  'scripts/build',
  'scripts/build.ts',
  'vite.config.ts',
  'package-lock.json',
];
const stampFile = join(root, 'dist', 'stamp');

/** A digest of the names and contents of the site's sources. */
export function sourceDigest() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => files(join(root, source)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceDigest();
}

/** Notes that `dist` was built from sources with this digest. */
export function markBuilt(/** @type {string} */ digest) {
  writeFileSync(stampFile, digest);
}

/** @type {(path: string) => string[]} */
function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => files(join(path, name)));
}
