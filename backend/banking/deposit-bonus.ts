import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { ledgerMovements } from './ledger-tables.ts';

/** What the bonus of a deposit moves its money as. */
export const bonusReference = (referenceId: string): string => `bonus:${referenceId}`;

/** Whether a bonus has come with a deposit. */
export const hasBonus = async (executor: Executor, referenceId: string): Promise<boolean> =>
  (await executor.$count(
    ledgerMovements,
    eq(ledgerMovements.reference, bonusReference(referenceId)),
  )) > 0;
