import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { lockWallet, type LockedWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import { endActive } from './ends.ts';
import { isOverdue } from './held-bonus.ts';
import { playerBonuses } from './tables.ts';

/** How often the work looks for bonuses whose time is over, ms. */
const ROUND = 10_000;
const BATCH = 50;

/** Ends a player's bonuses whose time is over. `now` in ms. */
export const endOverdue = (tx: Transaction, wallet: LockedWallet, now: number): Promise<void> =>
  endActive(tx, wallet, (bonus) => (isOverdue(bonus, now) ? 'EXPIRED' : undefined), now);

/** Ends bonuses whose time is over, of some players. A player for whom it fails does not hold up the others. */
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
  for (const { playerId } of due) {
    await db
      .transaction(async (tx) => {
        const wallet = await lockWallet(tx, playerId);
        if (wallet) await endOverdue(tx, wallet, clock.now());
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
