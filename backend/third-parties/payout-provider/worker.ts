import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Working } from '../../platform/worker-loop.ts';
import {
  startProvider,
  type CallbackContext,
  type Callbacks,
} from '../payment-provider/due-callbacks.ts';
import { courseOf } from './provider.ts';
import { payouts, type Payout } from './tables.ts';

const BATCH = 20;

/** Settles the payouts by the answers that the receiving bank has given by now. */
async function settleDue({ db, clock }: CallbackContext): Promise<void> {
  const due = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, 'QUEUED'), lte(payouts.settlesAt, clock.date())))
    .limit(BATCH);
  for (const { id, amount, toSend } of due) {
    await db
      .update(payouts)
      .set({
        status: courseOf(amount).isTaken ? 'PAID' : 'FAILED',
        nextAttemptAt: toSend > 0 ? new Date() : null,
      })
      .where(and(eq(payouts.id, id), eq(payouts.status, 'QUEUED')));
  }
}

const ends: Callbacks<Payout> = {
  table: payouts,
  take: (tx, ids, change) =>
    tx.update(payouts).set(change).where(inArray(payouts.id, ids)).returning(),
  bodyOf: ({ eventId, status, id, merchantReference, amount, currency }) => ({
    eventId,
    type: status === 'PAID' ? 'payout.paid' : 'payout.failed',
    payoutId: id,
    reference: merchantReference,
    amount,
    currency,
  }),
};

/** Runs the provider's work until stopped. */
export const startPayouts = (context: CallbackContext): Working =>
  startProvider('payout provider', context, settleDue, ends);
