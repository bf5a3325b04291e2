import { IDLE_THRESHOLD } from '../../reference/activity.ts';
import type { Currency } from '../../reference/currencies.ts';
import { noteActivity, readActivity } from '../access/idle.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { statement } from '../platform/statement.ts';

const MINUTE = 60_000;

/** How long ago the player did something in this session, as far as the platform knows (ACT-05). */
async function getActivityCheck({ platform, session }: Call<'getActivityCheck'>) {
  return idleSince(platform.clock.now(), await readActivity(platform.db, session.sessionId));
}

/**
 * Takes the device's report of when the player was last there. Its clock may be wrong, so the sent time since
 * then counts; the result is never later than now, nor earlier than the known time.
 */
async function updateActivityCheck(call: Call<'updateActivityCheck'>) {
  const { platform, session, body } = call;
  const now = platform.clock.now();
  const said = body.idleMs === undefined ? Date.parse(body.lastActivityAt) : now - body.idleMs;
  const at = new Date(Math.min(said, now));
  return idleSince(now, await noteActivity(platform.db, session.sessionId, at));
}

const idleSince = (now: number, at: Date) => ({
  idleMs: Math.max(0, now - at.getTime()),
  thresholdMs: IDLE_THRESHOLD,
});

interface Row extends Record<string, unknown> {
  readonly currency: Currency;
  readonly begunAt: string;
  /** Minor units. */
  readonly stakes: string;
  readonly winnings: string;
}

/** It counts the same movements as the history's figures: of the main balance, once they moved (TXN-11). */
const readFigures = statement<Row>(
  'read_session_figures',
  `SELECT p.currency, s.created_at AS "begunAt",
    coalesce(-sum(t.counted) FILTER (WHERE t.type IN ('BET', 'BET_VOID', 'LOSS')), 0) AS stakes,
    coalesce(sum(t.counted) FILTER (WHERE t.type NOT IN ('BET', 'BET_VOID', 'LOSS')), 0) AS winnings
  FROM sessions s JOIN players p ON p.id = s.player_id LEFT JOIN (
    SELECT player_id, transacted_at, type, win_loss_of(type, category, status, wallet, amount) AS counted
    FROM transactions WHERE player_id = $2
  ) t ON t.player_id = p.id AND t.transacted_at >= s.created_at
  WHERE s.id = $1 GROUP BY p.currency, s.created_at`,
);

/** Stakes and winnings since the session began (ACT-01). */
async function getActivitySummary({ platform, session }: Call<'getActivitySummary'>) {
  const [row] = await readFigures(platform.db, [session.sessionId, session.playerId]);
  if (!row) throw new Refusal(401, 'error.session.expired', 'Token expired');
  const { currency, begunAt } = row;
  const turnover = Math.max(0, Number(row.stakes));
  const winnings = Math.max(0, Number(row.winnings));
  const since = platform.clock.now() - new Date(begunAt).getTime();
  const sessionMinutes = Math.max(0, Math.floor(since / MINUTE));
  return { turnover, winnings, delta: winnings - turnover, currency, sessionMinutes };
}

export const activityHandlers = {
  getActivityCheck,
  updateActivityCheck,
  getActivitySummary,
} satisfies Handlers<'getActivityCheck' | 'updateActivityCheck' | 'getActivitySummary'>;
