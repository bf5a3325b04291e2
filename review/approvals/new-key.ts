import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { signerOf } from './ssh-signature.ts';

/**
 * Writes a new key that only its owner may read, outside of the repository.
 * @returns its row for `atlas/reviewers.json`, with name and role to be filled in
 * @throws when the file would lie in the repository, or exists already
 */
export function writeKey(file: string, repository: string): string {
  const path = resolve(file);
  if (!relative(repository, path).startsWith('..'))
    throw new Error('A private key never lies in the repository: name another folder.');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  });
  const { publicKey } = signerOf(privateKey);
  const row = { name: '…', role: '…', key: publicKey, from: new Date().toISOString() };
  return JSON.stringify(row, null, 1);
}
