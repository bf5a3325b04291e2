import { and, asc, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import type { PayoutProvider } from './ports.ts';
import { withdrawals } from './tables.ts';
import { approveWithdrawal, settlePayout, type Withdrawal } from './withdrawal-ends.ts';
import { players } from '../players/tables.ts';

/** How often the work looks for something to do, ms. */
const ROUND = 1_000;
/** The silence, in ms, after which the provider is asked about a payout. */
const SILENCE = 10 * 60_000;
const BATCH = 20;

interface Open {
  readonly withdrawal: Withdrawal;
  readonly currency: string;
}

/**
 * Goes through the withdrawals that `which` names, a batch in each loop, and starts anew at the end. A
 * withdrawal that cannot be done now, or fails, does not hold up those behind it.
 */
function walk(
  { db, log }: Platform,
  which: () => SQL | undefined,
  work: (open: Open) => Promise<unknown>,
): () => Promise<void> {
  let last = '';
  return async () => {
    const batch = await db
      .select({ withdrawal: withdrawals, currency: players.currency })
      .from(withdrawals)
      .innerJoin(players, eq(players.id, withdrawals.playerId))
      .where(and(which(), gt(withdrawals.referenceId, last)))
      .orderBy(asc(withdrawals.referenceId))
      .limit(BATCH);
    last = batch.length < BATCH ? '' : (batch.at(-1)?.withdrawal.referenceId ?? '');
    for (const open of batch) {
      await work(open).catch((error: unknown) => {
        const { referenceId: reference } = open.withdrawal;
        log.error({ reference, ...describeError(error) }, 'payout work');
      });
    }
  };
}

/** Approves withdrawals whose time has come and that no person must see. */
const approveDue = (platform: Platform, provider: PayoutProvider) =>
  walk(
    platform,
    () =>
      and(
        eq(withdrawals.state, 'REQUESTED'),
        eq(withdrawals.needsReview, false),
        lte(withdrawals.dueAt, platform.clock.date()),
      ),
    ({ withdrawal }) => approveWithdrawal(platform, withdrawal.referenceId, provider, null),
  );

/** Asks about payouts of which nothing was heard for long: a callback may never come. */
const askAboutSilent = (platform: Platform, provider: PayoutProvider) =>
  walk(
    platform,
    () =>
      and(
        eq(withdrawals.state, 'APPROVED'),
        isNotNull(withdrawals.payoutId),
        lte(withdrawals.approvedAt, new Date(platform.clock.now() - SILENCE)),
      ),
    async ({ withdrawal, currency }) => {
      const { referenceId: reference, payoutId, amount } = withdrawal;
      const end = payoutId === null ? undefined : await provider.ask(platform.db, payoutId);
      if (end === undefined || payoutId === null) return;
      const paid = end.status === 'PAID';
      const unmatched = await settlePayout(platform, {
        reference,
        payoutId,
        paid,
        amount,
        currency,
      });
      if (unmatched) platform.log.error({ reference, why: unmatched }, 'payout does not fit');
    },
  );

/** Runs the work until stopped. Several instances may work side by side: each step holds the player's money. */
export function startPayoutWork(platform: Platform, provider: PayoutProvider): Working {
  const approve = approveDue(platform, provider);
  const ask = askAboutSilent(platform, provider);
  return startWorkerLoop(
    async () => {
      await approve();
      await ask();
    },
    { log: platform.log, name: 'payout work', every: ROUND },
  );
}
