import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/tables.ts';
import { players, type AccountStatus } from '../players/tables.ts';

/** Every change of an account's status, for the regulator. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    from: text('from_status').$type<AccountStatus>().notNull(),
    to: text('to_status').$type<AccountStatus>().notNull(),
    until: instant('until_at'),
    initiator: text().$type<'PLAYER' | 'OPERATOR'>().notNull(),
    at: instant('changed_at').notNull(),
  },
  (table) => [index('status_changes_player').on(table.playerId)],
);

/** One row per log in: the family of refresh tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** `SIGNED_OUT`, `TOKEN_REUSED`, `STATUS_CHANGED`, `TAKEN_OVER`. */
    endReason: text('end_reason'),
  },
  (table) => [index('sessions_player').on(table.playerId)],
);

/** Refresh tokens, hashed; each is good for one renewal. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hex. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_age').on(table.expiresAt),
  ],
);

/** Attempts to log in that failed, whether or not an account has the address. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** SHA-256 in hex of the lower-case e-mail address, alone and with the place it came from. */
    subject: text().primaryKey(),
    failures: integer().notNull(),
    /** Failures before this instant no longer count; a full count locks until then. */
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('login_attempts_age').on(table.resetsAt)],
);

/** Codes sent by SMS or e-mail. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    channel: text().$type<'SMS' | 'EMAIL'>().notNull(),
    /** The number or address that the code proves. */
    destination: text().notNull(),
    /** SHA-256 in hex of id and code. */
    hash: text().notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    verifiedAt: instant('verified_at'),
  },
  (table) => [
    index('verification_codes_player').on(table.playerId, table.sentAt),
    index('verification_codes_age').on(table.sentAt),
  ],
);

/** Captcha tokens that were taken: each is good once. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    /** SHA-256 in hex. */
    hash: text().primaryKey(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [index('captcha_tokens_age').on(table.takenAt)],
);

/** Successful log ins (SESS-15). */
export const loginHistory = pgTable(
  'login_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    at: instant('logged_in_at').notNull(),
    ip: text().notNull(),
    countryCode: text('country_code'),
  },
  (table) => [index('login_history_player').on(table.playerId, table.id)],
);
