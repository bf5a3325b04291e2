import { createPrivateKey, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from './database.ts';
import { settings } from './tables.ts';

/** The key pair that signs the players' tokens (ES256). */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: CryptoKey;
}

const settingName = 'signing-key';

async function importKey(jwk: JWK): Promise<SigningKey> {
  const { d: _private, ...open } = jwk;
  return {
    id: jwk.kid ?? '1',
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    // Of this key type there is nothing but key pairs.
    publicKey: (await importJWK(open, 'ES256')) as CryptoKey,
  };
}

/**
 * The database's signing key, made at the first start, so that a token that one instance signed is
 * valid at every other and after a restart.
 */
export async function openSigningKey(db: Database): Promise<SigningKey> {
  const stored = () => db.select().from(settings).where(eq(settings.name, settingName));
  let [row] = await stored();
  if (!row) {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const value = { ...(await exportJWK(pair.privateKey)), kid: '1', alg: 'ES256' };
    await db.insert(settings).values({ name: settingName, value }).onConflictDoNothing();
    [row] = await stored();
  }
  return importKey(row?.value as JWK);
}
