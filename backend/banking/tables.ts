import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { currency, instant } from '../platform/tables.ts';
import type { PaymentMethod } from '../../reference/payment-methods.ts';
import type { LimitKind } from '../../reference/own-limits.ts';
import type { LimitPeriod } from '../../reference/policies.ts';
import { minor, playerId } from './ledger-tables.ts';

type Schemas = components['schemas'];
export type TransactionType = Schemas['TransactionType'];
export type TransactionStatus = Schemas['TransactionStatus'];
export type TransactionCategory = Schemas['TransactionCategory'];

/** The history that a player sees (TXN-01); a deposit is in it from its request on. */
export const transactions = pgTable(
  'transactions',
  {
    referenceId: text('reference_id').primaryKey(),
    /** Order of the history; rises with every new transaction. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    playerId: playerId(),
    type: text().$type<TransactionType>().notNull(),
    category: text().$type<TransactionCategory>().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    /** Minor units, signed: negative when it leaves the wallet. */
    amount: minor('amount').notNull(),
    currency: currency().notNull(),
    /** The balance of the wallet's pocket: after the money moved, or as it stood while none has. */
    balanceAfter: minor('balance_after').notNull(),
    wallet: text().$type<Schemas['WalletType']>().notNull(),
    at: instant('transacted_at').notNull(),
    /** Of what comes back: the stake's own row. */
    stakeId: text('stake_reference_id'),
  },
  (table) => [
    uniqueIndex('transactions_history').on(table.playerId, table.at, table.position),
    uniqueIndex('transactions_position').on(table.position),
    index('transactions_category').on(table.playerId, table.category, table.at, table.position),
    index('transactions_deposits')
      .on(table.playerId, table.at)
      .where(sql`type = 'DEPOSIT' AND category = 'PAYMENT' AND status IN ('PENDING', 'SUCCESS')`),
    index('transactions_counted')
      .on(table.playerId, table.type, table.at)
      .where(sql`type <> 'DEPOSIT'`),
  ],
);

/**
 * A player's deposits in all. The database updates it with every change of a transaction: a new sum would take
 * longer with every deposit of a player's life.
 */
export const depositTotals = pgTable('deposit_totals', {
  playerId: playerId().primaryKey(),
  /** Paid, or confirmed by the player and on its way; minor units of the player's currency. */
  counted: minor('counted').notNull(),
  /** How many succeeded, and when the first. */
  succeeded: bigint({ mode: 'number' }).notNull(),
  firstAt: instant('first_at'),
});

/**
 * The sums of a player's transactions of a day. The database updates them like the totals of deposits: a period
 * of the history is the sum of its days (TXN-11). Minor units of the player's currency.
 */
export const playerDays = pgTable(
  'player_days',
  {
    playerId: playerId(),
    /** In UTC. */
    day: date().notNull(),
    /** Withdrawals minus deposits. */
    netPosition: minor('net_position').notNull(),
    /** Winnings minus stakes. */
    winLoss: minor('win_loss').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/** The columns that only a deposit has, beside its transaction. */
export const deposits = pgTable('deposits', {
  referenceId: text('reference_id')
    .primaryKey()
    .references(() => transactions.referenceId),
  playerId: playerId(),
  method: text().$type<PaymentMethod>().notNull(),
  /** The page that asked: its brand is the payee, and its notation is used wherever the deposit is told of. */
  siteId: text('site_id').notNull(),
  locale: text().notNull(),
  /** The provider's id of the payment. */
  paymentId: text('payment_id').notNull(),
  /** The campaign whose bonus the player chose. */
  bonusId: text('bonus_id'),
  /** The means of payment, masked by the provider; null while, or where, it does not say. */
  instrument: text(),
  /** The address that the player's device had at the request, for the risk team. */
  ipAddress: text('ip_address').notNull(),
  blackbox: text().notNull(),
  /** Why it failed; never shown to the player as it is. */
  failure: text(),
  /** When the receipt was mailed; null: not yet, or nobody knows where to. */
  receiptSentAt: instant('receipt_sent_at'),
});

/**
 * REQUESTED: waits, for a person or for its time. APPROVED: the payout provider has the order. The others are
 * final: the money is out, or back in the main balance.
 */
export type WithdrawalState = 'REQUESTED' | 'APPROVED' | 'PAID' | 'DECLINED' | 'CANCELLED';

/** The columns that only a withdrawal has, beside its transaction. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    referenceId: text('reference_id')
      .primaryKey()
      .references(() => transactions.referenceId),
    playerId: playerId(),
    method: text().$type<PaymentMethod>().notNull(),
    /** The site id of the brand whose page asked, which pays the player. */
    siteId: text('site_id').notNull(),
    /** Minor units, positive; its currency is the transaction's. */
    amount: minor('amount').notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    /** A person looks at it; any other goes out by itself at `dueAt`. */
    needsReview: boolean('needs_review').notNull(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** When it left REQUESTED, and when it came to its end. */
    approvedAt: instant('approved_at'),
    endedAt: instant('ended_at'),
    /** The provider's id of the payout. */
    payoutId: text('payout_id').unique(),
    reason: text().$type<Schemas['DeclineReason']>(),
    /** The person of the desk who approved or declined it; null: nobody had to. */
    decidedBy: text('decided_by'),
    /** The connection and the device at the request, for the risk team. */
    ipAddress: text('ip_address').notNull(),
    blackbox: text().notNull(),
  },
  (table) => [
    index('withdrawals_player').on(table.playerId, table.requestedAt),
    index('withdrawals_open')
      .on(table.state, table.dueAt)
      .where(sql`state IN ('REQUESTED', 'APPROVED')`),
    check('withdrawals_positive', sql`${table.amount} > 0`),
  ],
);

/** The reply to each money call, kept to be repeated word for word. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    playerId: playerId(),
    operation: text().notNull(),
    /** Chosen by the client, 1 to 64 characters. */
    key: text().notNull(),
    /** SHA-256 in hex of the canonical body. */
    bodyHash: text('body_hash').notNull(),
    /** The reply as JSON. */
    reply: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
    check('idempotency_keys_length', sql`length(${table.key}) BETWEEN 1 AND 64`),
  ],
);

/** Callbacks of the payment provider that were taken, with the answers to them. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').notNull(),
    referenceId: text('reference_id').notNull(),
    type: text().notNull(),
    answer: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  // Unique for each deposit: an id that another deposit used already must not make money vanish.
  (table) => [
    primaryKey({ columns: [table.referenceId, table.eventId] }),
    index('payment_events_age').on(table.receivedAt),
  ],
);

/**
 * Signed callbacks that do not fit a deposit as we know it. The provider says that money moved, so a
 * person has to look; nothing here is ever deleted.
 */
export const unmatchedCallbacks = pgTable(
  'payment_misfits',
  {
    referenceId: text('reference_id').notNull(),
    eventId: text('event_id').notNull(),
    why: text().$type<'unknown' | 'mismatch' | 'reused'>().notNull(),
    type: text().notNull(),
    paymentId: text('payment_id').notNull(),
    /** Minor units of `currency`, as the provider says. */
    amount: minor('amount').notNull(),
    currency: text().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** How often it came. */
    times: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.referenceId, table.eventId, table.type, table.why] })],
);

/**
 * Limits that players set for themselves (LIM-01). A pending change that is due without the player's word holds
 * before its row is written again: see `inForce`.
 */
export const playerLimits = pgTable(
  'player_limits',
  {
    playerId: playerId(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** Minor units of the player's currency. */
    limit: minor('limit_amount').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When the player asked for a change last; null: never since it was set. */
    updatedAt: instant('updated_at'),
    /** When a looser limit took effect last. */
    loosenedAt: instant('loosened_at'),
    /** The operator keeps it from being changed until then. */
    lockedUntil: instant('locked_until'),
    /** The limit to come and its moment; without an amount the limit is deleted then. */
    pendingLimit: minor('pending_amount'),
    pendingFrom: instant('pending_from'),
    pendingNeedsConfirmation: boolean('pending_needs_confirmation').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    check('player_limits_not_negative', sql`${table.limit} >= 0`),
    // A limit that is no looser than the one that holds has nothing to wait for.
    check(
      'player_limits_pending',
      sql`${table.pendingLimit} IS NULL
        OR (${table.pendingFrom} IS NOT NULL AND ${table.pendingLimit} > ${table.limit})`,
    ),
  ],
);

/** Documents that were asked of a player, and until when. */
export const documentRequests = pgTable(
  'document_requests',
  {
    playerId: playerId(),
    documentType: text('document_type').$type<Schemas['DocumentType']>().notNull(),
    status: text().$type<Schemas['DocumentVerificationStatus']>().notNull(),
    dueAt: instant('due_at'),
    /** Why the last papers were not accepted. */
    rejectionReason: text('rejection_reason').$type<Schemas['DocumentRejectionReason']>(),
    /** When the files were handed to the reviewers last. */
    handedInAt: instant('handed_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.documentType] }),
    index('document_requests_review')
      .on(table.handedInAt)
      .where(sql`status = 'UNDER_REVIEW'`),
  ],
);

/** Tokens of the realtime channel that were used: each opens one channel. */
export const realtimeTokens = pgTable(
  'realtime_tokens',
  {
    /** The token's own name, no secret. */
    id: text().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('realtime_tokens_age').on(table.expiresAt)],
);
