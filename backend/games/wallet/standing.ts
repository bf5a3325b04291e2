import type { OwnLimit } from '../../../reference/own-limits.ts';
import { timeZoneOf } from '../../../reference/time-zones.ts';
import { readOwnLimits } from '../../banking/own-limits.ts';
import { owesReminderAnswer } from '../../limits/reminder.ts';
import type { Transaction } from '../../platform/database.ts';
import { statement } from '../../platform/statement.ts';
import { residenceOf } from '../../players/residence.ts';
import type { AccountStatus, PlayerFlags } from '../../players/tables.ts';
import { checkOf } from '../checks.ts';
import { keepsFromPlay } from '../../../reference/play-time.ts';
import type { Play } from './play.ts';

/** What decides whether a player may stake. */
export interface Standing {
  readonly status: AccountStatus;
  readonly statusUntil: Date | null;
  readonly excludedIndefinitely: boolean;
  readonly riskPayout: boolean;
  readonly multibrandSuspended: boolean;
  readonly flags: PlayerFlags;
  readonly termsVersion: number;
  /** yyyy-MM-dd; null where it is unknown. */
  readonly dateOfBirth: string | null;
  /** Of the log-in. */
  readonly loggedInAt: Date;
  readonly loggedOutAt: Date | null;
  readonly lastActivityAt: Date;
  /** Of the game session. */
  readonly endedAt: Date | null;
  readonly lastBetAt: Date | null;
  readonly limits: readonly OwnLimit[];
  /** Whether the law wants an answer to a reminder before play goes on, and it is due (EDD-07). */
  readonly owesAnswer: boolean;
  /** Whether a check inside games waits for an answer, or play rests after one. */
  readonly rests: boolean;
}

/** What is read with one statement: instants come as text. */
type StandingRow = {
  readonly [Field in keyof Omit<Standing, 'limits' | 'owesAnswer' | 'rests'>]:
    | Exclude<Standing[Field], Date>
    | (Date extends Standing[Field] ? string : never);
};

/** The player's row is held: a break that begins meanwhile is waited for, or waits. */
const readStanding = statement<StandingRow>(
  'read_standing_of_bet',
  `SELECT p.status, p.status_until AS "statusUntil", p.excluded_indefinitely AS "excludedIndefinitely",
    p.risk_payout AS "riskPayout", p.multibrand_suspended AS "multibrandSuspended", p.flags,
    p.terms_version AS "termsVersion", p.date_of_birth::text AS "dateOfBirth", s.created_at AS "loggedInAt", s.ended_at AS "loggedOutAt",
    coalesce(s.last_activity_at, s.created_at) AS "lastActivityAt", g.ended_at AS "endedAt",
    g.last_bet_at AS "lastBetAt"
  FROM game_sessions g JOIN players p ON p.id = g.player_id JOIN sessions s ON s.id = g.session_id
  WHERE g.id = $1 FOR SHARE OF p`,
);

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** How the player stands as a bet comes. `now` in ms. */
export async function standingOf(tx: Transaction, play: Play, now: number): Promise<Standing> {
  const zone = timeZoneOf(residenceOf(play));
  const session = { sessionId: play.loginId, playerId: play.playerId };
  const [[row], limits, owesAnswer, check] = await Promise.all([
    readStanding(tx, [play.gameSessionId]),
    readOwnLimits(tx, play.playerId, now, zone),
    owesReminderAnswer(tx, session, now),
    checkOf(tx, play.playerId, residenceOf(play), now),
  ]);
  if (!row) throw new Error('The game session is gone.');
  return {
    ...row,
    statusUntil: dateOf(row.statusUntil),
    loggedInAt: new Date(row.loggedInAt),
    loggedOutAt: dateOf(row.loggedOutAt),
    lastActivityAt: new Date(row.lastActivityAt),
    endedAt: dateOf(row.endedAt),
    lastBetAt: dateOf(row.lastBetAt),
    limits,
    owesAnswer,
    rests: keepsFromPlay(check),
  };
}
