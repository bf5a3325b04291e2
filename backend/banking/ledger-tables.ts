import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { players } from '../players/tables.ts';
import { currency, instant } from '../platform/tables.ts';

export type Vertical = components['schemas']['WalletVertical'];

/** A player's pockets, and the house's side of every movement. */
export type AccountKind =
  | 'MAIN'
  | 'LOCKED'
  | 'BONUS'
  | 'PAYMENT_PROVIDER'
  | 'GAMES'
  | 'BONUS_FUND'
  | 'ADJUSTMENTS';

/** A column of minor units. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** A column that names the player of the row. */
export const playerId = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id);

/** One row per player who ever had money: a transaction locks it before it moves any money. */
export const wallets = pgTable('wallets', {
  playerId: playerId().primaryKey(),
  currency: currency().notNull(),
});

/**
 * The ledger's accounts. Only players' accounts keep a balance, which may not fall below zero. A house account
 * would be one row on which every deposit waits, so its balance is only ever summed.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for accounts of the house. */
    playerId: uuid('player_id').references(() => players.id),
    kind: text().$type<AccountKind>().notNull(),
    /** BONUS only: the part of the product that the money can be played in. */
    vertical: text().$type<Vertical>(),
    currency: currency().notNull(),
    balance: minor('balance'),
    /** The movement that changed it last; the highest of a player's accounts is the version of the wallet. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('ledger_accounts_owner')
      .on(table.playerId, table.kind, table.vertical, table.currency)
      .nullsNotDistinct(),
    check('ledger_accounts_not_negative', sql`${table.balance} >= 0`),
    check(
      'ledger_accounts_kept_balance',
      sql`(${table.playerId} IS NULL) = (${table.balance} IS NULL)`,
    ),
  ],
);

/** A movement of money: at least two entries that sum to zero, checked again by the database. */
export const ledgerMovements = pgTable('ledger_movements', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The movement's reference, e.g. `deposit:<referenceId>`; it can happen only once. */
  reference: text().notNull().unique(),
  at: instant('moved_at').notNull(),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    movementId: minor('movement_id')
      .notNull()
      .references(() => ledgerMovements.id),
    accountId: minor('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Minor units; positive when the account's balance grows. */
    amount: minor('amount').notNull(),
    /** The account's balance after this entry; null for accounts of the house. */
    balanceAfter: minor('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.accountId] }),
    index('ledger_entries_account').on(table.accountId),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);
