import { sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { unmatchedCallbacks } from './tables.ts';

/** A signed callback of a provider, as far as it is kept. Amounts in minor units. */
export interface UnmatchedCallback {
  readonly eventId: string;
  readonly type: string;
  /** The payment, or the payout. */
  readonly paymentId: string;
  /** The deposit's or the withdrawal's referenceId. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

/** Keeps a misfit for a person to look at; the provider is told to come again. */
export async function keepUnmatched(
  { db, clock }: Platform,
  event: UnmatchedCallback,
  why: 'unknown' | 'mismatch' | 'reused',
): Promise<void> {
  const { reference, eventId, type, paymentId, amount, currency } = event;
  const now = clock.date();
  await db
    .insert(unmatchedCallbacks)
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
        unmatchedCallbacks.referenceId,
        unmatchedCallbacks.eventId,
        unmatchedCallbacks.type,
        unmatchedCallbacks.why,
      ],
      set: { lastAt: now, times: sql`${unmatchedCallbacks.times} + 1` },
    });
}
