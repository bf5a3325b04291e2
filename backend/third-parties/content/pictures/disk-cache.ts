import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are kept between starts, by name. Instances may share a folder. */
export interface DiskCache {
  /** The bytes as they were put; undefined also for a file that is damaged. */
  get(name: string): Promise<Buffer | undefined>;
  /** @throws if it cannot be kept: the folder is full, or not ours */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Ends what it does by itself. */
  close(): Promise<void>;
}

/** What the smallest file takes on a disk, bytes. */
const BLOCK = 4_096;
/** The age after which a half-written file has no writer any more, ms. */
const ABANDONED = 3_600_000;
const HALF = '.half';
/** Bytes of the sum that ends each file. */
const SUM = 32;

const sumOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * @param folder made with the first file
 * @param most bytes that its files may take. Every eighth of it the least recently used files go; several
 *   instances may be over by an eighth each
 */
export function openDiskCache(folder: string, most: number): DiskCache {
  // What an earlier start has left counts, too.
  let unswept = most;
  let sweeping: Promise<void> = Promise.resolve();
  const pathOf = (name: string) => join(folder, name);
  return {
    async get(name) {
      const path = pathOf(name);
      const file = await readFile(path).catch(() => Buffer.alloc(0));
      if (file.length <= SUM) return undefined;
      const bytes = file.subarray(0, -SUM);
      if (!file.subarray(-SUM).equals(sumOf(bytes))) return undefined;
      const now = new Date();
      // Another instance may have removed it.
      await utimes(path, now, now).catch(() => {});
      return bytes;
    },
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      const half = pathOf(`${randomUUID()}${HALF}`);
      try {
        await writeFile(half, Buffer.concat([bytes, sumOf(bytes)]), { flag: 'wx' });
        await rename(half, pathOf(name));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      unswept += spaceOf(bytes.length + SUM);
      if (unswept <= most / 8) return;
      unswept = 0;
      sweeping = sweeping.then(() => sweep(folder, most).catch(() => {}));
    },
    close: () => sweeping,
  };
}

const spaceOf = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK;

/** Removes the least recently used files that are too many, and what was never written to its end. */
async function sweep(folder: string, most: number): Promise<void> {
  const files: { path: string; space: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another instance may have removed it.
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    const { size, mtimeMs: usedAt } = found;
    if (!name.endsWith(HALF)) files.push({ path, space: spaceOf(size), usedAt });
    else if (usedAt < Date.now() - ABANDONED) await rm(path, { force: true });
  }
  let left = files.reduce((sum, { space }) => sum + space, 0);
  for (const { path, space } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (left <= most) return;
    await rm(path, { force: true });
    left -= space;
  }
}
