import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/tables.ts';

/** How a check ends; `OPEN` until the person has shown something, `SUBMITTED` until it was looked at. */
export type CheckStatus = 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';

/**
 * The provider's own books: no key of the platform's tables points here, nor back. A check has one end, so the
 * callback that tells it stands in its row. The shown document is not kept: in the stand-in there is nothing to
 * show.
 */
export const providerChecks = pgTable(
  'provider_checks',
  {
    /** `kc_` and random: its holder may show a document. */
    id: text().primaryKey(),
    merchantReference: text('merchant_reference').notNull().unique(),
    merchantName: text('merchant_name').notNull(),
    /** Language of the pages, as the merchant asked for it. */
    language: text().notNull(),
    /** Absolute path at the merchant that the person is led back to. */
    returnPath: text('return_path').notNull(),
    status: text().$type<CheckStatus>().notNull(),
    /** The stand-in's document that was shown. */
    shown: text(),
    /** Why it was not accepted, in the merchant's words. */
    reason: text(),
    createdAt: instant('created_at').notNull(),
    /** When the check closes or, once something was shown, when the look at it ends; the platform's clock. */
    dueAt: instant('due_at').notNull(),
    /** The same for every repetition: the merchant takes an event once. */
    eventId: text('event_id').notNull(),
    /** How many callbacks are still to be sent, and how many were tried; real time. Null: no more. */
    toSend: integer('to_send').notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('provider_checks_queue').on(table.status, table.dueAt),
    index('provider_checks_due').on(table.nextAttemptAt),
    index('provider_checks_age').on(table.createdAt),
  ],
);

export type ProviderCheck = typeof providerChecks.$inferSelect;
