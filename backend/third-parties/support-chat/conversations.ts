import { and, desc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { isOf, ownership, type Guest } from './guest.ts';
import { conversations, messages, type Author, type Conversation, type Message } from './tables.ts';

/** Messages of a conversation that are shown at once. */
const MOST_SHOWN = 500;

/** A message that is on its way. */
export interface Written {
  /** The id that the writer gave it: sent again, it is the same message. */
  readonly id: string;
  readonly body: string;
}

/** The brand, language and market that a guest writes from: hints for the person who answers. */
export interface Origin {
  readonly brand: string;
  readonly language: string;
  readonly market: string;
}

/** The conversation of a guest that shows: the open one, or the last. */
export async function currentOf(
  db: Database | Transaction,
  guest: Guest,
): Promise<Conversation | undefined> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(isOf(guest))
    // A conversation that was taken along may have begun before another was closed.
    .orderBy(desc(eq(conversations.status, 'OPEN')), desc(conversations.createdAt))
    .limit(1);
  return found;
}

async function openFor(tx: Transaction, guest: Guest, origin: Origin, at: Date) {
  const where = and(isOf(guest), eq(conversations.status, 'OPEN'));
  // Two tabs may begin at once: one of them makes it.
  await tx
    .insert(conversations)
    .values({ ...ownership(guest), ...origin, createdAt: at, lastMessageAt: at })
    .onConflictDoNothing();
  const [open] = await tx.select().from(conversations).where(where).for('update');
  if (!open) throw new Error('A conversation was closed while it was opened.');
  return open;
}

async function add(
  tx: Transaction,
  conversationId: string,
  author: Author,
  written: Written,
  sentAt: Date,
): Promise<boolean> {
  const added = await tx
    .insert(messages)
    .values({ conversationId, author, body: written.body, clientId: written.id, sentAt })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (added.length > 0) {
    await tx
      .update(conversations)
      .set({ lastMessageAt: sentAt })
      .where(eq(conversations.id, conversationId));
  }
  return added.length > 0;
}

/**
 * Keeps a guest's message, in a conversation that begins with it if there is none open. A repeated message is
 * kept already, though the conversation was closed meanwhile.
 * @param mayBegin asked before a conversation begins; may refuse
 * @returns whether it is new
 */
export function keepMessage(
  db: Database,
  guest: Guest,
  written: Written,
  origin: Origin,
  at: Date,
  mayBegin: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(isOf(guest), eq(messages.clientId, written.id)))
      .limit(1);
    if (known) return false;
    const current = await currentOf(tx, guest);
    if (current?.status !== 'OPEN') await mayBegin(tx);
    const { id } = await openFor(tx, guest, origin, at);
    return add(tx, id, 'GUEST', written, at);
  });
}

/** Keeps an answer of the desk. @returns the owner of the conversation; undefined when it is closed or gone */
export function keepAnswer(
  db: Database,
  id: string,
  written: Written,
  at: Date,
): Promise<Conversation | undefined> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, id), eq(conversations.status, 'OPEN')))
      .for('update');
    if (open) await add(tx, id, 'AGENT', written, at);
    return open;
  });
}

/** @returns its owner; undefined when it was not open */
export async function closeConversation(
  db: Database,
  id: string,
): Promise<Conversation | undefined> {
  const [closed] = await db
    .update(conversations)
    .set({ status: 'CLOSED' })
    .where(and(eq(conversations.id, id), eq(conversations.status, 'OPEN')))
    .returning();
  return closed;
}

/** The newest after one, in their order: a long conversation must not hide its latest messages. */
export async function messagesOf(
  db: Database,
  conversationId: string,
  after: number,
): Promise<readonly Message[]> {
  const newest = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.id, after)))
    .orderBy(desc(messages.id))
    .limit(MOST_SHOWN);
  return newest.toReversed();
}

/** How many answers the guest has not been shown. */
export const countUnread = (db: Database, { id, readUpTo }: Conversation): Promise<number> =>
  db.$count(
    messages,
    and(eq(messages.conversationId, id), eq(messages.author, 'AGENT'), gt(messages.id, readUpTo)),
  );

/**
 * Notes that the guest was shown everything up to a message; later messages do not count.
 * @returns whether that is news
 */
export async function markRead(db: Database, guest: Guest, upTo: number): Promise<boolean> {
  const current = await currentOf(db, guest);
  if (!current || upTo <= current.readUpTo) return false;
  const shown = db
    .select({ last: sql<number>`coalesce(max(${messages.id}), 0)` })
    .from(messages)
    .where(and(eq(messages.conversationId, current.id), lte(messages.id, upTo)));
  const changed = await db
    .update(conversations)
    .set({ readUpTo: sql`(${shown})` })
    .where(and(eq(conversations.id, current.id), lt(conversations.readUpTo, sql`(${shown})`)))
    .returning({ id: conversations.id });
  return changed.length > 0;
}

/**
 * A visitor who logged in goes on as the player. If the player has an open conversation, the visitor's messages
 * move there: nobody would answer or read those that stayed behind.
 * @returns whether there was anything to take along
 */
export function adopt(db: Database, visitor: Guest, playerId: string): Promise<boolean> {
  const open = (guest: Guest) => and(isOf(guest), eq(conversations.status, 'OPEN'));
  return db.transaction(async (tx) => {
    const [left] = await tx.select().from(conversations).where(open(visitor)).for('update');
    if (!left) return false;
    const player = { kind: 'player', playerId } as const;
    const [own] = await tx.select().from(conversations).where(open(player)).for('update');
    if (!own) {
      await tx
        .update(conversations)
        .set({ playerId, secretHash: null })
        .where(eq(conversations.id, left.id));
      return true;
    }
    // Under new numbers: listeners are told the messages after the last number that they saw.
    await tx.execute(sql`
      INSERT INTO ${messages} (conversation_id, author, body, client_id, sent_at)
      SELECT ${own.id}, author, body, client_id, sent_at FROM ${messages}
      WHERE conversation_id = ${left.id} ORDER BY id
      ON CONFLICT DO NOTHING`);
    const lastMessageAt = sql`greatest(${conversations.lastMessageAt}, ${left.lastMessageAt.toISOString()}::timestamptz)`;
    await tx.update(conversations).set({ lastMessageAt }).where(eq(conversations.id, own.id));
    await tx.delete(conversations).where(eq(conversations.id, left.id));
    return true;
  });
}

/** The time of the guest's first unanswered message; null when everything is answered. */
const waitingSince = sql`(
  select min(${messages.sentAt}) from ${messages}
  where ${messages.conversationId} = ${conversations.id} and ${messages.author} = 'GUEST'
    and ${messages.id} > coalesce((
      select max(answers.id) from ${messages} answers
      where answers.conversation_id = ${conversations.id} and answers.author = 'AGENT'
    ), 0)
)`.mapWith(messages.sentAt) as SQL<Date | null>;

export interface DeskEntry extends Pick<
  Conversation,
  'id' | 'playerId' | 'brand' | 'language' | 'market' | 'lastMessageAt'
> {
  readonly waitingSince: Date | null;
  readonly last: Pick<Message, 'author' | 'body'>;
}

/** The open conversations: first those that wait, the longest first, then by the newest message. */
export async function openConversations(db: Database): Promise<readonly DeskEntry[]> {
  const last = db
    .select({ author: messages.author, body: messages.body })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last');
  return db
    .select({
      id: conversations.id,
      playerId: conversations.playerId,
      brand: conversations.brand,
      language: conversations.language,
      market: conversations.market,
      lastMessageAt: conversations.lastMessageAt,
      waitingSince,
      last: { author: last.author, body: last.body },
    })
    .from(conversations)
    .innerJoinLateral(last, sql`true`)
    .where(eq(conversations.status, 'OPEN'))
    .orderBy(sql`${waitingSince} asc nulls last`, desc(conversations.lastMessageAt))
    .limit(200);
}

export async function findConversation(
  db: Database,
  id: string,
): Promise<Conversation | undefined> {
  const [found] = await db.select().from(conversations).where(eq(conversations.id, id));
  return found;
}
