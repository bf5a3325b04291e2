import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../platform/http/operations.ts';
import type { Session } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { sharedRead } from '../platform/statement.ts';
import { endIdle, idleTooLong, isActivity, isIdle, isWorthNoting, noteActivity } from './idle.ts';
import { remember } from './remember.ts';
import { tokensOf } from './sessions.ts';
import { currentStatus, isBreak, mayHaveSession, onBreak } from './status.ts';
import type { AccountStatus } from '../players/tables.ts';

/** Milliseconds for which a read may trust what was last read about a session. */
const trustMs = 1_000;

interface StandingRow extends Record<string, unknown> {
  readonly ended: boolean;
  readonly endReason: string | null;
  readonly lastActivityAt: string;
  readonly status: AccountStatus;
  readonly statusUntil: string | null;
  readonly excludedIndefinitely: boolean;
}

const readStanding = sharedRead<StandingRow>(
  'read_session_standing',
  `SELECT s.ended_at IS NOT NULL AS ended, s.end_reason AS "endReason",
    coalesce(s.last_activity_at, s.created_at) AS "lastActivityAt", p.status, p.status_until AS "statusUntil",
    p.excluded_indefinitely AS "excludedIndefinitely"
  FROM sessions s JOIN players p ON p.id = s.player_id WHERE s.id = $1`,
);

interface Standing {
  readonly playerId: string;
  readonly ended: boolean;
  readonly endedIdle: boolean;
  readonly lastActivityAt: Date;
  readonly allowed: boolean;
  readonly onBreak: boolean;
  readonly readAt: number;
}

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 8_192 ? value : null;
};

/**
 * Checks the tokens of a request (NS-48: both, of one session) and that the session still stands.
 *
 * Every call that changes something reads that from the database. A plain read trusts the last answer for a
 * second, and not even that once any instance has announced the session's end. A session in which nothing was
 * done for too long ends here (ACT-06).
 * @throws Refusal 401 error.session.expired, error.session.idle, 403 error.session.forbidden, 403
 * error.session.on_break
 */
export function createAuthenticate(platform: Platform): Authenticate {
  const { db, clock, events } = platform;
  const tokens = tokensOf(platform);
  const standings = new Map<string, Standing>();
  events.subscribe('session.ended', ({ sessionId }) => standings.delete(sessionId));
  events.subscribe('player.changed', ({ playerId }) => {
    for (const [sessionId, standing] of standings) {
      if (standing.playerId === playerId) standings.delete(sessionId);
    }
  });
  events.subscribe('data.reset', () => standings.clear());

  const sessionOf = async (token: string, use: 'id' | 'access'): Promise<Session | null> => {
    const claims = await tokens.verify(token, use);
    const sessionId = claims?.['sid'];
    return claims && typeof sessionId === 'string' ? { playerId: claims.sub, sessionId } : null;
  };

  const standingOf = async (session: Session, mayRemember: boolean): Promise<Standing | null> => {
    const known = standings.get(session.sessionId);
    const fresh = known !== undefined && performance.now() - known.readAt < trustMs;
    if (mayRemember && fresh && events.connected) return known;
    const readAt = performance.now();
    const [row] = await readStanding(db, [session.sessionId]);
    if (!row) return null;
    const until = row.statusUntil === null ? null : new Date(row.statusUntil);
    const player = { ...row, statusUntil: until };
    const { ended, endReason } = row;
    const standing = {
      playerId: session.playerId,
      ended,
      endedIdle: endReason === 'IDLE',
      lastActivityAt: new Date(row.lastActivityAt),
      allowed: mayHaveSession(player, clock.now()),
      onBreak: isBreak(currentStatus(player, clock.now())),
      readAt,
    };
    remember(standings, session.sessionId, standing);
    return standing;
  };

  return async (request) => {
    const idToken = header(request, 'authorization');
    const accessToken = header(request, 'access-token');
    const [identity, access] = await Promise.all([
      idToken === null ? null : sessionOf(idToken, 'id'),
      accessToken === null ? null : sessionOf(accessToken, 'access'),
    ]);
    if (identity === null || access?.sessionId !== identity.sessionId) {
      throw new Refusal(401, 'error.session.expired', 'Token expired');
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const standing = await standingOf(identity, reads);
    if (standing?.onBreak === true) throw onBreak();
    if (standing && !standing.allowed) {
      throw new Refusal(403, 'error.session.forbidden', 'The account may not be used now.');
    }
    if (standing?.endedIdle) throw idleTooLong();
    if (!standing || standing.ended) {
      throw new Refusal(401, 'error.session.expired', 'Token expired');
    }
    const now = clock.now();
    const { lastActivityAt } = standing;
    if (isIdle(lastActivityAt, now) && (await endIdle(platform, identity))) throw idleTooLong();
    const { operationId } = request.routeOptions.config;
    if (isActivity(operationId, reads) && isWorthNoting(lastActivityAt, now)) {
      await noteActivity(db, identity.sessionId, clock.date());
    }
    return { sessionId: identity.sessionId, playerId: identity.playerId };
  };
}
