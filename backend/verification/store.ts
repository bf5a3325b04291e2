import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { KEY_LENGTH, seal, unseal } from './seal.ts';

/** Where the files of documents are kept, sealed: whoever has the disk alone reads none of them. */
export interface DocumentStore {
  put(id: string, bytes: Buffer): Promise<void>;
  /** @throws when there is none, or it was tampered with */
  get(id: string): Promise<Buffer>;
  delete(id: string): Promise<void>;
}

const ID = /^doc_[0-9a-f]{32}$/;

/** An id for a file, and its name in the store. */
export const newDocumentId = (): string => `doc_${randomBytes(16).toString('hex')}`;

/** The folder of the store; with `documents.key` beside it in development. */
const folderOf = (config: Config): string => join(config.dataDir, 'documents');

/** Development's own key, made once and kept beside the data. */
async function developmentKey(config: Config): Promise<Buffer> {
  const path = join(config.dataDir, 'documents.key');
  try {
    // Two instances on one folder may begin at once: the first key to be there is the one.
    await mkdir(config.dataDir, { recursive: true });
    await writeFile(path, randomBytes(KEY_LENGTH).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(await readFile(path, 'utf8'), 'base64');
}

const stores = new WeakMap<Config, Promise<DocumentStore | undefined>>();

/**
 * The store of an instance, the same one each time.
 * @returns undefined where production was given no key: nothing is kept then rather than kept open
 */
export function documentStore(config: Config): Promise<DocumentStore | undefined> {
  const known = stores.get(config) ?? openStore(config);
  stores.set(config, known);
  return known;
}

async function openStore(config: Config): Promise<DocumentStore | undefined> {
  if (config.documentKey === null && config.mode === 'production') return undefined;
  const key = config.documentKey ?? (await developmentKey(config));
  const folder = folderOf(config);
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Error('Not the id of a document');
    return join(folder, id);
  };
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A file that is half there has another name.
      await writeFile(`${path}.part`, seal(bytes, id, key), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    get: async (id) => unseal(await readFile(pathOf(id)), id, key),
    delete: (id) => rm(pathOf(id), { force: true }),
  };
}
