import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi/schema.gen.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { statement } from '../platform/statement.ts';
import { idleTooLong, storeIdleEnd } from './idle.ts';
import { currentStatus, isBreak, loginRefusal, mayHaveSession, onBreak } from './status.ts';
import { refreshTokens, sessions } from './tables.ts';
import { players } from '../players/tables.ts';
import {
  createTokens,
  digest,
  newRefreshToken,
  refreshTokenMs,
  repeatMs,
  sessionMs,
  successorOf,
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
  const { signingKeys, clock, config } = platform;
  const created = createTokens(signingKeys, clock, config.identityRegion);
  tokensByPlatform.set(platform, created);
  return created;
}

/**
 * The tokens of a session, and the stored part of the refresh token. None outlives the session.
 * @param openedAt of the session, ms
 */
function newTokens(
  platform: Platform,
  player: Player,
  sessionId: string,
  openedAt: number,
  refreshToken: string,
) {
  const tokens = tokensOf(platform);
  const now = platform.clock.now();
  const endsAt = openedAt + sessionMs;
  const seconds = Math.min(tokenSeconds, Math.ceil((endsAt - now) / 1000));
  const stored = {
    hash: digest(refreshToken),
    sessionId,
    expiresAt: new Date(Math.min(now + refreshTokenMs, endsAt)),
  };
  const answer: SessionTokens = {
    idToken: tokens.identity(player, sessionId, seconds),
    accessToken: tokens.access(player.id, sessionId, seconds),
    refreshToken,
    expiresIn: seconds,
  };
  return { answer, stored };
}

/** The record of a log-in. */
export interface LogIn {
  readonly ip: string;
  readonly countryCode: string | null;
  /** The hash that the password was compared with; null: something else identified the player. */
  readonly passwordHash: string | null;
  /** The subjects whose failed attempts are forgotten: this place, and all; null where none are counted. */
  readonly attemptSubjects: readonly [string, string] | null;
}

const noteLogIn = statement(
  'note_log_in',
  `WITH player AS (
    -- Held first: a password that is being replaced is waited for, and then another one; so is a break.
    SELECT id FROM players WHERE id = $2 AND ($10::text IS NULL OR password_hash = $10)
      AND status = $11
    FOR NO KEY UPDATE
  ), session AS (
    INSERT INTO sessions (id, player_id, created_at) SELECT $1::uuid, id, $3::timestamptz FROM player
  ), token AS (
    INSERT INTO refresh_tokens (hash, session_id, expires_at)
    SELECT $4, $1::uuid, $5::timestamptz FROM player
  ), history AS (
    INSERT INTO login_history (player_id, logged_in_at, ip, country_code)
    SELECT id, $3::timestamptz, $6, $7 FROM player
  ), later AS (
    -- True until the second log in, which is the first to find a history.
    UPDATE players SET first_login = false
    WHERE id IN (SELECT id FROM player) AND first_login
      AND EXISTS (SELECT FROM login_history WHERE player_id = $2)
  ), forgotten AS (
    DELETE FROM login_attempts WHERE subject IN ($8, $9) AND EXISTS (SELECT FROM player)
  )
  SELECT id FROM player`,
);

/**
 * Opens a session, the first of a family of refresh tokens, and notes the log in. One statement, because every
 * player waits for it.
 * @param player the player about whom the log in was decided
 * @throws Refusal 401 login.unauthorized when the password was replaced since it was compared, or the refusal
 * of a log in when the status changed since
 */
export async function openSession(
  platform: Platform,
  player: Player,
  { ip, countryCode, passwordHash, attemptSubjects }: LogIn,
): Promise<SessionTokens> {
  const sessionId = randomUUID();
  const openedAt = platform.clock.now();
  const { answer, stored } = newTokens(platform, player, sessionId, openedAt, newRefreshToken());
  const [opened] = await noteLogIn(platform.db, [
    sessionId,
    player.id,
    new Date(openedAt).toISOString(),
    stored.hash,
    stored.expiresAt.toISOString(),
    ip,
    countryCode,
    ...(attemptSubjects ?? [null, null]),
    passwordHash,
    player.status,
  ]);
  if (!opened) throw await refusalSince(platform, player.id, passwordHash);
  return answer;
}

/** Why a player who was welcome a moment ago no longer is: only the owner of the password learns it. */
async function refusalSince(
  { db, clock }: Platform,
  playerId: string,
  passwordHash: string | null,
): Promise<Refusal> {
  const [player] = await db.select().from(players).where(eq(players.id, playerId));
  const isTheirs = passwordHash === null || player?.passwordHash === passwordHash;
  const refusal = player && isTheirs ? loginRefusal(player, clock.now(), null) : null;
  return refusal ?? new Refusal(401, 'login.unauthorized', 'Unauthorized');
}

const expired = (message: string) => new Refusal(401, 'error.session.expired', message);

/**
 * The token that followed a used one, held for the transaction, if that was a moment ago and the token still waits
 * for its use: the answer with it was lost. Undefined otherwise.
 */
async function lostAnswer(
  tx: Transaction,
  { usedAt, successorSalt }: typeof refreshTokens.$inferSelect,
  refreshToken: string,
  now: Date,
): Promise<string | undefined> {
  if (usedAt === null || successorSalt === null) return undefined;
  if (now.getTime() - usedAt.getTime() >= repeatMs) return undefined;
  const successor = successorOf(refreshToken, successorSalt);
  const [waiting] = await tx
    .update(refreshTokens)
    .set({ repeated: true })
    .where(and(eq(refreshTokens.hash, digest(successor)), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  return waiting && successor;
}

/**
 * Uses a token up. A token that was answered twice may be in two hands: what follows it is answered once, so that
 * the second hand's use shows. @returns the token that follows
 */
async function successorFor(
  tx: Transaction,
  token: typeof refreshTokens.$inferSelect,
  refreshToken: string,
  now: Date,
): Promise<string> {
  const salt = newRefreshToken();
  await tx
    .update(refreshTokens)
    .set({ usedAt: now, successorSalt: token.repeated ? null : salt })
    .where(eq(refreshTokens.hash, token.hash));
  return successorOf(refreshToken, salt);
}

/**
 * Exchanges a refresh token for new tokens. One that comes again at once gets the same one: its answer was lost.
 * One that comes later, or whose successor was used, ends the whole family. The site coordinates its tabs, so that
 * is a thief's or a fault's.
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
    const lost = await lostAnswer(tx, token, refreshToken, now);
    if (token.usedAt !== null && lost === undefined) {
      if (session.endedAt === null) {
        await tx
          .update(sessions)
          .set({ endedAt: now, endReason: 'TOKEN_REUSED' })
          .where(eq(sessions.id, session.id));
      }
      return { refusal: expired('Token reused'), ended: session };
    }
    // A device that slept since before the break hears why it is logged out.
    if (isBreak(currentStatus(player, now.getTime()))) return { refusal: onBreak() };
    if (session.endReason === 'IDLE') return { refusal: idleTooLong() };
    // Tokens renew themselves; that is no sign of the player.
    if (await storeIdleEnd(tx, session.id, now)) return { refusal: idleTooLong(), ended: session };
    const over = session.endedAt !== null || token.expiresAt <= now;
    if (over || !mayHaveSession(player, now.getTime())) {
      return { refusal: expired('Token expired') };
    }
    const next = lost ?? (await successorFor(tx, token, refreshToken, now));
    const openedAt = session.createdAt.getTime();
    const { answer, stored } = newTokens(platform, player, session.id, openedAt, next);
    if (lost === undefined) await tx.insert(refreshTokens).values(stored);
    return { tokens: answer };
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
