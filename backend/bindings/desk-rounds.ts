import { desc, eq } from 'drizzle-orm';
import { formatPlayerNumber } from '../../reference/player-number.ts';
import type {
  DeskRounds,
  RoundLine,
  RoundsPorts,
  SessionLine,
} from '../back-office/rounds/ports.ts';
import type { StudioOf } from '../games/ports.ts';
import { gameSessions } from '../games/tables.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { statement } from '../platform/statement.ts';
import { players } from '../players/tables.ts';
import { isNamed } from './named-player.ts';

/** Games, and rounds of a game, that a page lists. */
const MOST_SESSIONS = 30;
const MOST_ROUNDS = 200;

interface Sums extends Record<string, unknown> {
  readonly stakes: string;
  readonly wins: string;
}

const readSums = statement<Sums>(
  'read_sums_of_game_session',
  `SELECT coalesce(sum(amount - fund_amount) FILTER (WHERE kind = 'BET'), 0)
      - coalesce(sum(amount) FILTER (WHERE kind = 'ROLLBACK'), 0) AS stakes,
    coalesce(sum(amount - fund_amount) FILTER (WHERE kind = 'WIN'), 0) AS wins
  FROM game_acts WHERE game_session_id = $1 AND status = 'OK'`,
);

interface RoundRow extends Record<string, unknown> {
  readonly supplier: string;
  readonly round: string;
  readonly begunAt: string;
  readonly stake: string;
  readonly won: string;
  readonly house: string;
  readonly back: string;
  readonly isClosed: boolean;
  readonly refusals: readonly string[] | null;
}

/** The rounds of a game session, each with all of its acts: a win may have come under another session. */
const readRounds = statement<RoundRow>(
  'read_rounds_of_game_session',
  `SELECT a.supplier, a.round, min(a.acted_at) AS "begunAt",
    coalesce(sum(a.amount - a.fund_amount) FILTER (WHERE a.kind = 'BET' AND a.status = 'OK'), 0) AS stake,
    coalesce(sum(a.amount - a.fund_amount) FILTER (WHERE a.kind = 'WIN' AND a.status = 'OK'), 0) AS won,
    coalesce(sum(a.fund_amount) FILTER (WHERE a.kind <> 'BET' AND a.status = 'OK'), 0) AS house,
    coalesce(sum(a.amount) FILTER (WHERE a.kind = 'ROLLBACK' AND a.status = 'OK'), 0) AS back,
    bool_or(a.closes_round AND a.status = 'OK') AS "isClosed",
    array_agg(DISTINCT a.status) FILTER (WHERE a.status <> 'OK') AS refusals
  FROM (SELECT DISTINCT player_id, supplier, round FROM game_acts WHERE game_session_id = $1) r
  JOIN game_acts a ON a.player_id = r.player_id AND a.supplier = r.supplier AND a.round = r.round
  GROUP BY a.supplier, a.round ORDER BY max(a.acted_at) DESC, a.round LIMIT ${MOST_ROUNDS}`,
);

async function sessionsOf(db: Executor, playerId: string): Promise<readonly SessionLine[]> {
  const rows = await db
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.playerId, playerId))
    .orderBy(desc(gameSessions.openedAt), gameSessions.id)
    .limit(MOST_SESSIONS);
  return Promise.all(
    rows.map(async ({ id, slug, version, currency, openedAt, endedAt, endReason }) => {
      const [sums] = await readSums(db, [id]);
      return {
        id,
        game: slug,
        version,
        currency,
        openedAt,
        endedAt,
        endReason,
        stakes: Number(sums?.stakes ?? 0),
        wins: Number(sums?.wins ?? 0),
      };
    }),
  );
}

async function roundsOf(
  platform: Platform,
  studioOf: StudioOf,
  gameSessionId: string,
): Promise<readonly RoundLine[]> {
  const rows = await readRounds(platform.db, [gameSessionId]);
  const studio = studioOf(platform);
  const own = rows.filter(({ supplier }) => supplier === studio?.supplier);
  const told = await studio?.recall?.(own.map(({ round }) => round));
  return rows.map(({ supplier, round, begunAt, stake, won, house, back, isClosed, refusals }) => {
    const shown = supplier === studio?.supplier ? told?.get(round) : undefined;
    return {
      id: round,
      supplier,
      begunAt: new Date(begunAt),
      stake: Number(stake),
      won: Number(won),
      house: Number(house),
      back: Number(back),
      isClosed,
      refusals: refusals ?? [],
      waiting: shown?.waiting ?? [],
      shownAt: shown?.url,
    };
  });
}

/** Binds the port of the desk's page of rounds to the wallet and the studio. */
export const roundsPorts = (platform: Platform, studioOf: StudioOf): RoundsPorts => ({
  async find(who, session): Promise<DeskRounds | undefined> {
    const { db } = platform;
    const [player] = await db.select().from(players).where(isNamed(who));
    if (!player) return undefined;
    const sessions = await sessionsOf(db, player.id);
    const chosen = sessions.find(({ id }) => id === session) ?? sessions[0];
    return {
      player: {
        id: player.id,
        number: formatPlayerNumber(player.number),
        email: player.email ?? '',
        name: [player.firstName, player.lastName].filter((part) => part !== null).join(' '),
        market: player.market,
      },
      sessions,
      chosen,
      rounds: chosen ? await roundsOf(platform, studioOf, chosen.id) : [],
    };
  },
});
