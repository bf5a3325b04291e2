import { execFileSync } from 'node:child_process';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The purpose of signatures: one that was made for anything else is none of an approval. */
export const NAMESPACE = 'croupier-atlas-approval';

const KEY_TYPE = 'ssh-ed25519';
const MAGIC = 'SSHSIG';

/** Ed25519 public keys are 32 bytes, signatures 64. */
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Signs texts for approvals. */
export interface Signer {
  /** The public key as OpenSSH writes it, without a comment: `ssh-ed25519 AAAA…`. */
  readonly publicKey: string;
  /** The SSHSIG of a text, base64 in one line. */
  readonly sign: (text: string) => string;
}

const field = (bytes: Uint8Array | string): Buffer => {
  const content = Buffer.from(bytes as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
};

/** Reads length-prefixed fields. @throws when there are fewer bytes than announced */
function* fieldsOf(bytes: Buffer): Generator<Buffer, void> {
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new Error('a field ends too early');
    yield bytes.subarray(at + 4, end);
    at = end;
  }
}

/** The 32 bytes of a key. @param line as OpenSSH writes it; a comment may follow. @throws for any other kind of key */
function bytesOf(line: string): Buffer {
  const [type, blob = ''] = line.trim().split(/\s+/);
  const [kind, key, ...more] = type === KEY_TYPE ? fieldsOf(Buffer.from(blob, 'base64')) : [];
  if (kind?.toString() !== KEY_TYPE || key?.length !== KEY_BYTES || more.length > 0)
    throw new Error(`"${line.slice(0, 40)}…" is no public key of Ed25519 as OpenSSH writes it`);
  return key;
}

const lineOf = (key: Buffer): string =>
  `${KEY_TYPE} ${Buffer.concat([field(KEY_TYPE), field(key)]).toString('base64')}`;

/** A public key without its comment, always written the same. @throws as {@link bytesOf} */
export const plainKey = (line: string): string => lineOf(bytesOf(line));

/** How OpenSSH names a key for people: `SHA256:` and base64. @throws as {@link bytesOf} */
export const keyName = (line: string): string => {
  const blob = Buffer.concat([field(KEY_TYPE), field(bytesOf(line))]);
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
};

const HASH = 'sha512';

/** The bytes that a signature of SSHSIG covers. */
const signedBytes = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from(MAGIC),
    field(NAMESPACE),
    field(''),
    field(HASH),
    field(createHash(HASH).update(text).digest()),
  ]);

/**
 * Whether a text was signed by a key, for an approval. `ssh-keygen -Y verify -n croupier-atlas-approval` gives the
 * same result for the same bytes between its two lines of armour.
 * @param signature SSHSIG, base64
 */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const bytes = Buffer.from(signature, 'base64');
    const version = bytes.readUInt32BE(MAGIC.length);
    if (bytes.subarray(0, MAGIC.length).toString() !== MAGIC || version !== 1) return false;
    const [blob, namespace, , hash, signed] = fieldsOf(bytes.subarray(MAGIC.length + 4));
    const key = bytesOf(publicKey);
    const [kind, raw] = signed === undefined ? [] : fieldsOf(signed);
    if (
      blob?.equals(Buffer.concat([field(KEY_TYPE), field(key)])) !== true ||
      namespace?.toString() !== NAMESPACE ||
      hash?.toString() !== HASH ||
      kind?.toString() !== KEY_TYPE ||
      raw?.length !== SIGNATURE_BYTES
    )
      return false;
    const x = key.toString('base64url');
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    return verify(null, signedBytes(text), createPublicKey({ key: jwk, format: 'jwk' }), raw);
  } catch {
    return false;
  }
}

/** Signs with a key that Node holds. @throws when it is not of Ed25519 */
export function signerOf(key: KeyObject): Signer {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not of Ed25519');
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const bytes = Buffer.from(x, 'base64url');
  return {
    publicKey: lineOf(bytes),
    sign: (text) =>
      Buffer.concat([
        Buffer.from(MAGIC),
        Buffer.from([0, 0, 0, 1]),
        field(Buffer.concat([field(KEY_TYPE), field(bytes)])),
        field(NAMESPACE),
        field(''),
        field(HASH),
        field(Buffer.concat([field(KEY_TYPE), field(sign(null, signedBytes(text), key))])),
      ]).toString('base64'),
  };
}

/**
 * The signer with a key file. Node alone reads PEM (PKCS 8); `ssh-keygen` signs with files of OpenSSH, a private
 * key or the public half of one that an agent holds, and asks for a passphrase itself.
 * @param passphrase of an encrypted PEM
 * @throws when the file is no key of Ed25519
 */
export function signerFrom(file: string, passphrase?: string): Signer {
  const text = readFileSync(file, 'utf8');
  const isPem = /-----BEGIN (?:ENCRYPTED )?PRIVATE KEY-----/.test(text);
  if (isPem) return signerOf(createPrivateKey({ key: text, passphrase: passphrase ?? '' }));
  const publicKey = plainKey(
    text.startsWith(KEY_TYPE) ? text : readFileSync(`${file}.pub`, 'utf8'),
  );
  return { publicKey, sign: (message) => signWithSsh(file, message) };
}

function signWithSsh(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'approval-'));
  try {
    const message = join(folder, 'approval');
    writeFileSync(message, text);
    execFileSync('ssh-keygen', ['-Y', 'sign', '-f', file, '-n', NAMESPACE, message], {
      stdio: ['inherit', 'ignore', 'inherit'],
    });
    return readFileSync(`${message}.sig`, 'utf8').replaceAll(/-----.*-----|\s/g, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
