import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { DOCUMENT_ID, type Blobs } from './blobs.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { KEY_LENGTH, seal, unseal } from './seal.ts';

/** The sealed files of documents: the disk or the bucket alone lets nobody read them. */
export interface DocumentStore extends Blobs {
  /** @throws when there is none, or it was tampered with */
  get(id: string): Promise<Buffer>;
}

/** An id for a file, and its name in the store. */
export const newDocumentId = (): string => `doc_${randomBytes(16).toString('hex')}`;

/** Development's own key, made once and kept beside the data. */
async function developmentKey(config: Config): Promise<Buffer> {
  const path = join(config.dataDir, 'documents.key');
  try {
    // Two instances on one folder may begin at once: the first key there wins.
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
 * @returns undefined where production was given no key: nothing is kept rather than kept open
 */
export function documentStore(config: Config): Promise<DocumentStore | undefined> {
  const known = stores.get(config) ?? openStore(config);
  stores.set(config, known);
  return known;
}

async function openStore(config: Config): Promise<DocumentStore | undefined> {
  if (config.documentKeys.length === 0 && config.mode === 'production') return undefined;
  const [key, ...olderKeys] =
    config.documentKeys.length === 0 ? [await developmentKey(config)] : config.documentKeys;
  if (key?.length !== KEY_LENGTH) throw new Error('The key of documents is not a key');
  const blobs =
    config.documentBucket === null
      ? diskBlobs(join(config.dataDir, 'documents'))
      : s3Blobs(config.documentBucket);
  const checked = (id: string): string => {
    if (!DOCUMENT_ID.test(id)) throw new Error('Not the id of a document');
    return id;
  };
  return {
    put: async (id, bytes) => blobs.put(checked(id), seal(bytes, id, key)),
    get: async (id) => unsealWith([key, ...olderKeys], await blobs.get(checked(id)), id),
    delete: async (id) => blobs.delete(checked(id)),
    idsBefore: (time) => blobs.idsBefore(time),
  };
}

/** Opens a file with the key that sealed it: a newer key seals from then on, and the older ones still open. */
function unsealWith(keys: readonly Buffer[], sealed: Buffer, id: string): Buffer {
  for (const key of keys) {
    try {
      return unseal(sealed, id, key);
    } catch {
      // Sealed with another key, or not by us.
    }
  }
  throw new Error('No key opens the document');
}
