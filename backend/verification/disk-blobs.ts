import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_ID, type Blobs } from './blobs.ts';

/** The suffix of a file that is not whole yet. */
const PART = '.part';

/** Sealed bytes in a folder, a file each. Several instances need it shared. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (id: string): string => join(folder, id);
  return {
    async put(id, sealed) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${pathOf(id)}${PART}`;
      // Written to the disk before it gets its name: a machine that stops leaves no half file.
      await writeFile(part, sealed, { mode: 0o600, flush: true });
      await rename(part, pathOf(id));
    },
    get: (id) => readFile(pathOf(id)),
    async delete(id) {
      await rm(`${pathOf(id)}${PART}`, { force: true });
      await rm(pathOf(id), { force: true });
    },
    async *idsBefore(time) {
      const all = await opendir(folder).catch((error: unknown) => {
        // Nobody has uploaded yet.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      });
      for await (const { name } of all) {
        const id = name.endsWith(PART) ? name.slice(0, -PART.length) : name;
        if (!DOCUMENT_ID.test(id)) continue;
        // Taken away meanwhile by another instance.
        const { mtime } = await stat(join(folder, name)).catch(() => ({ mtime: undefined }));
        if (mtime !== undefined && mtime < time) yield id;
      }
    },
  };
}
