import { eq } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { mayHaveSession } from './status.ts';
import { sessions } from './tables.ts';
import { sessionMs } from './tokens.ts';

/**
 * The player of a session, and its latest end, ms since the epoch; undefined when it is over, or its player may
 * not have one any more.
 */
export async function sessionPlayer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sessionId: string,
): Promise<{ readonly player: typeof players.$inferSelect; readonly endsAt: number } | undefined> {
  const [row] = await db
    .select({ session: sessions, player: players })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(eq(sessions.id, sessionId));
  if (!row || row.session.endedAt !== null) return undefined;
  const now = clock.now();
  const endsAt = row.session.createdAt.getTime() + sessionMs;
  if (endsAt <= now || !mayHaveSession(row.player, now)) return undefined;
  return { player: row.player, endsAt };
}

/** The player of a session; undefined as for {@link sessionPlayer}. */
export const playerOfSession = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  sessionId: string,
): Promise<typeof players.$inferSelect | undefined> =>
  (await sessionPlayer(platform, sessionId))?.player;
