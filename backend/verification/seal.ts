import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of an AES-256 key. */
export const KEY_LENGTH = 32;
/** Bytes of the nonce before the sealed part, and of the tag behind it. */
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

const CIPHER = 'aes-256-gcm';

/**
 * Seals bytes with AES-256-GCM: nonce, ciphertext, tag.
 * @param id the id they are stored under: sealed for one id, they open under no other
 */
export function seal(bytes: Buffer, id: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
  cipher.setAAD(Buffer.from(id));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws for bytes that were changed, or sealed for another id or with another key */
export function unseal(sealed: Buffer, id: string, key: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_LENGTH);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH });
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_LENGTH));
  const body = sealed.subarray(NONCE_LENGTH, sealed.length - TAG_LENGTH);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
