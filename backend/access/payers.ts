import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { players } from '../players/tables.ts';
import { holdPerson, isKnownPerson } from './applicants.ts';
import { payAndPlayPayments } from './tables.ts';

/**
 * Whether the payer of pay-and-play has another account by now, or is kept out of one. Since the payment began
 * the same person may have signed up, or paid under another id of the bank. Their name and date of birth are
 * held for the transaction. False for every other payment, whose payer has logged in.
 */
export async function isAnotherPlayers(tx: Transaction, paymentId: string): Promise<boolean> {
  const [paid] = await tx
    .select({ player: players })
    .from(payAndPlayPayments)
    .innerJoin(players, eq(players.id, payAndPlayPayments.playerId))
    .where(eq(payAndPlayPayments.paymentId, paymentId));
  if (!paid) return false;
  const person = { ...paid.player, mobilePhone: null };
  await holdPerson(tx, person);
  return isKnownPerson(tx, paid.player, person);
}
