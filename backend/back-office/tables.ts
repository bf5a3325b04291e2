import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/tables.ts';
import type { Role } from './roles.ts';

/** The people of the desk, who are no players: none of the platform's tables points here. */
export const deskStaff = pgTable('desk_staff', {
  /** In small letters. */
  email: text().primaryKey(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
});

/** The people who are logged in at the desk. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    /** SHA-256 of the cookie's value, in hex. */
    hash: text().primaryKey(),
    email: text()
      .notNull()
      .references(() => deskStaff.email, { onDelete: 'cascade' }),
    /** When something was last opened or sent, to the minute. */
    seenAt: instant('seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('desk_sessions_age').on(table.endsAt)],
);

/** The acts at the desk, and who did them: written before they are done, and kept. */
export const deskActs = pgTable(
  'desk_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** E-mail address; people who leave the desk stay here. */
    by: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The address that it was sent to, without a query. */
    path: text().notNull(),
    /** The form's texts, long ones cut; the chat alone keeps its own. */
    said: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The answer's; null while it is not given, or was never. */
    status: integer(),
  },
  (table) => [index('desk_acts_by').on(table.by, table.id)],
);
