import { and, eq, inArray, isNotNull, lt, notExists } from 'drizzle-orm';
import type { StudioContext } from './context.ts';
import type { Mode } from './launch.ts';
import { studioRounds, studioSessions, studioTransactions } from './tables.ts';

const DAY = 86_400_000;

/**
 * How long rounds are kept, with their sessions and what was asked of the wallet, ms from the launch on. No regulator
 * whose rules were read names a number for the supplier; five years is the usual one for books, and counsel must say.
 * Of free play nobody asks for more than the player's own history.
 */
const KEPT: Readonly<Record<Mode, number>> = { money: 5 * 365 * DAY, free: 30 * DAY };

/** Sessions a statement. */
const BATCH = 500;

/** Forgets what is older than that; nothing that still waits for the wallet. */
export async function forgetOld({ db, now }: StudioContext): Promise<void> {
  const waiting = db
    .select({ id: studioTransactions.id })
    .from(studioTransactions)
    .innerJoin(studioRounds, eq(studioRounds.id, studioTransactions.roundId))
    .where(
      and(
        eq(studioRounds.sessionId, studioSessions.id),
        isNotNull(studioTransactions.nextAttemptAt),
      ),
    );
  for (const mode of ['money', 'free'] as const) {
    for (let last = BATCH; last === BATCH;) {
      last = await db.transaction(async (tx) => {
        const old = await tx
          .select({ id: studioSessions.id })
          .from(studioSessions)
          .where(
            and(
              eq(studioSessions.mode, mode),
              lt(studioSessions.createdAt, new Date(now() - KEPT[mode])),
              notExists(waiting),
            ),
          )
          .limit(BATCH)
          .for('update', { skipLocked: true });
        const sessions = old.map(({ id }) => id);
        const rounds = tx
          .select({ id: studioRounds.id })
          .from(studioRounds)
          .where(inArray(studioRounds.sessionId, sessions));
        if (sessions.length > 0) {
          await tx.delete(studioTransactions).where(inArray(studioTransactions.roundId, rounds));
          await tx.delete(studioRounds).where(inArray(studioRounds.sessionId, sessions));
          await tx.delete(studioSessions).where(inArray(studioSessions.id, sessions));
        }
        return sessions.length;
      });
    }
  }
}
