import { desc, eq, getTableColumns, ilike, or } from 'drizzle-orm';
import type { BrandId } from '../../reference/brands.ts';
import type { TextLanguage } from '../../reference/languages.ts';
import type { Clock } from './clock.ts';
import type { Executor } from './database.ts';
import { outboxMessages } from './tables.ts';

interface Written {
  readonly brand: BrandId;
  readonly language: TextLanguage;
  /** `Northlight`, or with an address `Northlight <no-reply@northlight.example>`. */
  readonly sender: string;
  /** Plain text. */
  readonly body: string;
}

export interface Sms extends Written {
  readonly channel: 'SMS';
}

export interface Mail extends Written {
  readonly channel: 'EMAIL';
  readonly subject: string;
  /** The same as HTML; the brand's mark goes with it as the attachment `cid:mark`. */
  readonly html: string;
}

/** @property recipient E.164 number or e-mail address */
export type OutboxMessage = (Sms | Mail) & { readonly recipient: string };

/**
 * Where an operator's platform hands messages to its SMS and e-mail providers. Here they are kept
 * and shown on the outbox page.
 */
export interface Outbox {
  /** Takes part in the caller's transaction: a message in a rolled-back one was never sent. */
  send(executor: Executor, message: OutboxMessage): Promise<void>;
}

export const createOutbox = (clock: Clock): Outbox => ({
  async send(executor, message) {
    await executor.insert(outboxMessages).values({ ...message, sentAt: clock.date() });
  },
});

/** Whole: with the HTML of an e-mail. */
export type StoredMessage = typeof outboxMessages.$inferSelect;

const { html: _, ...listed } = getTableColumns(outboxMessages);
export type ListedMessage = Omit<StoredMessage, 'html'>;

/** The newest messages, at most 200, whose recipient or subject contains `search`. */
export async function readOutbox(executor: Executor, search: string): Promise<ListedMessage[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return executor
    .select(listed)
    .from(outboxMessages)
    .where(
      search === ''
        ? undefined
        : or(ilike(outboxMessages.recipient, pattern), ilike(outboxMessages.subject, pattern)),
    )
    .orderBy(desc(outboxMessages.id))
    .limit(200);
}

/** One message; undefined when there is none of that number. */
export async function readMessage(
  executor: Executor,
  id: number,
): Promise<StoredMessage | undefined> {
  const [found] = await executor.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return found;
}
