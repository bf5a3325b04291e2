import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Notation } from '../../../reference/money.ts';
import type { PaymentMethod } from '../../../reference/payment-methods.ts';
import { instant } from '../../platform/tables.ts';
import type { BankCustomer } from './customers.ts';
import type { IssuerAnswer } from './instruments.ts';

/**
 * OPEN: the instrument is to be entered. CONFIRMING: the payer is asked. AUTHORISING: the merchant is
 * asked. PROCESSING: the issuer works. The others are final.
 */
export type PaymentStatus =
  | 'OPEN'
  | 'CONFIRMING'
  | 'AUTHORISING'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'DECLINED'
  | 'CANCELLED'
  | 'EXPIRED';

/** Why a payment ended without money. */
export type EndReason = 'issuer' | 'insufficient' | 'player' | 'closed' | 'merchant' | 'expired';

/** The provider's own books: no key of the platform's tables points here, nor back. */
export const payments = pgTable(
  'provider_payments',
  {
    /** Unguessable: its holder may pay, as the page has no log-in. */
    id: text().primaryKey(),
    merchantReference: text('merchant_reference').notNull().unique(),
    merchantName: text('merchant_name').notNull(),
    /** As the merchant asked for the pages: BCP 47, its notation of amounts, the payer's IANA zone. */
    language: text().notNull(),
    notation: text().$type<Notation>().notNull(),
    timeZone: text('time_zone').notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** Minor units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** Path on the merchant's own origin that the payer is sent back to. */
    returnPath: text('return_path').notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    reason: text().$type<EndReason>(),
    /** The visible part of the instrument: the last digits of a card, the name of a bank. */
    instrument: text(),
    /** The same in no language, as the merchant is told of it. */
    masked: text(),
    issuerAnswer: text('issuer_answer').$type<IssuerAnswer>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider itself goes on with a payment that it is working on. */
    resumeAt: instant('resume_at'),
  },
  (table) => [index('provider_payments_waiting').on(table.status, table.expiresAt)],
);

export type Payment = typeof payments.$inferSelect;

/** Outgoing callbacks; delivered ones stay as a record. */
export const callbacks = pgTable(
  'provider_callbacks',
  {
    eventId: text('event_id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once the merchant has taken it. */
    nextAttemptAt: instant('next_attempt_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('provider_callbacks_due').on(table.nextAttemptAt),
    index('provider_callbacks_payment').on(table.paymentId),
    index('provider_callbacks_age').on(table.deliveredAt),
  ],
);

/**
 * CONFIRMING: the customer is known and asked. PAYING: the merchant is asked, and the bank works. PAID: a
 * code was given. ENDED: without money.
 */
export type AuthorizationStatus = 'CONFIRMING' | 'PAYING' | 'PAID' | 'ENDED';

/** A customer of a bank who identifies and pays for a merchant: an authorization code stands for it. */
export const authorizations = pgTable(
  'provider_authorizations',
  {
    /** Unguessable; its holder with the cookie may confirm, as the bank's own log in is left out here. */
    id: text().primaryKey(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The merchant's state, SHA-256 of a secret that only the first page knows; each is good for one payment. */
    state: text().notNull().unique(),
    /** Minor units of EUR. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** IP address from which the page was opened. */
    startedFrom: text('started_from').notNull(),
    /** SHA-256 in hex of the cookie of the browser that identified: no other browser sees the page. */
    browser: text().notNull().default(''),
    customer: jsonb().$type<BankCustomer>().notNull(),
    issuerAnswer: text('issuer_answer').$type<IssuerAnswer>().notNull(),
    /** The id of the later payment, drawn beforehand so that a repeated question is the same. */
    paymentId: text('payment_id').notNull().unique(),
    status: text().$type<AuthorizationStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was last confirmed: if its process is lost, it may be confirmed again after a while. */
    claimedAt: instant('claimed_at'),
    /** SHA-256 in hex of the code. */
    codeHash: text('code_hash').unique(),
    codeUsedAt: instant('code_used_at'),
  },
  (table) => [index('provider_authorizations_age').on(table.createdAt)],
);

export type Authorization = typeof authorizations.$inferSelect;
