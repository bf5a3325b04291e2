import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import type { SpinStatus } from './spin-tables.ts';

/** Free spins as an act of a game sees them; amounts in minor units of `currency`. */
export interface HeldSpins {
  readonly id: string;
  readonly campaignId: string;
  readonly vertical: Vertical;
  readonly currency: Currency;
  readonly status: SpinStatus;
  /** What each round is worth. */
  readonly stake: number;
  readonly won: number;
  /** ms since the epoch. */
  readonly expiresAt: number;
  /** How many times what is won is to be wagered; 0: it is own money at once. */
  readonly wagering: number;
  /** Euro cents: the most that can be won; null: no limit. */
  readonly maxWin: number | null;
  /** What the bonus that they became has paid beyond what they had won then. */
  readonly paidBeyond: number;
  /** Rounds that are not played, of the game and of all games. */
  readonly left: number;
  readonly unplayed: number;
}

/** $2 the game. */
const HELD = `SELECT json_build_object('id', a.id, 'campaignId', a.campaign_id, 'vertical', a.vertical,
    'currency', a.currency, 'status', a.status, 'stake', a.stake, 'won', a.won,
    'expiresAt', round(extract(epoch FROM a.expires_at) * 1000), 'wagering', c.wagering_multiplier,
    'maxWin', c.max_win, 'paidBeyond', coalesce((SELECT greatest(b.paid_out - b.amount, 0) FROM player_bonuses b
      WHERE b.player_id = a.player_id AND b.campaign_id = a.campaign_id), 0), 'left', g.granted - g.played,
    'unplayed', (SELECT sum(o.granted - o.played) FROM free_spin_games o WHERE o.award_id = a.id)) AS spins
  FROM free_spin_awards a JOIN campaigns c ON c.id = a.campaign_id
  JOIN free_spin_games g ON g.award_id = a.id AND g.game_id = $2`;

interface Row extends Record<string, unknown> {
  readonly spins: HeldSpins;
}

/** $1 the player, $3 now. */
const readLeft = statement<Row>(
  'read_free_spins_left',
  `${HELD} WHERE a.player_id = $1 AND a.status = 'ACTIVE' AND a.expires_at > $3::timestamptz AND g.played < g.granted
  ORDER BY a.expires_at, a.id LIMIT 1`,
);

/** $1 the free spins. */
const readOwn = statement<Row>('read_free_spins', `${HELD} WHERE a.id = $1`);

/** The free spins of which a player can play a round of a game now; undefined: there are none. `now` in ms. */
export async function spinsLeft(
  executor: Executor,
  { playerId, gameId }: { readonly playerId: string; readonly gameId: string },
  now: number,
): Promise<HeldSpins | undefined> {
  const [row] = await readLeft(executor, [playerId, gameId, new Date(now).toISOString()]);
  return row?.spins;
}

/** $1 the player, $2 the game's code. A free round that may come back was the last one, too. */
const readBefore = statement<{ readonly stake: string }>(
  'read_free_spins_before',
  `SELECT a.stake FROM free_spin_awards a
  JOIN LATERAL (SELECT max(b.acted_at) AS at FROM game_acts b WHERE b.player_id = a.player_id AND b.award_id = a.id
    AND b.kind = 'BET' AND b.status = 'OK' AND b.game_code = $2) played ON played.at IS NOT NULL
  WHERE a.player_id = $1 AND NOT EXISTS (SELECT FROM game_acts m WHERE m.player_id = a.player_id AND m.game_code = $2
    AND m.kind = 'BET' AND m.status = 'OK' AND m.award_id IS NULL AND m.acted_at > played.at)
  ORDER BY played.at DESC LIMIT 1`,
);

/** What a launch tells of free rounds: where the player's last round of the game was free, that none is left. */
export async function freeRoundsFor(
  executor: Executor,
  player: { readonly playerId: string; readonly gameId: string; readonly slug: string },
  now: number,
): Promise<{ readonly left: number; readonly stake: number } | undefined> {
  const spins = await spinsLeft(executor, player, now);
  if (spins) return { left: spins.left, stake: spins.stake };
  const [before] = await readBefore(executor, [player.playerId, player.slug]);
  return before && { left: 0, stake: Number(before.stake) };
}

/** The free spins of a bet that was taken. */
export async function spinsOf(
  executor: Executor,
  id: string,
  gameId: string,
): Promise<HeldSpins | undefined> {
  const [row] = await readOwn(executor, [id, gameId]);
  return row?.spins;
}

/**
 * Whether a round of free spins `a` is open, in SQL.
 * @param other further conditions of its bet `b`
 */
export const hasOpenSpin = (other = 'true'): string =>
  `EXISTS (SELECT FROM game_acts b WHERE b.player_id = a.player_id AND b.award_id = a.id AND b.kind = 'BET'
    AND b.status = 'OK' AND ${other}
    AND NOT EXISTS (SELECT FROM game_acts r WHERE r.supplier = b.supplier AND r.bet_id = b.id
      AND r.player_id = b.player_id AND r.kind = 'ROLLBACK')
    AND NOT EXISTS (SELECT FROM game_acts c WHERE c.player_id = b.player_id AND c.supplier = b.supplier
      AND c.round = b.round AND c.game_code = b.game_code AND c.acted_at >= b.acted_at
      AND c.closes_round AND NOT c.is_promotion AND c.status = 'OK'))`;

/** $1 the free spins, $2 supplier, $3 the game's code and $4 the name of the round that is left out. */
const readOtherOpen = statement<{ readonly isOpen: boolean }>(
  'read_open_free_spins',
  `SELECT ${hasOpenSpin('(b.supplier, b.game_code, b.round) <> ($2, $3, $4)')} AS "isOpen"
  FROM free_spin_awards a WHERE a.id = $1`,
);

/** Whether another round of free spins is open than the one that is named. */
export async function hasOtherOpenSpin(
  tx: Transaction,
  { id }: HeldSpins,
  round: readonly [supplier: string, gameCode: string, name: string],
): Promise<boolean> {
  const [row] = await readOtherOpen(tx, [id, ...round]);
  return row?.isOpen !== false;
}

/**
 * What a win of free spins is worth, up to the most that can be won, their bonus included: it is summed until all rounds
 * are over, and own money at once where nothing is to be wagered, or where it comes after the sum was paid. Where something is, who gave
 * the spins up wins nothing any more.
 */
export function wonBy(
  { status, wagering, won: before, paidBeyond, maxWin, currency }: HeldSpins,
  amount: number,
): { readonly own: number; readonly won: number } {
  if (status === 'FORFEITED' && wagering > 0) return { own: 0, won: 0 };
  const most = maxWin === null ? Number.MAX_SAFE_INTEGER : scaled(maxWin, currency);
  const room = Math.max(0, most - before - paidBeyond);
  const won = Math.min(amount, room);
  return { own: wagering === 0 || status !== 'ACTIVE' ? won : 0, won };
}
