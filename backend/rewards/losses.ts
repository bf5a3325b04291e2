import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import type { Cashback } from './cashback-periods.ts';

/** What a player has lost of own money, minor units: in all, and in the games of a booster; below zero: won. */
export interface Losses {
  readonly net: number;
  readonly boosted: number;
}

/** The time of which losses count, ms: `[from, to)`, of stakes from `since` on. */
export interface Counted {
  readonly since: number;
  readonly from: number;
  readonly to: number;
}

/**
 * $1 player, $2 part of the product, $3 the games of the booster; $4 since when stakes count, and the losses from $5
 * until before $6. A stake counts as its round is over, and what comes back to it then or, if later, as it comes. So
 * what a time has brought never changes afterwards, and nobody is paid for a stake that is not lost yet. The
 * stake of a free round is nobody's loss.
 */
const readLosses = statement<{ readonly net: string; readonly boosted: string }>(
  'read_losses_of_cashback',
  `WITH rounds AS (
    SELECT DISTINCT a.supplier, a.round, a.game_code
    FROM game_sessions s JOIN game_acts a ON a.game_session_id = s.id
    WHERE s.player_id = $1 AND (s.type = 'liveCasinoGames') = ($2 = 'LIVE_CASINO')
      AND a.acted_at >= $5::timestamptz AND a.acted_at < $6::timestamptz
  ), bets AS (
    SELECT b.supplier, b.id, s.game_id, b.amount - b.bonus_amount AS own, c.over_at
    FROM rounds r JOIN game_acts b ON b.player_id = $1 AND b.supplier = r.supplier AND b.round = r.round
      AND b.game_code = r.game_code AND b.kind = 'BET' AND b.status = 'OK' AND NOT b.is_free
      AND b.acted_at >= $4::timestamptz
    JOIN game_sessions s ON s.id = b.game_session_id
    JOIN LATERAL (SELECT min(c.acted_at) AS over_at FROM game_acts c WHERE c.player_id = b.player_id
      AND c.supplier = b.supplier AND c.round = b.round AND c.game_code = b.game_code
      AND c.acted_at >= b.acted_at AND c.closes_round AND NOT c.is_promotion AND c.status = 'OK') c
      ON c.over_at IS NOT NULL
  ), counted AS (
    SELECT game_id, own AS lost, over_at AS at FROM bets
    UNION ALL
    SELECT b.game_id, -(a.amount - a.bonus_amount - a.fund_amount - a.paid_out), greatest(a.acted_at, b.over_at)
    FROM bets b JOIN game_acts a ON a.supplier = b.supplier AND a.bet_id = b.id AND a.player_id = $1
      AND a.kind <> 'BET' AND a.status = 'OK' AND NOT a.is_promotion
  )
  SELECT coalesce(sum(lost), 0) AS net, coalesce(sum(lost) FILTER (WHERE game_id = ANY($3::text[])), 0) AS boosted
  FROM counted WHERE at >= $5::timestamptz AND at < $6::timestamptz`,
);

/** What a player has lost in a part of the product: stakes of own money less what came back to own money. */
export async function lossesOf(
  executor: Executor,
  playerId: string,
  {
    vertical,
    boosterGames,
  }: { readonly vertical: Vertical; readonly boosterGames: readonly string[] },
  { since, from, to }: Counted,
): Promise<Losses> {
  const moments = [since, from, to].map((at) => new Date(at).toISOString());
  const [row] = await readLosses(executor, [playerId, vertical, boosterGames, ...moments]);
  return { net: Number(row?.net ?? 0), boosted: Number(row?.boosted ?? 0) };
}

/**
 * What losses bring, in minor units rounded down, up to the campaign's highest amount: the higher per cent of what was
 * lost in the games of the booster, as far as that is lost in all, and the other one of the rest.
 * @param paid what counts against the highest amount already
 */
export function broughtBy(
  { net, boosted }: Losses,
  {
    cashbackPercent,
    boosterPercent,
    maxBonus,
  }: Pick<Cashback, 'cashbackPercent' | 'boosterPercent' | 'maxBonus'>,
  currency: Currency,
  paid = 0,
): number {
  const lost = Math.max(0, net);
  const more = Math.min(Math.max(0, boosted), lost);
  const percents = more * (boosterPercent ?? cashbackPercent) + (lost - more) * cashbackPercent;
  return Math.min(Math.floor(percents / 100), Math.max(0, scaled(maxBonus, currency) - paid));
}
