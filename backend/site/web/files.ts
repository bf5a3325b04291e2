import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** URL paths of the files that the site serves as they are; compressed copies are not listed. */
export async function listFiles(clientDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(
      (entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`,
    );
  return new Set(paths.filter((path) => !path.startsWith('/.')));
}

/** Names with a content hash never change; anything else is asked for again each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
