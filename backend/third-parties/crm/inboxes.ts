import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { BrandId } from '../../../reference/brands.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database.ts';
import type { CrmContext } from './crm.ts';
import { crmInboxes } from './tables.ts';
import type { Recipient } from './target.ts';

/** How long an id waits for its next use, in ms. While the inbox is open it is used all the time. */
const INBOX_ID_LIFETIME = 900_000;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Opens the inbox of a session's player, under a new id: 256 random bits, of which only a digest is kept. Its
 * holder reads and files away this player's messages, and nothing else, as long as the session stands and the
 * id is used.
 */
export async function openInbox(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  opened: { readonly sessionId: string; readonly brand: BrandId },
): Promise<string> {
  const id = `crm_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(clock.now() + INBOX_ID_LIFETIME);
  await db.insert(crmInboxes).values({ ...opened, hash: hashOf(id), expiresAt });
  return id;
}

/** An inbox that is open. */
export interface OpenInbox {
  readonly sessionId: string;
  readonly recipient: Recipient;
}

/** The player whose inbox an id opens; this use counts. Undefined when it opens none, or none any more. */
export async function findInbox(
  { db, clock, ports }: CrmContext,
  id: string,
): Promise<OpenInbox | undefined> {
  const hash = hashOf(id);
  const now = clock.now();
  const [row] = await db
    .select()
    .from(crmInboxes)
    .where(and(eq(crmInboxes.hash, hash), gt(crmInboxes.expiresAt, new Date(now))));
  const player = row && (await ports.playerOf(row.sessionId));
  if (!player) return undefined;
  if (row.expiresAt.getTime() - now < INBOX_ID_LIFETIME / 2) {
    const expiresAt = new Date(now + INBOX_ID_LIFETIME);
    await db.update(crmInboxes).set({ expiresAt }).where(eq(crmInboxes.hash, hash));
  }
  const { sessionId, brand } = row;
  return { sessionId, recipient: { ...player, brand } };
}
