import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** URL paths of the files that the site serves as they are; compressed copies are not listed. */
export async function listFiles(clientDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => urlOf(clientDir, join(entry.parentPath, entry.name)));
  return new Set(paths.filter((path) => !path.startsWith('/.')));
}

/** URL path of a file of that folder. */
export const urlOf = (clientDir: string, file: string): string =>
  `/${relative(clientDir, file).replaceAll(sep, '/')}`;

/** Names with a content hash never change; anything else is asked for again each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
