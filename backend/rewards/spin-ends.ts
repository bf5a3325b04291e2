import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { LockedWallet } from '../banking/ledger.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import { creditBonus } from './credit.ts';
import { hasOpenSpin, type HeldSpins } from './held-spins.ts';
import { freeSpinAwards, freeSpinGames } from './spin-tables.ts';
import { campaigns } from './tables.ts';

/** What an act of a round changes in free spins: rounds played of its game, and minor units won. */
interface SpinsChange {
  readonly gameId: string;
  readonly played: number;
  readonly won: number;
}

/** Writes what a round changes in its free spins, holding the player's money. */
export async function changeSpins(
  tx: Transaction,
  { id }: HeldSpins,
  { gameId, played, won }: SpinsChange,
): Promise<void> {
  if (played !== 0)
    await tx
      .update(freeSpinGames)
      .set({ played: sql`${freeSpinGames.played} + ${played}` })
      .where(and(eq(freeSpinGames.awardId, id), eq(freeSpinGames.gameId, gameId)));
  if (won !== 0)
    await tx
      .update(freeSpinAwards)
      .set({ won: sql`${freeSpinAwards.won} + ${won}` })
      .where(eq(freeSpinAwards.id, id));
}

/**
 * Ends free spins that run: what they have won becomes one bonus, where it is to be wagered.
 * @returns what was credited, minor units. `now` in ms
 */
export async function endSpins(
  tx: Transaction,
  wallet: LockedWallet,
  { id, campaignId, won, unplayed }: Pick<HeldSpins, 'id' | 'campaignId' | 'won' | 'unplayed'>,
  now: number,
): Promise<number> {
  await tx
    .update(freeSpinAwards)
    .set({ status: unplayed > 0 ? 'EXPIRED' : 'COMPLETED' })
    .where(eq(freeSpinAwards.id, id));
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!campaign || campaign.wageringMultiplier === 0 || won === 0) return 0;
  await creditBonus(tx, wallet, { campaign, amount: won, depositReference: null, now });
  return won;
}

/**
 * How long after their time free spins wait for rounds that are open, ms. A studio leaves none open for more than a day,
 * so one that still is may never close, and must not keep the player from bonuses for ever.
 */
const GRACE = 3 * 86_400_000;

/**
 * Free spins whose time is over; those that run wait for the end of their open rounds, so that all wins are summed, but
 * not for ever.
 */
const isDue = (now: number) =>
  and(
    inArray(freeSpinAwards.status, ['ACTIVE', 'QUEUED']),
    lte(freeSpinAwards.expiresAt, new Date(now)),
    or(
      lte(freeSpinAwards.expiresAt, new Date(now - GRACE)),
      sql`NOT (SELECT ${sql.raw(hasOpenSpin())} FROM free_spin_awards a WHERE a.id = ${freeSpinAwards.id})`,
    ),
  );

/** The players whose free spins are due to end, some of them. `now` in ms. */
export const playersWithDueSpins = (executor: Executor, now: number, most: number) =>
  executor
    .selectDistinct({ playerId: freeSpinAwards.playerId })
    .from(freeSpinAwards)
    .where(isDue(now))
    .orderBy(freeSpinAwards.playerId)
    .limit(most);

/** Ends a player's free spins whose time is over: what was won before is theirs. `now` in ms. */
export async function endDueSpins(
  tx: Transaction,
  wallet: LockedWallet,
  now: number,
): Promise<void> {
  const due = await tx
    .select()
    .from(freeSpinAwards)
    .where(and(eq(freeSpinAwards.playerId, wallet.playerId), isDue(now)))
    .orderBy(freeSpinAwards.id);
  for (const spins of due) await endSpins(tx, wallet, { ...spins, unplayed: 1 }, now);
}
