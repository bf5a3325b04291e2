import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '../../../reference/payment-methods.ts';
import { instant } from '../../platform/tables.ts';

/**
 * The provider's own books: no key of the platform's tables points here, nor back. A payout has one end, so the
 * callback that tells it stands in its row.
 */
export const payouts = pgTable(
  'provider_payouts',
  {
    id: text().primaryKey(),
    merchantReference: text('merchant_reference').notNull().unique(),
    /** As the receiving bank tells the payer. */
    merchantName: text('merchant_name').notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** Minor units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().$type<'QUEUED' | 'PAID' | 'FAILED'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the bank answers; of the platform's clock. */
    settlesAt: instant('settles_at').notNull(),
    /** The same for every repetition: the merchant takes an event once. */
    eventId: text('event_id').notNull(),
    /** How often the callback is still to be sent, and has been tried; real time. Null: no more. */
    toSend: integer('to_send').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('provider_payouts_queue').on(table.status, table.settlesAt),
    index('provider_payouts_due').on(table.nextAttemptAt),
  ],
);

export type Payout = typeof payouts.$inferSelect;
