import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { settings } from '../platform/tables.ts';

/** The one whose callbacks a secret signs; calls of the file of activity are the operator's own. */
type Signer = 'payment' | 'payout' | 'identity' | 'activity';

/**
 * The secret that a provider signs its callbacks with, made at the first start and the
 * same for all instances on the database. An operator puts the one of its provider's contract here.
 */
export async function openWebhookSecret(db: Executor, signer: Signer = 'payment'): Promise<string> {
  const name = `${signer}-webhook-secret`;
  const secret = randomBytes(32).toString('hex');
  await db.insert(settings).values({ name, value: secret }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return String(row?.value);
}
