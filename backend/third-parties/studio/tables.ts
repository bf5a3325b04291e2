import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../platform/tables.ts';
import type { Launch, Mode } from './launch.ts';
import type { Act, Bet, Step } from './math/round.ts';

/** The studio's own books: no key of the platform's tables points here, nor back. All amounts are minor units. */

/** The key that signs what the studio asks of the wallet: one row, the same for all instances on the database. */
export const studioKeys = pgTable('studio_keys', {
  supplier: text().primaryKey(),
  /** PKCS #8, PEM. */
  privateKey: text('private_key').notNull(),
});

/** One launch of a game. */
export const studioSessions = pgTable(
  'studio_sessions',
  {
    id: uuid().primaryKey(),
    /** SHA-256 in hex of what the client shows with each call. */
    hash: text().notNull().unique(),
    mode: text().$type<Mode>().notNull(),
    /** Whose rounds these are: a player's of all their sessions of a mode; of who plays for free unnamed, this one's. */
    player: text().notNull(),
    slug: text().notNull(),
    launch: jsonb().$type<Launch>().notNull(),
    /** The stakes to choose from, and the most of a round. */
    stakes: jsonb().$type<readonly number[]>().notNull(),
    highestStake: bigint('highest_stake', { mode: 'number' }).notNull(),
    /** SHA-256 in hex of the mathematics that the session began with. */
    configuration: text().notNull(),
    /** Play money; of play for money as the wallet told it last. */
    balance: bigint({ mode: 'number' }).notNull(),
    /** The free rounds that the launch brought and that are not played yet. */
    freeRoundsLeft: integer('free_rounds_left').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('studio_sessions_age').on(table.createdAt)],
);

export type Session = typeof studioSessions.$inferSelect;

/**
 * PLACING: its outcome is drawn, and its stake is asked for. OPEN: the player decides. CLOSED: the result stands.
 * VOID: it was never played.
 */
type RoundState = 'PLACING' | 'OPEN' | 'CLOSED' | 'VOID';

/** Every round, with all that is needed to show it again. */
export const studioRounds = pgTable(
  'studio_rounds',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => studioSessions.id),
    player: text().notNull(),
    slug: text().notNull(),
    /** The client's name for the wish. */
    requestId: text('request_id').notNull(),
    /** The version of the game, and the studio's title with the hash of its mathematics. */
    version: text().notNull(),
    title: text().notNull(),
    configuration: text().notNull(),
    bets: jsonb().$type<readonly Bet[]>().notNull(),
    /** All that chance decides, drawn before anything of it was told. */
    draw: jsonb().$type<readonly number[]>().notNull(),
    acts: jsonb().$type<readonly { readonly requestId: string; readonly act: Act }[]>().notNull(),
    steps: jsonb().$type<readonly Step[]>().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    won: bigint({ mode: 'number' }).notNull(),
    state: text().$type<RoundState>().notNull(),
    /** Why a void round is one: the code that its player was told. */
    refusal: text().$type<StakeRefusal>(),
    isShown: boolean('is_shown').notNull(),
    /** Whether the operator gave its stake. */
    isFree: boolean('is_free').notNull().default(false),
    startedAt: instant('started_at').notNull(),
    /** Its last change: what is left alone for long is ended. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('studio_rounds_wish').on(table.sessionId, table.requestId),
    // One round at a time, over all tabs and devices.
    uniqueIndex('studio_rounds_current')
      .on(table.player, table.slug)
      .where(sql`${table.state} <> 'VOID' and not ${table.isShown}`),
    index('studio_rounds_latest').on(table.player, table.slug, table.startedAt),
    index('studio_rounds_left')
      .on(table.changedAt)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);

export type StoredRound = typeof studioRounds.$inferSelect;

/** Why a stake was not taken. */
export type StakeRefusal =
  | 'error.studio.not_enough_money'
  | 'error.studio.bonus_stake'
  | 'error.studio.limit_reached'
  | 'error.studio.not_allowed'
  | 'error.studio.session_ended'
  | 'error.studio.game_changed'
  | 'error.studio.no_free_round'
  | 'error.studio.wallet_unreachable';

/** What is asked of the wallet, and was: each act under an id of its own, which its repetitions keep. */
export const studioTransactions = pgTable(
  'studio_transactions',
  {
    id: uuid().primaryKey(),
    roundId: uuid('round_id')
      .notNull()
      .references(() => studioRounds.id),
    kind: text().$type<'bet' | 'win' | 'rollback'>().notNull(),
    /** The bet that a win is of, or that a rollback undoes. */
    betId: uuid('bet_id'),
    /** Of a bet that a decision in the round costs. */
    act: jsonb().$type<{
      readonly requestId: string;
      readonly act: Act;
      /** Why it was not made: the code that its player was told. */
      readonly refusal?: StakeRefusal;
    }>(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Whether it is the last of its round. */
    closes: boolean().notNull(),
    /** WAITING: not answered. DONE. REFUSED: nothing moved. LOST: a bet whose answer did not come. */
    state: text().$type<'WAITING' | 'DONE' | 'REFUSED' | 'LOST'>().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it is answered. */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('studio_transactions_due').on(table.nextAttemptAt),
    index('studio_transactions_round').on(table.roundId),
  ],
);

export type StudioTransaction = typeof studioTransactions.$inferSelect;
