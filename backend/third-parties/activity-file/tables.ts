import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables.ts';

/** The file's own books: who plays at which operator. No key of the platform's tables points here, nor back. */
export const activityFile = pgTable(
  'activity_file',
  {
    /** Names a person to the file: SHA-256 in hex of what every operator knows of them. */
    person: text().notNull(),
    operator: text().notNull(),
    beganAt: instant('began_at').notNull(),
    /** Null: the person plays there now. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.operator] }),
    index('activity_file_age').on(table.endedAt),
  ],
);
