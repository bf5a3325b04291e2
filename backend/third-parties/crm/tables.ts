import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables.ts';
import type { MessageTexts } from './texts.ts';

/** The CRM's own books: no key of the platform's tables points here, nor back. */

/** The sent messages and their targets; undefined targets are for everybody. */
export const crmMessages = pgTable(
  'crm_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the form that it was written in: sent twice, it is one message. */
    key: uuid().notNull().unique(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    /** Where the message leads on the site, after the locale; null: nowhere. */
    path: text(),
    /** A topic of the contract's MarketingTopic; null: it is about the account, and no marketing. */
    topic: text(),
    playerId: uuid('player_id'),
    /** ISO 639-1. */
    language: text(),
    market: text(),
    /** A brand's id. */
    brand: text(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('crm_messages_age').on(table.sentAt)],
);

/** A player's actions on a message. */
export const crmReadings = pgTable(
  'crm_readings',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => crmMessages.id, { onDelete: 'cascade' }),
    playerId: uuid('player_id').notNull(),
    readAt: instant('read_at').notNull(),
    /** Null: it lies in the inbox. */
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.playerId] })],
);

/** Inboxes that are open. */
export const crmInboxes = pgTable(
  'crm_inboxes',
  {
    /** SHA-256 of the id, in hex. */
    hash: text().primaryKey(),
    /** The platform's name of the session with which the id ends. */
    sessionId: uuid('session_id').notNull(),
    /** Id of the brand that the player looks from. */
    brand: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('crm_inboxes_age').on(table.expiresAt)],
);
