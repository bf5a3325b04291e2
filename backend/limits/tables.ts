import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ReminderMinutes } from '../../reference/policies.ts';
import { sessions } from '../access/tables.ts';
import { instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

/** A player's reminder of the time (ACT-01); a player who set none has no row. */
export const reminderSettings = pgTable('reminder_settings', {
  playerId: uuid('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Null: not set. */
  minutes: integer().$type<ReminderMinutes>(),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** The reminder that runs in a session; without a row the player's settings do, since the session began. */
export const sessionReminders = pgTable('session_reminders', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id),
  minutes: integer().$type<ReminderMinutes>(),
  isOn: boolean('is_on').notNull(),
  /** When the interval began: at the last answer, or change. */
  startedAt: instant('started_at').notNull(),
});
