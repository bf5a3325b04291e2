import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** SHA-256 of texts or bytes, in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

// Pages compare charts, too, and know nothing of Node.
export { canonicalJson } from './canonical.ts';
