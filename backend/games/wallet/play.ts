import type { Currency } from '../../../reference/currencies.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import type { CatalogueGame } from '../../../reference/game-visibility.ts';
import { digest } from '../../access/tokens.ts';
import type { Database } from '../../platform/database.ts';
import { sharedRead } from '../../platform/statement.ts';
import type { Asking } from './act.ts';

/** A game session and its player, as far as neither changes. */
export interface Play {
  readonly gameSessionId: string;
  /** The log-in under which the game was opened. */
  readonly loginId: string;
  readonly playerId: string;
  /** The player as suppliers know them. */
  readonly user: string;
  readonly countryCode: string;
  readonly provinceCode: string | null;
  readonly currency: Currency;
  readonly siteId: string;
  readonly gameId: string;
  readonly slug: string;
  readonly type: CatalogueGame['_type'];
  readonly kind: GameKind;
}

type Row = Play & Record<string, unknown>;

const PLAY = `g.id AS "gameSessionId", g.session_id AS "loginId", g.player_id AS "playerId",
  p.access_id AS user, p.country_code AS "countryCode", p.province_code AS "provinceCode", g.currency,
  g.site_id AS "siteId", g.game_id AS "gameId", g.slug, g.type, g.kind
  FROM game_sessions g JOIN players p ON p.id = g.player_id`;

const readByToken = sharedRead<Row>(
  'read_play_by_token',
  `SELECT ${PLAY} WHERE g.token_hash = $1 AND g.supplier = $2`,
);

const readByBet = sharedRead<Row>(
  'read_play_by_bet',
  `SELECT ${PLAY} JOIN game_acts a ON a.game_session_id = g.id
  WHERE a.supplier = $1 AND a.id = $2 AND a.kind = 'BET'`,
);

/**
 * The game session of a bet, or of a token, for a call about either that names the player; undefined where there is
 * none. What follows a bet belongs to the game in which it was placed, whatever token comes with it: no win is lost
 * with a token, or counts as another game's.
 */
export async function findPlay(
  db: Database,
  { supplier, token, user }: Asking,
  betId: string | null = null,
): Promise<Play | undefined> {
  const [placed] = betId === null ? [] : await readByBet(db, [supplier, betId]);
  if (placed?.user === user) return placed;
  const [held] = await readByToken(db, [digest(token), supplier]);
  return held?.user === user ? held : undefined;
}
