import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { addressSubject } from '../platform/rate-limits.ts';
import { takeTurns } from '../platform/turns.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const standardCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Two ways to type the same letters are one password. */
const normal = (password: string) => password.normalize('NFKC');

/**
 * Hashes a password with a salt of its own; the result is a PHC string that names its cost.
 * @param cost a benchmark's players may have a lower one, to measure what lies around the hash
 */
export async function hashPassword(password: string, cost = standardCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: normal(password), nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Passwords at work at the same time, of one address one: each takes as long as dozens of other calls, on one of
 * four threads. The fourth is for files.
 */
const inTurn = takeTurns(3);

/**
 * Hashes or compares for somebody whom nobody knows yet, when their turn comes: many passwords from one address
 * keep nobody elsewhere waiting.
 * @param ip the caller's address
 */
export const inPasswordTurn = <T>(ip: string, work: () => Promise<T>): Promise<T> =>
  inTurn(addressSubject(ip), work);

/** Stands for the hash of an account without a password: no password has this one. */
export const noPassword = (): string => `none:${randomBytes(32).toString('hex')}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Compares in constant time, with the cost that the hash was made with. Where there is nothing to compare with,
 * because nobody has the address or the account never had a password, it takes equally long.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const own = phc.exec(hash ?? '');
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    own ?? phc.exec(await decoyHash()) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: normal(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && own !== null;
}

let decoy: Promise<string> | undefined;

/** A hash that nobody's password has: same answer, same time. */
const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(16).toString('hex')));
