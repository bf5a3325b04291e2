import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CrmContext } from './crm.ts';
import { cut } from '../../platform/cut.ts';
import type { OpenInbox } from './inboxes.ts';
import { plainOf, readMarkdown, type Block } from './markdown.ts';
import { crmMessages, crmReadings } from './tables.ts';
import { isFor, type Target } from './target.ts';
import { textFor, type MessageTexts } from './texts.ts';

/** The most messages of one player that show, the newest. */
const MOST_SHOWN = 200;
/** The most messages that are looked through for one player, the newest. */
const MOST_LOOKED_THROUGH = 2_000;
/** The length of a message's start in a list. */
const LONGEST_START = 160;
/** The most sent messages that the desk lists, the newest. */
const MOST_LISTED = 100;

/** A message as the widget shows it. */
export interface ShownMessage {
  readonly id: number;
  /** ISO 639-1, of title and body. */
  readonly language: string;
  readonly title: string;
  readonly body: readonly Block[];
  /** The beginning of the body, in one line. */
  readonly start: string;
  /** Where it leads on the site, after the locale. */
  readonly path: string | null;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  readonly isRead: boolean;
  readonly isArchived: boolean;
}

/** The actions of a player on a message. */
export const FILINGS = ['read', 'archived', 'restored'] as const;
export type Filing = (typeof FILINGS)[number];

/** The messages of a player with the player's actions on them, newest first. */
async function messagesOf({ db }: CrmContext, { recipient }: OpenInbox) {
  const { playerId } = recipient;
  const rows = await db
    .select({ message: crmMessages, reading: crmReadings })
    .from(crmMessages)
    .leftJoin(
      crmReadings,
      and(eq(crmReadings.messageId, crmMessages.id), eq(crmReadings.playerId, playerId)),
    )
    .where(or(isNull(crmMessages.playerId), eq(crmMessages.playerId, playerId)))
    .orderBy(desc(crmMessages.id))
    .limit(MOST_LOOKED_THROUGH);
  return rows.filter(({ message }) => isFor(message, recipient)).slice(0, MOST_SHOWN);
}

type Row = Awaited<ReturnType<typeof messagesOf>>[number];

const isUnread = ({ reading }: Row): boolean => reading === null;

/** @param language ISO 639-1, of the site's pages */
export async function readInbox(context: CrmContext, inbox: OpenInbox, language: string) {
  const rows = await messagesOf(context, inbox);
  const messages = rows.map(({ message, reading }): ShownMessage => {
    const { id, texts, path, sentAt } = message;
    const { language: written, text } = textFor(texts, language);
    const body = readMarkdown(text.body);
    return {
      id,
      language: written,
      title: text.title,
      body,
      start: cut(plainOf(body), LONGEST_START),
      path,
      sentAt: sentAt.toISOString(),
      isRead: reading !== null,
      isArchived: reading !== null && reading.archivedAt !== null,
    };
  });
  return { messages, unread: rows.filter(isUnread).length };
}

export async function countUnread(context: CrmContext, inbox: OpenInbox): Promise<number> {
  return (await messagesOf(context, inbox)).filter(isUnread).length;
}

/** @returns false when it is no message of this player's */
export async function fileMessage(
  context: CrmContext,
  inbox: OpenInbox,
  messageId: number,
  filing: Filing,
): Promise<boolean> {
  const { db, clock, events } = context;
  const rows = await messagesOf(context, inbox);
  if (!rows.some(({ message }) => message.id === messageId)) return false;
  const { playerId } = inbox.recipient;
  const now = clock.date();
  const archivedAt = filing === 'archived' ? now : null;
  const insert = db.insert(crmReadings).values({ messageId, playerId, readAt: now, archivedAt });
  const target = [crmReadings.messageId, crmReadings.playerId];
  const isOther = filing === 'archived' ? isNull : isNotNull;
  // The first reading counts, and reading a message does not bring it back from the archive.
  const changed =
    filing === 'read'
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target,
          set: { archivedAt },
          setWhere: isOther(crmReadings.archivedAt),
        });
  const done = await changed.returning({ id: crmReadings.messageId });
  if (done.length > 0) events.publish('inbox.changed', { playerId });
  return true;
}

export interface NewMessage extends Omit<Target, 'sentAt'> {
  readonly key: string;
  readonly texts: MessageTexts;
  readonly path: string | null;
}

/** Sends a message: open inboxes show it at once, the others when they are opened. */
export async function sendMessage(
  { db, clock, events }: CrmContext,
  message: NewMessage,
): Promise<void> {
  await db
    .insert(crmMessages)
    .values({ ...message, sentAt: clock.date() })
    .onConflictDoNothing({ target: crmMessages.key });
  events.publish('inbox.changed', { playerId: message.playerId });
}

/** The sent messages, newest first, with how many players have read each. */
export async function sentMessages({ db }: CrmContext) {
  const messages = await db
    .select()
    .from(crmMessages)
    .orderBy(desc(crmMessages.id))
    .limit(MOST_LISTED);
  const ids = messages.map(({ id }) => id);
  const read = await db
    .select({ id: crmReadings.messageId, times: count() })
    .from(crmReadings)
    .where(ids.length === 0 ? sql`false` : inArray(crmReadings.messageId, ids))
    .groupBy(crmReadings.messageId);
  const timesOf = new Map(read.map(({ id, times }) => [id, times]));
  return messages.map((message) => ({ ...message, readBy: timesOf.get(message.id) ?? 0 }));
}
