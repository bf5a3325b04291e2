import { and, eq } from 'drizzle-orm';
import { ledgerAccounts } from '../banking/ledger-tables.ts';
import { playerBonuses } from './tables.ts';

/** Joins a bonus with its pocket: the account that has its money. */
export const isPocket = and(
  eq(ledgerAccounts.playerId, playerBonuses.playerId),
  eq(ledgerAccounts.kind, 'BONUS'),
  eq(ledgerAccounts.vertical, playerBonuses.vertical),
);
