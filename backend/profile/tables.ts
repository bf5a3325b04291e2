import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { players } from '../players/tables.ts';
import { instant } from '../platform/tables.ts';

/**
 * A player's choice of one channel or topic of marketing (PROF-10). Each choice has a row, so that of two tabs
 * neither undoes the other's; a choice that was never made has none.
 */
export const marketingPreferences = pgTable(
  'marketing_preferences',
  {
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** A name of the contract's MarketingChannel or MarketingTopic. */
    name: text().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.name] })],
);
