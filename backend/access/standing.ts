import { eq } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { mayHaveSession } from './status.ts';
import { sessions } from './tables.ts';
import { sessionMs } from './tokens.ts';

/** Who is signed in by a session; undefined when it is over, or its player may have none any more. */
export async function playerOfSession(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  sessionId: string,
): Promise<typeof players.$inferSelect | undefined> {
  const [row] = await db
    .select({ session: sessions, player: players })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(eq(sessions.id, sessionId));
  if (!row || row.session.endedAt !== null) return undefined;
  const now = clock.now();
  const isOver = row.session.createdAt.getTime() + sessionMs <= now;
  return isOver || !mayHaveSession(row.player, now) ? undefined : row.player;
}
