import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { doublingDelay } from '../../platform/doubling-delay.ts';
import { callbacks, type Payment } from './tables.ts';

/** The body of a callback; `type` is `payment.` and authorisation, succeeded, declined, cancelled or expired. */
export interface CallbackBody {
  /** The same for every repetition: the merchant takes an event once. */
  eventId: string;
  type: string;
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
  reason?: string;
  instrument?: string;
}

/** An event of a payment as it goes over the wire. */
export function callbackBody(type: string, payment: Payment): CallbackBody {
  return {
    eventId: randomUUID(),
    type,
    paymentId: payment.id,
    reference: payment.merchantReference,
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.reason && { reason: payment.reason }),
    ...(payment.masked !== null && { instrument: payment.masked }),
  };
}

/** While one instance delivers a callback, the others leave it alone for this long, ms. */
export const LEASE = 6_000;

/**
 * Keeps a callback for delivery, in the transaction of the change that it tells. Whoever made the change delivers
 * it right after, so that a payer finds the news at the merchant; for the others it is due once that is lost. By
 * real time, as all deliveries are: the platform's clock may be days ahead.
 */
export async function queueCallback(
  tx: Transaction,
  type: string,
  payment: Payment,
): Promise<void> {
  const body = callbackBody(type, payment);
  await tx.insert(callbacks).values({
    eventId: body.eventId,
    paymentId: payment.id,
    body: JSON.stringify(body),
    nextAttemptAt: new Date(Date.now() + LEASE),
  });
}

/**
 * Takes due callbacks for delivery, oldest first. With `paymentId` those of one payment, for whoever ended it: what
 * nobody has tried to deliver is due to them at once. Taking moves the next attempt ahead. So a process that dies
 * while delivering loses nothing, and other instances do not send the same callback at the same time.
 */
export async function takeDue(db: Database, now: number, paymentId?: string) {
  const isDue = lte(callbacks.nextAttemptAt, new Date(now));
  const isOwn = paymentId === undefined ? undefined : eq(callbacks.paymentId, paymentId);
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(callbacks)
      .where(isOwn ? and(isOwn, or(isDue, eq(callbacks.attempts, 0))) : isDue)
      .orderBy(asc(callbacks.nextAttemptAt))
      .limit(20)
      .for('update', { skipLocked: true });
    for (const { eventId } of due) {
      await tx
        .update(callbacks)
        .set({ nextAttemptAt: new Date(now + LEASE), attempts: sql`${callbacks.attempts} + 1` })
        .where(eq(callbacks.eventId, eventId));
    }
    return due.map((callback) => ({ ...callback, attempts: callback.attempts + 1 }));
  });
}

/** The merchant took it. */
export async function markDelivered(db: Database, eventId: string, now: number): Promise<void> {
  await db
    .update(callbacks)
    .set({ deliveredAt: new Date(now), nextAttemptAt: null })
    .where(eq(callbacks.eventId, eventId));
}

/** The merchant did not take it: again later. */
export async function markFailed(
  db: Database,
  eventId: string,
  attempts: number,
  now: number,
): Promise<void> {
  await db
    .update(callbacks)
    .set({ nextAttemptAt: new Date(now + doublingDelay(attempts)) })
    .where(and(eq(callbacks.eventId, eventId), isNull(callbacks.deliveredAt)));
}
