import type { BrandId } from '../../reference/brands.ts';
import type { Currency } from '../../reference/currencies.ts';
import type { TextLanguage } from '../../reference/languages.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant in UTC; read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** ISO 4217, one of the contract's. */
export const currency = () => text().$type<Currency>();

/**
 * Small facts that all instances share: the movable clock, the signing keys, the time since which it is
 * production's.
 */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** The messages that SMS and e-mail would have carried. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<'SMS' | 'EMAIL'>().notNull(),
    // Rows of before these columns have the defaults.
    brand: text().$type<BrandId>().notNull().default('northlight'),
    language: text().$type<TextLanguage>().notNull().default('en'),
    sender: text().notNull().default(''),
    /** E.164 number or e-mail address. */
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    /** The HTML of an e-mail. */
    html: text(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient), index('outbox_age').on(table.sentAt)],
);

/** The counts over all instances, see `rate-limits.ts`. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The limit's name, and SHA-256 in hex of its counted subject. */
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** When counting begins afresh. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_counts_age').on(table.endsAt)],
);

/** The faults that can be ordered. */
export const faults = [
  'dropBefore',
  'dropAfterCommit',
  'status500',
  'status503',
  'status429',
  'delay',
  'malformed',
  'truncated',
] as const;
export type Fault = (typeof faults)[number];

/** Outcomes and faults that the control API has ordered and no call has taken yet. */
export const steeringRules = pgTable('steering_rules', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The browser session it holds for; null holds for all. */
  session: text(),
  operationId: text('operation_id').notNull(),
  kind: text().$type<Fault | 'outcome'>().notNull(),
  /** The example's name of an outcome. */
  outcome: text(),
  delayMs: integer('delay_ms').notNull(),
  /** How many more calls it holds for. */
  remaining: integer().notNull(),
});
