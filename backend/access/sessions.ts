import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/schema.gen.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { mayHaveSession } from './status.ts';
import { players, refreshTokens, sessions } from './tables.ts';
import {
  createTokens,
  digest,
  newRefreshToken,
  refreshTokenMs,
  tokenSeconds,
  type Tokens,
} from './tokens.ts';

type Player = typeof players.$inferSelect;
export type SessionTokens = components['schemas']['SessionTokens'];

const tokensByPlatform = new WeakMap<Platform, Tokens>();

/** The token service of a platform. */
export function tokensOf(platform: Platform): Tokens {
  const existing = tokensByPlatform.get(platform);
  if (existing) return existing;
  const created = createTokens(platform.signingKey, platform.clock);
  tokensByPlatform.set(platform, created);
  return created;
}

async function issue(
  platform: Platform,
  executor: Executor,
  player: Player,
  sessionId: string,
): Promise<SessionTokens> {
  const tokens = tokensOf(platform);
  const refreshToken = newRefreshToken();
  await executor.insert(refreshTokens).values({
    hash: digest(refreshToken),
    sessionId,
    expiresAt: new Date(platform.clock.now() + refreshTokenMs),
  });
  const [idToken, accessToken] = await Promise.all([
    tokens.identity(player, sessionId),
    tokens.access(player.id, sessionId),
  ]);
  return { idToken, accessToken, refreshToken, expiresIn: tokenSeconds };
}

/** Opens a session: the first of a family of refresh tokens. */
export async function openSession(
  platform: Platform,
  executor: Executor,
  player: Player,
): Promise<SessionTokens> {
  const [session] = await executor
    .insert(sessions)
    .values({ playerId: player.id, createdAt: platform.clock.date() })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored');
  return issue(platform, executor, player, session.id);
}

const expired = (message: string) => new Refusal(401, 'error.session.expired', message);

/**
 * Exchanges a refresh token for new tokens. A token that comes a second time ends the whole family,
 * without a period of grace: the site coordinates its tabs, so a second use is a thief's or a
 * fault's.
 * @throws Refusal 401 error.session.expired, 403 error.session.forbidden
 */
export async function refresh(platform: Platform, refreshToken: string): Promise<SessionTokens> {
  const { db, clock, events } = platform;
  const answer = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ token: refreshTokens, session: sessions, player: players })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(eq(refreshTokens.hash, digest(refreshToken)))
      .for('update', { of: refreshTokens });
    if (!found) return { refusal: expired('Token expired') };
    const { token, session, player } = found;
    const now = clock.date();
    if (token.usedAt !== null) {
      if (session.endedAt === null) {
        await tx
          .update(sessions)
          .set({ endedAt: now, endReason: 'TOKEN_REUSED' })
          .where(eq(sessions.id, session.id));
      }
      return { refusal: expired('Token reused'), ended: session };
    }
    const over = session.endedAt !== null || token.expiresAt <= now;
    if (over || !mayHaveSession(player, now.getTime())) {
      return { refusal: expired('Token expired') };
    }
    await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, token.hash));
    return { tokens: await issue(platform, tx, player, session.id) };
  });
  // Thrown after the commit, because the end of the family must hold.
  if (answer.ended) {
    const { id, playerId } = answer.ended;
    events.publish('session.ended', { sessionId: id, playerId });
  }
  if (answer.refusal) throw answer.refusal;
  return answer.tokens;
}

/** Ends one session and with it its refresh tokens. */
export async function endSession(
  { db, clock, events }: Platform,
  session: { readonly sessionId: string; readonly playerId: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: clock.date(), endReason: 'SIGNED_OUT' })
    .where(eq(sessions.id, session.sessionId));
  events.publish('session.ended', session);
  // The answer means that it is over, at the other instances too.
  await events.flushed();
}
