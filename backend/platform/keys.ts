import { createPrivateKey, randomBytes, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from './database.ts';
import { settings } from './tables.ts';

/** A key pair that signs the players' tokens (ES256). */
export interface SigningKey {
  /** The token's `kid`. */
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: CryptoKey;
}

/** The newest key signs; tokens of the key before are still taken, until they are over. */
export interface SigningKeys {
  readonly current: SigningKey;
  /** The keys by id. */
  readonly accepted: ReadonlyMap<string, SigningKey>;
  /** A key that is newer than this instance's; undefined when there is none. */
  readonly newer?: (id: string) => Promise<SigningKey | undefined>;
}

const settingName = 'signing-key';

/** Between two looks for newer keys, ms: anybody can make up a token with a key's name. */
const LOOK_PAUSE = 1_000;

interface Stored {
  /** The newest first, two at most. */
  readonly keys: readonly JWK[];
}

async function importKey(jwk: JWK): Promise<SigningKey> {
  const { d: _private, ...open } = jwk;
  return {
    id: jwk.kid ?? '1',
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    // This key type has nothing but key pairs.
    publicKey: (await importJWK(open, 'ES256')) as CryptoKey,
  };
}

async function newKey(): Promise<JWK> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(6).toString('base64url');
  return { ...(await exportJWK(pair.privateKey)), kid, alg: 'ES256' };
}

/** A database from before keys were rotated holds a single one. */
const keysOf = (value: unknown): readonly JWK[] =>
  typeof value === 'object' && value !== null && 'keys' in value
    ? (value as Stored).keys
    : [value as JWK];

/**
 * The database's signing keys, the first made at the first start, so that a token that one instance
 * signed is valid at every other and after a restart.
 */
export async function openSigningKeys(db: Database): Promise<SigningKeys> {
  const stored = () => db.select().from(settings).where(eq(settings.name, settingName));
  let [row] = await stored();
  if (!row) {
    const value: Stored = { keys: [await newKey()] };
    await db.insert(settings).values({ name: settingName, value }).onConflictDoNothing();
    [row] = await stored();
  }
  const keys = await Promise.all(keysOf(row?.value).map(importKey));
  const [current] = keys;
  if (!current) throw new Error('The database holds no signing key.');
  const byId = (some: readonly SigningKey[]) => new Map(some.map((key) => [key.id, key]));
  let seen = Promise.resolve(byId(keys));
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    current,
    accepted: byId(keys),
    async newer(id) {
      if (performance.now() - lookedAt >= LOOK_PAUSE) {
        lookedAt = performance.now();
        seen = stored().then(async ([now]) =>
          byId(await Promise.all(keysOf(now?.value).map(importKey))),
        );
      }
      return (await seen).get(id);
    },
  };
}

/**
 * Makes a new key, which signs from each instance's next start on. The key before is taken beside it, an older
 * one no longer. Instances are restarted afterwards, one after the other. Until its restart an instance takes
 * the new key's tokens too (`SigningKeys.newer`). Tokens live a quarter of an hour, so a second rotation waits
 * at least as long after the last restart.
 * @returns the new key's id
 */
export async function rotateSigningKey(db: Database): Promise<string> {
  const key = await newKey();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.name, settingName))
      .for('update');
    const [before] = row ? keysOf(row.value) : [];
    const value: Stored = { keys: before ? [key, before] : [key] };
    await tx
      .insert(settings)
      .values({ name: settingName, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  });
  return key.kid ?? '';
}
