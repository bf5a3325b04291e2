import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Working } from '../../platform/worker-loop.ts';
import {
  startProvider,
  type CallbackContext,
  type Callbacks,
} from '../payment-provider/due-callbacks.ts';
import { expireCheck } from './checks.ts';
import { courseOf, isPaper } from './papers.ts';
import { providerChecks, type ProviderCheck } from './tables.ts';

const BATCH = 20;

/** Judges the shown papers, and ends the checks that nobody came to. */
async function settleDue({ db, clock }: CallbackContext): Promise<void> {
  const due = await db
    .select()
    .from(providerChecks)
    .where(
      and(
        inArray(providerChecks.status, ['OPEN', 'SUBMITTED']),
        lte(providerChecks.dueAt, clock.date()),
      ),
    )
    .limit(BATCH);
  for (const { id, status, shown } of due) {
    if (status === 'OPEN') {
      await expireCheck(db, id);
      continue;
    }
    const { reason, told } = courseOf(shown !== null && isPaper(shown) ? shown : 'blurred');
    await db
      .update(providerChecks)
      .set({
        status: reason === undefined ? 'APPROVED' : 'REJECTED',
        reason: reason ?? null,
        toSend: told,
        nextAttemptAt: told > 0 ? new Date() : null,
      })
      .where(and(eq(providerChecks.id, id), eq(providerChecks.status, 'SUBMITTED')));
  }
}

const ends: Callbacks<ProviderCheck> = {
  table: providerChecks,
  take: (tx, ids, change) =>
    tx.update(providerChecks).set(change).where(inArray(providerChecks.id, ids)).returning(),
  bodyOf: ({ eventId, status, id, merchantReference, reason }) => ({
    eventId,
    checkId: id,
    reference: merchantReference,
    status,
    ...(reason !== null && { reason }),
  }),
};

/** Runs the provider's work until stopped. */
export const startChecks = (context: CallbackContext): Working =>
  startProvider('kyc provider', context, settleDue, ends);
