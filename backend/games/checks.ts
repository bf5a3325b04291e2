import { policyOfResidence } from '../../reference/policies.ts';
import { IDLE_THRESHOLD } from '../../reference/activity.ts';
import type { Residence } from '../../reference/ages.ts';
import { sessionMs } from '../access/tokens.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import { checkStanding, type CheckStanding, type Span } from '../../reference/play-time.ts';

/** Games that were opened before count for no check: the longest log-in is over twice since then. ms. */
const LOOKED_BACK = 2 * sessionMs;

/**
 * Until when a game is or was open, in SQL: as long as its log-in stands, unless it was closed.
 * @param now in SQL, too: the latest that it says
 */
export const openUntil = (now: string): string => `least(g.ended_at, s.ended_at,
  s.created_at + interval '${sessionMs} milliseconds',
  coalesce(s.last_activity_at, s.created_at) + interval '${IDLE_THRESHOLD} milliseconds', ${now})`;

interface Row extends Record<string, unknown> {
  readonly spans: readonly { readonly from: string; readonly until: string }[];
  readonly restsUntil: string | null;
}

const readPlay = statement<Row>(
  'read_time_of_play',
  `SELECT coalesce((SELECT json_agg(json_build_object('from', g.opened_at, 'until', ${openUntil('$2::timestamptz')}))
      FROM game_sessions g JOIN sessions s ON s.id = g.session_id
      WHERE g.player_id = $1 AND g.opened_at > $3), '[]'::json) AS spans,
    (SELECT rests_until FROM game_checks
      WHERE player_id = $1 ORDER BY answered_at DESC LIMIT 1) AS "restsUntil"`,
);

const spanOf = ({ from, until }: Row['spans'][number]): Span => ({
  from: Date.parse(from),
  until: Date.parse(until),
});

/** How the check inside games stands for a player; undefined where their law asks for none. `now` in ms. */
export async function checkOf(
  db: Executor,
  playerId: string,
  residence: Residence,
  now: number,
): Promise<CheckStanding | undefined> {
  const policy = policyOfResidence(residence);
  if (policy.gameCheckMinutes === null) return undefined;
  const instants = [now, now - LOOKED_BACK].map((at) => new Date(at).toISOString());
  const [row] = await readPlay(db, [playerId, ...instants]);
  if (!row) throw new Error('Nothing was read of a player.');
  const restsUntil = row.restsUntil === null ? null : new Date(row.restsUntil).getTime();
  return checkStanding(policy, row.spans.map(spanOf), restsUntil, now);
}
