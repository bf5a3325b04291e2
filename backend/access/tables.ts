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
    /** Whether it does not end by itself, although an end is stored (EXC-03). */
    indefinite: boolean().notNull().default(false),
    initiator: text().$type<'PLAYER' | 'OPERATOR'>().notNull(),
    /** Whether it is the day off from one press (EXC-05), which to the account is a timeout like any other. */
    coolingOff: boolean('cooling_off').notNull().default(false),
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
    /** When the player last did something in it; null: not since it began. */
    lastActivityAt: instant('last_activity_at'),
    endedAt: instant('ended_at'),
    /** `SIGNED_OUT`, `TOKEN_REUSED`, `STATUS_CHANGED`, `TAKEN_OVER`, `PASSWORD_CHANGED`, `IDLE`. */
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
    /** With the token itself it gives the token that followed; null: that one is answered once. */
    successorSalt: text('successor_salt'),
    /** It was answered a second time, because the first answer was lost, or because somebody else asked. */
    repeated: boolean().notNull().default(false),
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
    purpose: text().$type<'SIGN_UP' | 'PHONE_CHANGE'>().notNull().default('SIGN_UP'),
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

/**
 * Requests for password resets, also for addresses without an account: they are the same rows, of nobody. Of
 * the address only a hash is kept.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 in hex of the lower-case e-mail address and the network that asked. */
    subject: text().notNull(),
    /** SHA-256 in hex of the lower-case e-mail address. */
    email: text('email_hash').notNull(),
    /** Null: nobody who may be sent anything has the address. */
    playerId: uuid('player_id').references(() => players.id),
    /** SHA-256 in hex of id and code; for a reset by link, of a code that nobody was told. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 in hex of the number or address that it was sent to; null: older than this column, and void. */
    destination: text('destination_hash'),
    attempts: integer().notNull().default(0),
    /** SHA-256 in hex of the key of the link, or of the key that the right code gave; null before. */
    keyHash: text('key_hash'),
    by: text('key_by').$type<'CODE' | 'LINK'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The end of the code until it was right, then of the key. */
    expiresAt: instant('expires_at').notNull(),
    verifiedAt: instant('verified_at'),
    /** A password was set, by this one or by another of the player. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('password_resets_subject').on(table.subject, table.askedAt),
    index('password_resets_player').on(table.playerId),
    uniqueIndex('password_resets_key').on(table.keyHash),
    index('password_resets_age').on(table.askedAt),
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

/** Persons who identified at the payment provider, and their accounts. */
export const payAndPlayPersons = pgTable('pay_and_play_persons', {
  /** SHA-256 in hex of the provider's id of the person. */
  subject: text().primaryKey(),
  playerId: uuid('player_id')
    .notNull()
    .unique()
    .references(() => players.id),
  /** As the bank last told them; the account's own only once it is complete. */
  knownEmail: text('known_email'),
  knownPhone: text('known_phone'),
});

/** Payments that began at the provider, and the deposit that each was given: asked again, the same. */
export const payAndPlayPayments = pgTable(
  'pay_and_play_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    referenceId: text('reference_id').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('pay_and_play_payments_player').on(table.playerId)],
);

/** The session that a code was exchanged for: it lets one browser complete one player and log in. */
export const payAndPlaySessions = pgTable(
  'pay_and_play_sessions',
  {
    paymentId: text('payment_id').primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** SHA-256 in hex of the session id. */
    hash: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('pay_and_play_sessions_player').on(table.playerId),
    index('pay_and_play_sessions_age').on(table.expiresAt),
  ],
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
