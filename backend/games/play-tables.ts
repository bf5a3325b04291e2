import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GameKind } from '../../reference/game-rules.ts';
import type { CatalogueGame } from '../../reference/game-visibility.ts';
import type { components } from '../../openapi/wallet.gen.ts';
import { sessions } from '../access/tables.ts';
import { minor, playerId } from '../banking/ledger-tables.ts';
import { currency, instant } from '../platform/tables.ts';

/** Games that players opened for money: what a supplier's token stands for. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: playerId(),
    /** The log-in under which it was opened. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    /** The supplier who got the token. */
    supplier: text().notNull(),
    /** SHA-256 in hex of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    siteId: text('site_id').notNull(),
    gameId: text('game_id').notNull(),
    slug: text().notNull(),
    type: text().$type<CatalogueGame['_type']>().notNull(),
    kind: text().$type<GameKind>().notNull(),
    version: text().notNull(),
    currency: currency().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When a stake was last taken; null: never. */
    lastBetAt: instant('last_bet_at'),
    /** Null: it is open, as long as its log-in is. */
    endedAt: instant('ended_at'),
    /** `OTHER_GAME`: the player opened another, where the law allows one at once. */
    endReason: text('end_reason').$type<'OTHER_GAME'>(),
  },
  (table) => [
    index('game_sessions_open')
      .on(table.playerId)
      .where(sql`ended_at IS NULL`),
    check('game_sessions_ended', sql`(${table.endedAt} IS NULL) = (${table.endReason} IS NULL)`),
  ],
);

export type ActKind = 'BET' | 'WIN' | 'ROLLBACK';

/** What suppliers told of rounds, and what they were answered: each act once, for ever. */
export const gameActs = pgTable(
  'game_acts',
  {
    supplier: text().notNull(),
    /** The supplier's `transaction_uuid`. */
    id: uuid().notNull(),
    kind: text().$type<ActKind>().notNull(),
    playerId: playerId(),
    gameSessionId: uuid('game_session_id')
      .notNull()
      .references(() => gameSessions.id),
    /** The bet that won, or is undone, whether or not it ever came; null for a bet, and a promotion's win. */
    betId: uuid('bet_id'),
    round: text().notNull(),
    closesRound: boolean('closes_round').notNull(),
    /** As the supplier named it. */
    gameCode: text('game_code').notNull(),
    /** What it says it is worth, in minor units of `currency`; of a rollback what went back. */
    amount: minor('amount').notNull(),
    currency: currency().notNull(),
    isFree: boolean('is_free').notNull(),
    isPromotion: boolean('is_promotion').notNull(),
    /** SHA-256 in hex of the content. */
    contentHash: text('content_hash').notNull(),
    /** The answer, with the balance that stood in it. */
    status: text().$type<components['schemas']['WalletStatus']>().notNull(),
    balanceAfter: minor('balance_after').notNull(),
    /** The row of the history; null where no money moved. */
    referenceId: text('reference_id'),
    at: instant('acted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.id] }),
    index('game_acts_of_bet').on(table.supplier, table.betId),
    index('game_acts_round').on(table.playerId, table.supplier, table.round),
    check('game_acts_not_negative', sql`${table.amount} >= 0`),
    check(
      'game_acts_of_something',
      sql`(${table.kind} = 'BET' AND ${table.betId} IS NULL) OR ${table.kind} = 'WIN'
        OR (${table.kind} = 'ROLLBACK' AND ${table.betId} IS NOT NULL)`,
    ),
  ],
);
