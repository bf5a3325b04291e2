import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

/** Terms that a player agreed to, and when. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    version: integer().notNull(),
    at: instant('accepted_at').notNull(),
  },
  (table) => [index('terms_acceptances_player').on(table.playerId)],
);
