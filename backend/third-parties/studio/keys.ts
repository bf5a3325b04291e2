import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { studioKeys } from './tables.ts';

/** The studio's name at the operator. */
export const SUPPLIER = 'studio';

export interface StudioKey {
  readonly privateKey: KeyObject;
  /** The operator has it. */
  readonly publicKey: KeyObject;
}

const generate = promisify(generateKeyPair);

/** The key that signs calls of the wallet: made at the first need, the same for all instances on the database. */
export async function openStudioKey(db: Database): Promise<StudioKey> {
  const find = () => db.select().from(studioKeys).where(eq(studioKeys.supplier, SUPPLIER));
  let [row] = await find();
  if (!row) {
    const { privateKey } = await generate('rsa', { modulusLength: 2_048 });
    await db
      .insert(studioKeys)
      .values({
        supplier: SUPPLIER,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      })
      .onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error('The studio has no key');
  const privateKey = createPrivateKey(row.privateKey);
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
