import type { Currency } from '../../reference/currencies.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { statement } from '../platform/statement.ts';

const DAY = 86_400_000;

interface Row extends Record<string, unknown> {
  readonly currency: Currency;
  /** Minor units. */
  readonly netPosition: string;
  readonly winLoss: string;
}

const OF = 'type, category, status, wallet, amount';
const SPAN = `SELECT net_position_of(${OF}) AS net, win_loss_of(${OF}) AS won FROM transactions
    WHERE player_id = $1 AND transacted_at >=`;

/** $1 player, $2 to $3 whole days, $4 to $5 what lies before them and $6 to $7 what lies behind. */
const readFigures = statement<Row>(
  'read_net_position',
  `SELECT p.currency, coalesce(sum(net), 0) AS "netPosition", coalesce(sum(won), 0) AS "winLoss"
  FROM players p LEFT JOIN (
    SELECT net_position AS net, win_loss AS won FROM player_days
      WHERE player_id = $1 AND day >= $2::date AND day < $3::date
    UNION ALL ${SPAN} $4::timestamptz AND transacted_at < $5::timestamptz
    UNION ALL ${SPAN} $6::timestamptz AND transacted_at < $7::timestamptz
  ) part ON true WHERE p.id = $1 GROUP BY p.currency`,
);

const instant = (at: number): string =>
  Number.isFinite(at) ? new Date(at).toISOString() : at < 0 ? '-infinity' : 'infinity';

/**
 * The whole UTC days of a period, and the rest on either side, in ms since the epoch. Days are kept as sums: a
 * period of years costs its days, and the rows of two days at most.
 */
export function partsOf(from: number, to: number) {
  const firstDay = Math.ceil(from / DAY) * DAY;
  const lastDay = Math.floor(to / DAY) * DAY;
  return firstDay < lastDay
    ? { days: [firstDay, lastDay], before: [from, firstDay], behind: [lastDay, to] }
    : { days: [0, 0], before: [from, to], behind: [0, 0] };
}

/** TXN-11: the sums of payments and play in a period, for the player's main balance. */
export async function getNetPosition({
  platform,
  session,
  query: { from, to },
}: Call<'getNetPosition'>): Promise<Success<'getNetPosition'>> {
  const { days, before, behind } = partsOf(
    from === undefined ? -Infinity : Date.parse(from),
    to === undefined ? Infinity : Date.parse(to),
  );
  const moments = [...days, ...before, ...behind].map(instant);
  const [row] = await readFigures(platform.db, [session.playerId, ...moments]);
  if (!row) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const { currency, netPosition, winLoss } = row;
  return { currency, netPosition: Number(netPosition), winLoss: Number(winLoss) };
}
