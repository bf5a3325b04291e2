import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Vertical } from '../banking/ledger-tables.ts';
import { currency, instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';
import { campaigns } from './tables.ts';

/** QUEUED: they wait for the end of what runs. COMPLETED: all rounds are over. */
export type SpinStatus = 'QUEUED' | 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'FORFEITED';

/** Free spins that players claimed. */
export const freeSpinAwards = pgTable(
  'free_spin_awards',
  {
    id: text().primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The part of the product of the bonus that winnings become. */
    vertical: text().$type<Vertical>().notNull(),
    currency: currency().notNull(),
    /** Minor units: what each round is worth, and what all have won, as far as it is or will be paid. */
    stake: bigint({ mode: 'number' }).notNull(),
    won: bigint({ mode: 'number' }).notNull().default(0),
    status: text().$type<SpinStatus>().notNull(),
    /** Whether they waited (REW-18). */
    wasQueued: boolean('was_queued').notNull(),
    /** When they were claimed, or, of those that waited, began to run. */
    startedAt: instant('started_at').notNull(),
    /** No round begins from then on. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('free_spin_awards_once').on(table.playerId, table.campaignId),
    // What is won becomes one bonus, and a part of the product has one at a time.
    uniqueIndex('free_spin_awards_active')
      .on(table.playerId, table.vertical)
      .where(sql`status = 'ACTIVE'`),
    index('free_spin_awards_due')
      .on(table.expiresAt)
      .where(sql`status IN ('ACTIVE', 'QUEUED')`),
    check('free_spin_awards_worth', sql`${table.stake} > 0 AND ${table.won} >= 0`),
  ],
);

/** The rounds of free spins, by game (FSPIN-04). No more are played than granted, whatever calls come at once. */
export const freeSpinGames = pgTable(
  'free_spin_games',
  {
    awardId: text('award_id')
      .notNull()
      .references(() => freeSpinAwards.id),
    /** The `_id` of its document. */
    gameId: text('game_id').notNull(),
    position: integer().notNull(),
    granted: integer().notNull(),
    played: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.awardId, table.gameId] }),
    check(
      'free_spin_games_left',
      sql`${table.granted} > 0 AND ${table.played} BETWEEN 0 AND ${table.granted}`,
    ),
  ],
);
