import { settledAt, type OwnLimit } from '../../reference/own-limits.ts';
import { LIMIT_PERIODS } from '../../reference/policies.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import { periodWindow } from './periods.ts';

/** A row of `player_limits` as JSON; its pending change may be due. */
export interface LimitRow extends Omit<OwnLimit, 'pending' | 'updatedAt'> {
  readonly updatedAt: number | null;
  readonly pendingLimit: number | null;
  readonly pendingFrom: number | null;
  readonly pendingNeedsConfirmation: boolean;
}

/** A limit as it holds at `now` (ms). */
function inForce(row: LimitRow, now: number): OwnLimit | undefined {
  const { pendingLimit, pendingFrom, pendingNeedsConfirmation, updatedAt, ...kept } = row;
  const own: OwnLimit = {
    ...kept,
    updatedAt: updatedAt ?? kept.startedAt,
    pending:
      pendingFrom === null
        ? null
        : { limit: pendingLimit, from: pendingFrom, needsConfirmation: pendingNeedsConfirmation },
  };
  return settledAt(own, now);
}

/** A counted deposit: paid, or confirmed by the player and on its way. */
export const COUNTED = `t.player_id = p.id AND t.type = 'DEPOSIT' AND t.category = 'PAYMENT'
  AND t.status IN ('PENDING', 'SUCCESS')`;
const PERIOD_START = `CASE l.period WHEN 'D' THEN $2::timestamptz
  WHEN 'W' THEN $3::timestamptz ELSE $4::timestamptz END`;
/**
 * A deposit counts in the period in which its money comes, and from its approval on: one that is on its way from a
 * period before may still come in this one. A month is longer than any payment takes.
 */
const IN_PERIOD = `t.transacted_at >= ${PERIOD_START} - interval '1 month'
  AND (t.status = 'PENDING' OR t.transacted_at >= ${PERIOD_START})`;
/**
 * The stake of what comes back, in the period of the stake: it leaves nothing to spend in the next one. Nor does bonus
 * money that comes back as the player's own, since its bonus is completed.
 */
const STAKED_IN_PERIOD = `coalesce((SELECT -b.amount FROM transactions b
  WHERE b.reference_id = t.stake_reference_id AND b.type = 'BET' AND b.transacted_at >= ${PERIOD_START}), 0)`;
const ms = (column: string): string => `round(extract(epoch FROM l.${column}) * 1000)`;

/**
 * The limits of the player `p`, as JSON. $2 is the start of the day, $3 of the week, $4 of the month, all in
 * the zone of the player; $5 is a deposit that is left out.
 */
export const LIMITS_OF_PLAYER = `(SELECT json_agg(json_build_object(
    'kind', l.kind, 'period', l.period, 'limit', l.limit_amount,
    'startedAt', ${ms('started_at')}, 'updatedAt', ${ms('updated_at')},
    'loosenedAt', ${ms('loosened_at')}, 'lockedUntil', ${ms('locked_until')},
    'pendingLimit', l.pending_amount, 'pendingFrom', ${ms('pending_from')},
    'pendingNeedsConfirmation', l.pending_needs_confirmation, 'used',
    CASE l.kind
      WHEN 'DEPOSIT' THEN (SELECT coalesce(sum(t.amount), 0) FROM transactions t
        WHERE ${COUNTED} AND t.reference_id IS DISTINCT FROM $5 AND ${IN_PERIOD})
      ELSE (SELECT coalesce(-sum(CASE t.type WHEN 'BET' THEN t.amount ELSE ${STAKED_IN_PERIOD} END), 0)
        FROM transactions t
        WHERE t.player_id = p.id AND t.type IN ('BET', 'BET_VOID')
          AND t.wallet = 'MAIN' AND t.transacted_at >= ${PERIOD_START})
    END))
  FROM player_limits l WHERE l.player_id = p.id)`;

/** When the running periods began, as {@link LIMITS_OF_PLAYER} is told. */
export const periodStarts = (now: number, zone: string): string[] =>
  LIMIT_PERIODS.map((period) => new Date(periodWindow(period, now, zone).from).toISOString());

const readLimits = statement<{ readonly limits: readonly LimitRow[] | null }>(
  'read_own_limits',
  `SELECT ${LIMITS_OF_PLAYER} AS limits FROM players p WHERE p.id = $1`,
);

/** The limits of a player that hold at `now` (ms), in the zone of the player's residence. */
export async function readOwnLimits(
  executor: Executor,
  playerId: string,
  now: number,
  zone: string,
): Promise<readonly OwnLimit[]> {
  const [row] = await readLimits(executor, [playerId, ...periodStarts(now, zone), null]);
  return limitsInForce(row?.limits ?? [], now);
}

/** The limits that hold at `now` (ms), among several rows. */
export const limitsInForce = (rows: readonly LimitRow[], now: number): OwnLimit[] =>
  rows.flatMap((row) => inForce(row, now) ?? []);
