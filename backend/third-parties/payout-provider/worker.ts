import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { describeError, type Log } from '../../platform/log.ts';
import { post } from '../payment-provider/merchant.ts';
import { courseOf } from './provider.ts';
import { payouts, type Payout } from './tables.ts';

export interface PayoutContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Absolute address that takes callbacks, or null while the merchant is not reachable yet. */
  readonly callbackUrl: () => string | null;
  /** Shared secret of the signatures. */
  readonly secret: string;
}

const ROUND = 500;
const BATCH = 20;
/** While one instance delivers a callback, the others leave it alone for this long, ms. */
const LEASE = 6_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 5 * 60_000;

const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(attempts - 1, 20));

/** What the receiving bank answers by now. */
async function settleDue({ db, clock }: PayoutContext): Promise<void> {
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

const bodyOf = ({ eventId, status, id, merchantReference, amount, currency }: Payout): string =>
  JSON.stringify({
    eventId,
    type: status === 'PAID' ? 'payout.paid' : 'payout.failed',
    payoutId: id,
    reference: merchantReference,
    amount,
    currency,
  });

/** Takes due callbacks; taking moves the next attempt ahead, so that a process that dies loses nothing. */
const takeDue = (db: Database) =>
  db.transaction(async (tx) => {
    const now = Date.now();
    const due = await tx
      .select()
      .from(payouts)
      .where(and(lte(payouts.nextAttemptAt, new Date(now)), gt(payouts.toSend, 0)))
      .orderBy(asc(payouts.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx
        .update(payouts)
        .set({ nextAttemptAt: new Date(now + LEASE), attempts: sql`${payouts.attempts} + 1` })
        .where(eq(payouts.id, id));
    }
    return due;
  });

async function deliver(context: PayoutContext): Promise<void> {
  const { db, log, secret, callbackUrl } = context;
  for (const payout of await takeDue(db)) {
    const merchant = { secret, callbackUrl, questionUrl: () => null };
    const answer = await post(merchant, bodyOf(payout), log);
    const { id, attempts, toSend } = payout;
    const left = answer === undefined ? toSend : toSend - 1;
    const next = Date.now() + (answer === undefined ? retryDelay(attempts + 1) : 0);
    await db
      .update(payouts)
      .set({ toSend: left, nextAttemptAt: left > 0 ? new Date(next) : null })
      .where(eq(payouts.id, id));
  }
}

/** Runs the provider's work until stopped; what an earlier process left behind is found in the first round. */
export function startPayouts(context: PayoutContext): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = settleDue(context)
      .then(() => deliver(context))
      .catch((error: unknown) => context.log.error(describeError(error), 'payout provider'))
      .then(() => {
        if (!stopped) timer = setTimeout(round, ROUND).unref();
      });
  };
  timer = setTimeout(round, 0).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
