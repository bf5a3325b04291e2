import { and, desc, eq } from 'drizzle-orm';
import { cancelled, type Changed, type Noted } from '../../reference/limit-rules.ts';
import type { LimitKind, OwnLimit } from '../../reference/own-limits.ts';
import { LIMIT_PERIODS, type LimitPeriod } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { lockWallet } from '../banking/ledger.ts';
import { readOwnLimits } from '../banking/own-limits.ts';
import { limitChanges, limitRefusals } from '../banking/limit-tables.ts';
import { playerLimits } from '../banking/tables.ts';
import { tellAfterCommit } from '../platform/after-commit.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';

const dateOr = (at: number | null | undefined): Date | null =>
  at === null || at === undefined ? null : new Date(at);

const rowOf = ({ limit, startedAt, updatedAt, loosenedAt, lockedUntil, pending }: OwnLimit) => ({
  limit,
  startedAt: new Date(startedAt),
  updatedAt: new Date(updatedAt),
  loosenedAt: dateOr(loosenedAt),
  lockedUntil: dateOr(lockedUntil),
  pendingLimit: pending?.limit ?? null,
  pendingFrom: dateOr(pending?.from),
  pendingNeedsConfirmation: pending?.needsConfirmation ?? false,
});

/**
 * Writes the result of a change and the record of it, in the caller's transaction.
 * @param now ms since the epoch
 * @param by the member of staff who did it; null: the player
 */
export async function keepLimits(
  tx: Transaction,
  playerId: string,
  kind: LimitKind,
  { limits, noted }: Changed,
  now: number,
  by: string | null = null,
): Promise<void> {
  for (const period of new Set(noted.map((one) => one.period))) {
    const own = limits.find((limit) => limit.period === period);
    const isIt = and(
      eq(playerLimits.playerId, playerId),
      eq(playerLimits.kind, kind),
      eq(playerLimits.period, period),
    );
    if (own) {
      const row = rowOf(own);
      await tx
        .insert(playerLimits)
        .values({ playerId, kind, period, ...row })
        .onConflictDoUpdate({
          target: [playerLimits.playerId, playerLimits.kind, playerLimits.period],
          set: row,
        });
    } else await tx.delete(playerLimits).where(isIt);
  }
  await tx.insert(limitChanges).values(
    noted.map(({ effectiveFrom, ...one }) => ({
      ...one,
      playerId,
      kind,
      at: new Date(now),
      effectiveFrom: new Date(effectiveFrom),
      by,
    })),
  );
}

/** Changes that the desk shows of a player. */
const MOST_SHOWN = 50;

/** The changes of a player's limits, the newest first. */
export const changesOf = (executor: Executor, playerId: string) =>
  executor
    .select()
    .from(limitChanges)
    .where(eq(limitChanges.playerId, playerId))
    .orderBy(desc(limitChanges.id))
    .limit(MOST_SHOWN);

/** When a player was offered a deposit limit and chose to have none; null: never. */
export async function refusedAt(executor: Executor, playerId: string): Promise<Date | null> {
  const [row] = await executor
    .select()
    .from(limitRefusals)
    .where(eq(limitRefusals.playerId, playerId));
  return row?.at ?? null;
}

/** All limits of a player that hold now, for the desk: of deposits first, by their periods. */
export async function limitsOf(
  executor: Executor,
  player: typeof players.$inferSelect,
  now: number,
): Promise<readonly OwnLimit[]> {
  const limits = await readOwnLimits(executor, player.id, now, timeZoneOf(residenceOf(player)));
  const place = ({ kind, period }: OwnLimit) => `${kind} ${LIMIT_PERIODS.indexOf(period)}`;
  return limits.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

/**
 * Keeps a limit from being changed for the operator, or lifts that. A pending change is dropped: it would
 * change the locked limit.
 * @param lock.until ms since the epoch; null: no longer
 * @param lock.seen the end of the lock that whoever asks has seen, ms since the epoch; null: none
 * @returns false where there is no such limit, or its lock is by now another
 */
export async function lockLimit(
  { db, clock }: Platform,
  playerId: string,
  of: { readonly kind: LimitKind; readonly period: LimitPeriod },
  by: string,
  { until, seen }: { readonly until: number | null; readonly seen: number | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockWallet(tx, playerId))) return false;
    const now = clock.now();
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    const held = player ? await limitsOf(tx, player, now) : [];
    const own = held.find(({ kind, period }) => kind === of.kind && period === of.period);
    const standing = (own?.lockedUntil ?? 0) > now ? own?.lockedUntil : null;
    if (!own || standing !== seen) return false;
    const isLocked = until !== null && until > now;
    const lock: Noted = {
      period: own.period,
      change: isLocked ? 'LOCKED' : 'UNLOCKED',
      from: own.limit,
      to: own.limit,
      effectiveFrom: isLocked ? until : now,
      needsConfirmation: false,
    };
    const dropped = isLocked && own.pending ? [cancelled(own, now)] : [];
    const pending = isLocked ? null : own.pending;
    const limits = [{ ...own, pending, lockedUntil: isLocked ? until : null }];
    await keepLimits(tx, playerId, own.kind, { limits, noted: [...dropped, lock] }, now, by);
    tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId } });
    return true;
  });
}
