import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { currency, instant } from '../platform/tables.ts';

type Schemas = components['schemas'];
export type AccountStatus = Schemas['AccountStatus'];
export type KycLevel = Schemas['KycLevel'];

/** What an operator switches per player (PROF-02). */
export interface PlayerFlags {
  readonly payout: boolean;
  readonly casino: boolean;
  readonly liveCasino: boolean;
  readonly sports: boolean;
  readonly virtualSports: boolean;
  readonly bonuses: boolean;
  readonly deposit: boolean;
  readonly withdrawal: boolean;
  readonly loyaltyLevel: number;
  readonly limitLevel: number;
  readonly volt: boolean;
  readonly affiliateReg: boolean;
  readonly macropay: boolean;
  readonly isWithdrawalReview: boolean;
  readonly crypto: boolean;
}

/** One row per account. An account belongs to the operator; `siteId` is the brand it came from. */
export const players = pgTable(
  'players',
  {
    /** Unguessable: before the first log in, it is what lets a registration go on. */
    id: uuid().primaryKey().defaultRandom(),
    accessId: uuid('access_id').notNull().defaultRandom(),
    siteId: text('site_id').notNull(),
    /** Lower case; null once a repeated sign-up took the address over from an unverified account. */
    email: text(),
    passwordHash: text('password_hash').notNull(),
    status: text().$type<AccountStatus>().notNull(),
    /** End of a timeout or self-exclusion; null where the status has no end. */
    statusUntil: instant('status_until'),
    statusInitiator: text('status_initiator').$type<'PLAYER' | 'OPERATOR'>(),
    /** The timeout is a cooling-off, or may be turned into one by the player (LOGIN-10). */
    cooling: boolean().notNull().default(false),
    kycStatus: text('kyc_status').$type<KycLevel>().notNull().default('NOT_VERIFIED'),
    market: text().notNull(),
    countryCode: text('country_code').notNull(),
    provinceCode: text('province_code'),
    languageCode: text('language_code').notNull(),
    /** ISO 4217; never changes, because the ledger's accounts are in it. */
    currency: currency().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    mobilePhone: text('mobile_phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    street: text(),
    city: text(),
    postalCode: text('postal_code'),
    cpf: text(),
    termsVersion: integer('terms_version').notNull(),
    marketingOptIn: boolean('marketing_opt_in').notNull(),
    firstLogin: boolean('first_login').notNull().default(true),
    migrationRequired: boolean('migration_required').notNull().default(false),
    /** The risk team stopped payouts: blocks money and games (GUARD-10). */
    riskPayout: boolean('risk_payout').notNull().default(false),
    /** Suspended at a sister brand (GUARD-13). */
    multibrandSuspended: boolean('multibrand_suspended').notNull().default(false),
    manualClaimAllowed: boolean('manual_claim_allowed').notNull().default(true),
    flags: jsonb().$type<PlayerFlags>().notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('players_email').on(table.email),
    uniqueIndex('players_cpf').on(table.cpf),
    index('players_phone').on(table.mobilePhone),
    index('players_born').on(table.dateOfBirth),
    check('players_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

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
