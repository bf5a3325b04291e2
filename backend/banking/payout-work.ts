import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import type { PayoutProvider } from './ports.ts';
import { withdrawals } from './tables.ts';
import { approveWithdrawal, settlePayout } from './withdrawal-ends.ts';
import { players } from '../players/tables.ts';

/** How often the work looks for something to do, ms. */
const ROUND = 1_000;
/** After which time the provider is asked what became of a payout that it never told of, ms. */
const SILENCE = 10 * 60_000;
const BATCH = 20;

/** Approves what waited its time and needs nobody's eyes. @returns how many */
async function approveDue(platform: Platform, provider: PayoutProvider): Promise<number> {
  const due = await platform.db
    .select({ referenceId: withdrawals.referenceId })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.state, 'REQUESTED'),
        eq(withdrawals.needsReview, false),
        lte(withdrawals.dueAt, platform.clock.date()),
      ),
    )
    .orderBy(asc(withdrawals.dueAt))
    .limit(BATCH);
  for (const { referenceId } of due) await approveWithdrawal(platform, referenceId, provider);
  return due.length;
}

/** Asks about payouts of which nothing was heard for long: a callback may never come. */
async function askAboutSilent(platform: Platform, provider: PayoutProvider): Promise<void> {
  const { db, clock, log } = platform;
  const silent = await db
    .select({ withdrawal: withdrawals, currency: players.currency })
    .from(withdrawals)
    .innerJoin(players, eq(players.id, withdrawals.playerId))
    .where(
      and(
        inArray(withdrawals.state, ['APPROVED']),
        isNotNull(withdrawals.payoutId),
        lte(withdrawals.approvedAt, new Date(clock.now() - SILENCE)),
      ),
    )
    .limit(BATCH);
  for (const { withdrawal, currency } of silent) {
    const { referenceId: reference, payoutId, amount } = withdrawal;
    const end = payoutId === null ? undefined : await provider.ask(db, payoutId);
    if (end === undefined || payoutId === null) continue;
    const paid = end.status === 'PAID';
    const misfit = await settlePayout(platform, { reference, payoutId, paid, amount, currency });
    if (misfit) log.error({ reference, why: misfit }, 'payout does not fit');
  }
}

/** Runs that until stopped. Several instances may work side by side: each step holds the player's money. */
export function startPayoutWork(
  platform: Platform,
  provider: PayoutProvider,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    await approveDue(platform, provider);
    await askAboutSilent(platform, provider);
  };
  const round = () => {
    running = work()
      .catch((error: unknown) => platform.log.error(describeError(error), 'payout work'))
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
