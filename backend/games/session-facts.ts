import type { Schemas } from '../../openapi/types.ts';
import { checkTold, stateOfGame } from '../../reference/open-games.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import type { Currency } from '../../reference/currencies.ts';
import { owesReminderAnswer } from '../limits/reminder.ts';
import type { Executor } from '../platform/database.ts';
import type { Session } from '../platform/operation.ts';
import { statement } from '../platform/statement.ts';
import { residenceOf } from '../players/residence.ts';
import { activeBonusesOf, type HeldBonus } from '../rewards/held-bonus.ts';
import { checkOf, openUntil } from './checks.ts';
import { hasOpenRound, STAKED } from './open-round.ts';
import { stakeable } from './wallet/bonus.ts';
import type { Play } from './wallet/play.ts';

type GameSession = Schemas['GameSession'];

interface Row extends Record<string, unknown>, Pick<Play, 'type'> {
  readonly gameId: string;
  readonly countryCode: string;
  readonly provinceCode: string | null;
  readonly currency: Currency;
  readonly openedAt: string;
  readonly visitBegunAt: string;
  readonly until: string;
  readonly closed: 'CLOSED' | 'OTHER_GAME' | null;
  readonly isRoundOpen: boolean;
  /** Minor units: the main balance. */
  readonly balance: string;
  /** The active ones; null: none. */
  readonly bonuses: readonly HeldBonus[] | null;
  readonly deposits: string;
  readonly stakes: string;
  readonly wins: string;
}

/** Since when the figures of a game session count, in SQL. */
const visitOf = (session: string) => `coalesce(${session}.visit_begun_at, ${session}.opened_at)`;

/** $1 the game session, $2 now, $3 whose it is. `visit` has those of one visit: who reloads goes on with it. */
const readSession = statement<Row>(
  'read_game_session',
  `SELECT g.game_id AS "gameId", g.type, p.country_code AS "countryCode", p.province_code AS "provinceCode",
    g.currency, g.opened_at AS "openedAt",
    ${visitOf('g')} AS "visitBegunAt", ${openUntil('$2::timestamptz')} AS until, g.end_reason AS closed,
    ${hasOpenRound('ANY(visit.ids)')} AS "isRoundOpen",
    (SELECT coalesce(sum(balance), 0) FROM ledger_accounts
      WHERE player_id = g.player_id AND kind = 'MAIN' AND currency = g.currency) AS balance,
    ${activeBonusesOf('g.player_id')} AS bonuses,
    (SELECT coalesce(sum(t.amount), 0) FROM transactions t WHERE t.player_id = g.player_id
      AND t.type = 'DEPOSIT' AND t.category = 'PAYMENT' AND t.status = 'SUCCESS'
      AND t.transacted_at >= ${visitOf('g')}) AS deposits,
    (SELECT coalesce(sum(b.amount - b.fund_amount), 0) FROM game_acts b
      WHERE b.game_session_id = ANY(visit.ids) AND ${STAKED}) AS stakes,
    (SELECT coalesce(sum(w.amount - w.fund_amount), 0) FROM game_acts w
      WHERE w.game_session_id = ANY(visit.ids) AND w.kind = 'WIN' AND w.status = 'OK') AS wins
  FROM game_sessions g JOIN sessions s ON s.id = g.session_id JOIN players p ON p.id = g.player_id
  CROSS JOIN LATERAL (SELECT array_agg(v.id) AS ids FROM game_sessions v
    WHERE v.player_id = g.player_id AND v.session_id = g.session_id AND v.game_id = g.game_id
      AND v.opened_at >= ${visitOf('g')} AND ${visitOf('v')} = ${visitOf('g')}) visit
  WHERE g.id = $1 AND g.player_id = $3`,
);

/** The facts of a game that a player opened; undefined where they opened no such game. `now` in ms. */
export async function factsOf(
  db: Executor,
  session: Session,
  gameSessionId: string,
  now: number,
): Promise<GameSession | undefined> {
  const { playerId } = session;
  const [row] = await readSession(db, [gameSessionId, new Date(now).toISOString(), playerId]);
  if (!row) return undefined;
  const residence = residenceOf(row);
  const [check, isReminderDue] = await Promise.all([
    checkOf(db, playerId, residence, now),
    owesReminderAnswer(db, session, now),
  ]);
  const until = new Date(row.until).getTime();
  const isEnded = row.closed !== null || until < now;
  const [stakes, wins] = [Number(row.stakes), Number(row.wins)];
  const told = checkTold(policyOfResidence(residence), check, now);
  return {
    gameSessionId,
    gameId: row.gameId,
    state: stateOfGame(isEnded, check),
    ...(isEnded && { endReason: row.closed ?? 'LOGGED_OUT' }),
    openedAt: new Date(row.openedAt).toISOString(),
    elapsedMs: Math.max(0, until - new Date(row.visitBegunAt).getTime()),
    isRoundOpen: row.isRoundOpen,
    currency: row.currency,
    balance: stakeable({ balance: Number(row.balance), bonuses: row.bonuses ?? [] }, row, now),
    deposits: Number(row.deposits),
    stakes,
    wins,
    netPosition: wins - stakes,
    isReminderDue,
    ...(told && { check: told }),
  };
}
