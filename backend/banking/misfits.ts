import { sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { paymentMisfits } from './tables.ts';

/** A signed callback of a provider, as far as it is kept. Amounts in minor units. */
export interface Misfit {
  readonly eventId: string;
  readonly type: string;
  /** The payment, or the payout. */
  readonly paymentId: string;
  /** The deposit's or the withdrawal's referenceId. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

/** Keeps what does not fit for a person to look at; the provider is told to come again. */
export async function keepMisfit(
  { db, clock }: Platform,
  event: Misfit,
  why: 'unknown' | 'mismatch' | 'reused',
): Promise<void> {
  const { reference, eventId, type, paymentId, amount, currency } = event;
  const now = clock.date();
  await db
    .insert(paymentMisfits)
    .values({
      referenceId: reference,
      eventId,
      why,
      type,
      paymentId,
      amount,
      currency,
      firstAt: now,
      lastAt: now,
      times: 1,
    })
    .onConflictDoUpdate({
      target: [
        paymentMisfits.referenceId,
        paymentMisfits.eventId,
        paymentMisfits.type,
        paymentMisfits.why,
      ],
      set: { lastAt: now, times: sql`${paymentMisfits.times} + 1` },
    });
}
