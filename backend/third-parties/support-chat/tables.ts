import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables.ts';

export type ConversationStatus = 'OPEN' | 'CLOSED';
/** A guest is a player or a visitor of the merchant's site; an agent answers at the desk. */
export type Author = 'GUEST' | 'AGENT';

/** The messages between somebody and support. The merchant's ids are only text here. */
export const conversations = pgTable(
  'support_conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As the claim names them; null of a visitor. */
    playerId: text('player_id'),
    /** SHA-256 in hex of the secret that a visitor's browser keeps; null of a player. */
    secretHash: text('secret_hash'),
    brand: text().notNull(),
    language: text().notNull(),
    market: text().notNull(),
    status: text().$type<ConversationStatus>().notNull().default('OPEN'),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** The newest answer that was shown to the guest. */
    readUpTo: bigint('read_up_to', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('support_conversations_player')
      .on(table.playerId)
      .where(sql`status = 'OPEN'`),
    uniqueIndex('support_conversations_secret')
      .on(table.secretHash)
      .where(sql`status = 'OPEN'`),
    index('support_conversations_of_player').on(table.playerId, table.createdAt),
    index('support_conversations_of_secret').on(table.secretHash, table.createdAt),
    index('support_conversations_desk').on(table.status, table.lastMessageAt),
    index('support_conversations_age').on(table.lastMessageAt),
  ],
);

export type Conversation = typeof conversations.$inferSelect;

export const messages = pgTable(
  'support_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text().$type<Author>().notNull(),
    body: text().notNull(),
    /** Made by the writer: sent again, it is the same message. */
    clientId: text('client_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_messages_once').on(table.conversationId, table.clientId),
    index('support_messages_order').on(table.conversationId, table.id),
  ],
);

export type Message = typeof messages.$inferSelect;
