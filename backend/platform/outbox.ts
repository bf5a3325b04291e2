import { desc, ilike, or } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Executor } from './database.ts';
import { outboxMessages } from './tables.ts';

export interface OutboxMessage {
  readonly channel: 'SMS' | 'EMAIL';
  /** E.164 number or e-mail address. */
  readonly recipient: string;
  /** E-mail only. */
  readonly subject?: string;
  readonly body: string;
}

/**
 * Where an operator's platform hands messages to its SMS and e-mail providers. Here they are kept
 * and shown on the outbox page.
 */
export interface Outbox {
  /** Takes part in the caller's transaction: what is rolled back was never sent. */
  send(executor: Executor, message: OutboxMessage): Promise<void>;
}

export const createOutbox = (clock: Clock): Outbox => ({
  async send(executor, message) {
    await executor.insert(outboxMessages).values({ ...message, sentAt: clock.date() });
  },
});

export type StoredMessage = typeof outboxMessages.$inferSelect;

/** The newest messages, at most 200, whose recipient contains `search`. */
export async function readOutbox(executor: Executor, search: string): Promise<StoredMessage[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return executor
    .select()
    .from(outboxMessages)
    .where(
      search === ''
        ? undefined
        : or(ilike(outboxMessages.recipient, pattern), ilike(outboxMessages.subject, pattern)),
    )
    .orderBy(desc(outboxMessages.id))
    .limit(200);
}
