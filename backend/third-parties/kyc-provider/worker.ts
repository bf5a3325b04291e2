import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { describeError, type Log } from '../../platform/log.ts';
import { post } from '../payment-provider/merchant.ts';
import { expireCheck } from './checks.ts';
import { courseOf, isPaper } from './papers.ts';
import { providerChecks, type ProviderCheck } from './tables.ts';

export interface CheckContext {
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

/** What was shown is judged; what nobody came to is over. */
async function settleDue({ db, clock }: Pick<CheckContext, 'db' | 'clock'>): Promise<void> {
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

const bodyOf = ({ eventId, status, id, merchantReference, reason }: ProviderCheck): string =>
  JSON.stringify({
    eventId,
    checkId: id,
    reference: merchantReference,
    status,
    ...(reason !== null && { reason }),
  });

/** Takes due callbacks; taking moves the next attempt ahead, so that a process that dies loses nothing. */
const takeDue = (db: Database) =>
  db.transaction(async (tx) => {
    const now = Date.now();
    const due = await tx
      .select()
      .from(providerChecks)
      .where(and(lte(providerChecks.nextAttemptAt, new Date(now)), gt(providerChecks.toSend, 0)))
      .orderBy(asc(providerChecks.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx
        .update(providerChecks)
        .set({
          nextAttemptAt: new Date(now + LEASE),
          attempts: sql`${providerChecks.attempts} + 1`,
        })
        .where(eq(providerChecks.id, id));
    }
    return due;
  });

async function deliver(context: CheckContext): Promise<void> {
  const { db, log, secret, callbackUrl } = context;
  for (const check of await takeDue(db)) {
    const merchant = { secret, callbackUrl, questionUrl: () => null };
    const answer = await post(merchant, bodyOf(check), log);
    const { id, attempts, toSend } = check;
    const left = answer === undefined ? toSend : toSend - 1;
    const next = Date.now() + (answer === undefined ? retryDelay(attempts + 1) : 0);
    await db
      .update(providerChecks)
      .set({ toSend: left, nextAttemptAt: left > 0 ? new Date(next) : null })
      .where(eq(providerChecks.id, id));
  }
}

/** Runs the provider's work until stopped; what an earlier process left behind is found in the first round. */
export function startChecks(context: CheckContext): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = settleDue(context)
      .then(() => deliver(context))
      .catch((error: unknown) => context.log.error(describeError(error), 'kyc provider'))
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
