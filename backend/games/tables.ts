import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import type { components as WalletComponents } from '../../openapi/wallet.gen.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import type { CatalogueGame } from '../../reference/game-visibility.ts';
import { sessions } from '../access/tables.ts';
import { minor, playerId } from '../banking/ledger-tables.ts';
import { currency, instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

/** The lists that a player keeps: by the heart, and by subscription. */
export type OwnList = 'FAVOURITE' | 'SUBSCRIBED';

/** Games that players chose. Whether a game is in the catalogue is asked when it is read. */
export const chosenGames = pgTable(
  'chosen_games',
  {
    playerId: playerId(),
    list: text().$type<OwnList>().notNull(),
    /** The `_id` of the game's document. */
    gameId: text('game_id').notNull(),
    /** The lobby in which the heart was pressed; null for a subscription. */
    lobbyPageType: text('lobby_page_type').$type<components['schemas']['LobbyPageType']>(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.list, table.gameId] })],
);

/** Games that players opened lately, each once. */
export const openedGames = pgTable(
  'opened_games',
  {
    playerId: playerId(),
    gameId: text('game_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When the player last played it for money; null: never. */
    playedAt: instant('played_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Wins for the lists of winners. */
export const gameWins = pgTable(
  'game_wins',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Whose win it is; null for one that is made up. */
    playerId: uuid('player_id').references(() => players.id),
    /** The masked name of nobody, for a win that is made up; of a player the account has it. */
    name: text(),
    /** Euro cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    wonAt: instant('won_at').notNull(),
    /** Nobody won it: it fills the lists until games are played. */
    madeUp: boolean('made_up').notNull().default(false),
    /** With `gameCode` and `round`, as in `game_acts`, whose round it is of; null for a prize, and where it is made up. */
    supplier: text(),
    gameCode: text('game_code'),
    round: text(),
  },
  (table) => [
    index('game_wins_age').on(table.wonAt),
    index('game_wins_site').on(table.siteId, table.wonAt),
    index('game_wins_round')
      .on(table.playerId, table.supplier, table.round)
      .where(sql`round IS NOT NULL`),
    check(
      'game_wins_of_round',
      sql`(${table.supplier} IS NULL) = (${table.round} IS NULL) AND (${table.gameCode} IS NULL) = (${table.round} IS NULL)`,
    ),
    check(
      'game_wins_somebodys',
      sql`${table.madeUp} = (${table.playerId} IS NULL) AND ${table.madeUp} = (${table.name} IS NOT NULL)`,
    ),
  ],
);

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
    /** When the visit began that it goes on with; null: one begins with it. */
    visitBegunAt: instant('visit_begun_at'),
    /** When a stake was last taken; null: never. */
    lastBetAt: instant('last_bet_at'),
    /** Null: it is open, as long as its log-in is. */
    endedAt: instant('ended_at'),
    /** `CLOSED`: the player left it. `OTHER_GAME`: they opened another, where the law allows one at once. */
    endReason: text('end_reason').$type<'CLOSED' | 'OTHER_GAME'>(),
  },
  (table) => [
    index('game_sessions_open')
      .on(table.playerId)
      .where(sql`ended_at IS NULL`),
    index('game_sessions_latest').on(table.playerId, table.openedAt),
    check('game_sessions_ended', sql`(${table.endedAt} IS NULL) = (${table.endReason} IS NULL)`),
  ],
);

/** The checks inside games that players answered. */
export const gameChecks = pgTable(
  'game_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: playerId(),
    /** The game in which it was answered. */
    gameSessionId: uuid('game_session_id')
      .notNull()
      .references(() => gameSessions.id),
    /** How long they had played by then, ms. */
    playedMs: bigint('played_ms', { mode: 'number' }).notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** No stake is taken before; play since the check counts from then on. */
    restsUntil: instant('rests_until').notNull(),
  },
  (table) => [
    index('game_checks_latest').on(table.playerId, table.answeredAt),
    check('game_checks_rest', sql`${table.restsUntil} >= ${table.answeredAt}`),
  ],
);

/** Players of whom the central file of activity was told that they play, and not yet that they do no more. */
export const reportedActivity = pgTable('reported_activity', {
  playerId: playerId().primaryKey(),
  reportedAt: instant('reported_at').notNull(),
});

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
    /** The bonus that the round belongs to, if it was open to the stake; null: the act is none of a bonus's. */
    bonusId: text('bonus_id'),
    /** How much of `amount` left or reached the pocket of bonus money, and how much the house's fund has or had. */
    bonusAmount: minor('bonus_amount').notNull().default(0),
    fundAmount: minor('fund_amount').notNull().default(0),
    /** How much of what reached own money came of a bonus that was completed before. */
    paidOut: minor('paid_out').notNull().default(0),
    /** By how much it changed what is wagered of the bonus; below zero: it took back what had counted. */
    wagered: minor('wagered').notNull().default(0),
    isFree: boolean('is_free').notNull(),
    /** The free spins that it is of; null: it is none of theirs. `fund_amount` of their bet is all of it. */
    awardId: text('award_id'),
    isPromotion: boolean('is_promotion').notNull(),
    /** SHA-256 in hex of the content. */
    contentHash: text('content_hash').notNull(),
    /** The answer, with the balance that stood in it. */
    status: text().$type<WalletComponents['schemas']['WalletStatus']>().notNull(),
    balanceAfter: minor('balance_after').notNull(),
    /** The row of the history; null where no money moved. */
    referenceId: text('reference_id'),
    at: instant('acted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.id] }),
    index('game_acts_of_bet').on(table.supplier, table.betId),
    index('game_acts_round').on(table.playerId, table.supplier, table.round),
    index('game_acts_session').on(table.gameSessionId, table.at),
    index('game_acts_of_bonus')
      .on(table.playerId, table.bonusId)
      .where(sql`kind = 'BET' AND bonus_amount > 0`),
    index('game_acts_of_award')
      .on(table.playerId, table.awardId)
      .where(sql`kind = 'BET' AND award_id IS NOT NULL`),
    check('game_acts_not_negative', sql`${table.amount} >= 0`),
    check(
      'game_acts_shares',
      sql`${table.bonusAmount} >= 0 AND ${table.fundAmount} >= 0 AND ${table.bonusAmount} + ${table.fundAmount} <= ${table.amount}`,
    ),
    check(
      'game_acts_of_something',
      sql`(${table.kind} = 'BET' AND ${table.betId} IS NULL) OR ${table.kind} = 'WIN'
        OR (${table.kind} = 'ROLLBACK' AND ${table.betId} IS NOT NULL)`,
    ),
  ],
);
