import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';

/** The stake by which wagering is told to somebody who has not played yet, in euro cents. */
const FIRST_STAKE = 100;

/** $1 player. The latest stake of own or bonus money in each part of the product. */
const readLatest = statement<{ readonly isLive: boolean; readonly amount: string }>(
  'read_latest_stakes',
  `SELECT v.is_live AS "isLive", latest.amount FROM (VALUES (true), (false)) v (is_live)
  JOIN LATERAL (SELECT a.amount FROM game_sessions s JOIN game_acts a ON a.game_session_id = s.id
    WHERE s.id = (SELECT o.id FROM game_sessions o WHERE o.player_id = $1 AND o.last_bet_at IS NOT NULL
        AND (o.type = 'liveCasinoGames') = v.is_live ORDER BY o.last_bet_at DESC LIMIT 1)
      AND a.kind = 'BET' AND a.status = 'OK' AND NOT a.is_free
    ORDER BY a.acted_at DESC LIMIT 1) latest ON true`,
);

/** The stake at which a player is used to play, in minor units: the latest one in a part of the product. */
export type UsualStake = (vertical: Vertical) => number;

/** Reads the stakes at which a player is used to play. */
export async function usualStakeOf(
  executor: Executor,
  playerId: string,
  currency: Currency,
): Promise<UsualStake> {
  const latest = new Map(
    (await readLatest(executor, [playerId])).map(({ isLive, amount }) => [isLive, Number(amount)]),
  );
  return (vertical) => latest.get(vertical === 'LIVE_CASINO') ?? scaled(FIRST_STAKE, currency);
}
