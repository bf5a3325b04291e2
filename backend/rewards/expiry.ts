import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { lockWallet } from '../banking/ledger.ts';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import { endOverdue } from './ends.ts';
import { endDueSpins, playersWithDueSpins } from './spin-ends.ts';
import { playerBonuses } from './tables.ts';

/** How often the work looks for bonuses whose time is over, ms. */
const ROUND = 10_000;
const BATCH = 50;

/** Ends bonuses and free spins whose time is over, of some players. A player for whom it fails does not hold up the others. */
export async function expireDue({ db, clock, log }: Platform): Promise<void> {
  const due = await db
    .selectDistinct({ playerId: playerBonuses.playerId })
    .from(playerBonuses)
    .where(
      and(
        eq(playerBonuses.status, 'ACTIVE'),
        gt(playerBonuses.wageringLeft, 0),
        lte(playerBonuses.expiresAt, clock.date()),
      ),
    )
    .orderBy(asc(playerBonuses.playerId))
    .limit(BATCH);
  const spins = await playersWithDueSpins(db, clock.now(), BATCH);
  for (const playerId of new Set([...due, ...spins].map((one) => one.playerId))) {
    await db
      .transaction(async (tx) => {
        const wallet = await lockWallet(tx, playerId);
        if (!wallet) return;
        await endOverdue(tx, wallet, clock.now());
        await endDueSpins(tx, wallet, clock.now());
      })
      .catch((error: unknown) => log.error({ playerId, ...describeError(error) }, 'bonus expiry'));
  }
}

/** Runs the work until stopped. Several instances may work side by side: each step holds the player's money. */
export const startBonusExpiry = (platform: Platform): Working =>
  startWorkerLoop(() => expireDue(platform), {
    log: platform.log,
    name: 'bonus expiry',
    every: ROUND,
  });
