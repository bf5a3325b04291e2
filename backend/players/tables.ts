import { sql } from 'drizzle-orm';
import {
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

/** The switches that an operator has per player (PROF-02). */
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

/** The first account's number: of eight digits, as all are for a long time. */
const FIRST_NUMBER = 10_047_213;

/** One row per account. An account belongs to the operator; `siteId` is the brand it came from. */
export const players = pgTable(
  'players',
  {
    /** Unguessable: before the first log-in, it is the key to go on with a registration. */
    id: uuid().primaryKey().defaultRandom(),
    accessId: uuid('access_id').notNull().defaultRandom(),
    /** The number by which player and support call the account: short enough to be read out; opens nothing. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: FIRST_NUMBER }),
    siteId: text('site_id').notNull(),
    /** Lower case; null once a repeated sign-up took the address over from an unverified account. */
    email: text(),
    /**
     * The lower-case address of a sign-up where an account has it already and that must stay hidden. No code to
     * the address verifies such a sign-up. A player whom a bank lets in has no password for it, and one who
     * proves a number loses the password.
     */
    claimedEmail: text('claimed_email'),
    passwordHash: text('password_hash').notNull(),
    status: text().$type<AccountStatus>().notNull(),
    /**
     * End of a timeout or self-exclusion; null where the status has no end. An indefinite exclusion is stored
     * with twelve months, see `excludedIndefinitely`.
     */
    statusUntil: instant('status_until'),
    /** The exclusion has no end of its own, although one is stored (EXC-03). */
    excludedIndefinitely: boolean('excluded_indefinitely').notNull().default(false),
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
    /** When a player replaced the number, or proved one later; null: never since the sign-up. */
    phoneChangedAt: instant('phone_changed_at'),
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
    /** The player asked not to be shown among winners. */
    hiddenFromWinners: boolean('hidden_from_winners').notNull().default(false),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('players_number').on(table.number),
    uniqueIndex('players_email').on(table.email),
    index('players_claimed_email').on(table.claimedEmail),
    uniqueIndex('players_cpf').on(table.cpf),
    index('players_phone').on(table.mobilePhone),
    index('players_born').on(table.dateOfBirth),
    check('players_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'players_claim_opens_nothing',
      sql`${table.claimedEmail} IS NULL OR ${table.passwordHash} LIKE 'none:%' OR ${table.status} NOT IN ('REGISTERED', 'PAYOUT', 'RESTRICTED')`,
    ),
  ],
);
