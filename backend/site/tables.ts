import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

/** Terms that a player agreed to, and when: the first time of each version. */
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
  (table) => [uniqueIndex('terms_acceptances_once').on(table.playerId, table.version)],
);

/** A player's consent to cookies and its time. The last of a version holds; those before are evidence. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for all consents of a player to one version. */
    consentId: text('consent_id').notNull(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** The version of the cookie policy. */
    version: integer().notNull(),
    performanceFunctional: boolean('performance_functional').notNull(),
    marketing: boolean().notNull(),
    at: instant('given_at').notNull(),
  },
  (table) => [index('cookie_consents_player').on(table.playerId, table.version, table.id)],
);
