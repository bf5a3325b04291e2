import { policyOfResidence } from '../../reference/policies.ts';
import type { Currency } from '../../reference/currencies.ts';
import { offersReach, type OfferedPlayer } from '../access/offers.ts';
import { scaled } from '../banking/deposit-methods.ts';
import { tellAfterCommit } from '../platform/after-commit.ts';
import type { Transaction } from '../platform/database.ts';
import { statement, type Bound } from '../platform/statement.ts';
import { residenceOf } from '../players/residence.ts';
import { mayHaveGifts } from './campaigns.ts';

/**
 * What must have been staked of own money for each level, the first one first: euro cents, scaled to the player's
 * currency. Stakes of this month and of the two before it count, months of UTC.
 */
export const LOYALTY_LEVELS = [100_000, 500_000, 2_000_000, 5_000_000, 10_000_000] as const;

/** The level that stakes of own money lead to, in minor units of a currency; 0: none. */
export const levelFor = (turnover: number, currency: Currency): number =>
  LOYALTY_LEVELS.filter((least) => turnover >= scaled(least, currency)).length;

/** A player as levels judge them. */
export interface Loyal extends OfferedPlayer {
  readonly playerId: string;
  readonly currency: Currency;
  /** Minor units of own money staked within the time that counts. */
  readonly turnover: number;
}

interface Row extends Record<string, unknown>, Omit<Loyal, 'turnover' | 'statusUntil'> {
  readonly turnover: string;
  readonly statusUntil: string | null;
}

/** $1 player, $2 the moment. */
const readLoyal = statement<Row>(
  'read_loyal_player',
  `SELECT p.id AS "playerId", p.currency, p.status, p.status_until AS "statusUntil",
    p.excluded_indefinitely AS "excludedIndefinitely", p.risk_payout AS "riskPayout",
    p.multibrand_suspended AS "multibrandSuspended", p.flags, p.date_of_birth::text AS "dateOfBirth",
    p.country_code AS "countryCode", p.province_code AS "provinceCode",
    (SELECT coalesce(sum(t.staked), 0) FROM loyalty_turnovers t WHERE t.player_id = p.id
      AND t.month >= date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC') - interval '2 months') AS turnover
  FROM players p WHERE p.id = $1`,
);

/** A player as levels judge them; undefined: there is none. `now` in ms */
export async function loyalOf(
  tx: Transaction,
  playerId: string,
  now: number,
): Promise<Loyal | undefined> {
  const [row] = await readLoyal(tx, [playerId, new Date(now).toISOString()]);
  if (!row) return undefined;
  const { statusUntil, turnover } = row;
  return {
    ...row,
    statusUntil: statusUntil === null ? null : new Date(statusUntil),
    turnover: Number(turnover),
  };
}

const MONTH = `date_trunc('month', a.acted_at AT TIME ZONE 'UTC')::date`;

/** $1 supplier, $2 the bet. */
const countStake = statement(
  'count_stake_for_loyalty',
  `INSERT INTO loyalty_turnovers (player_id, month, staked)
  SELECT a.player_id, ${MONTH}, a.amount - a.bonus_amount FROM game_acts a
    WHERE a.supplier = $1 AND a.id = $2
  ON CONFLICT (player_id, month) DO UPDATE SET staked = loyalty_turnovers.staked + excluded.staked`,
);

/**
 * From the month in which the stake was counted. A stake that nobody counted, by an instance of an older release, must
 * not keep its money from coming back. $1 supplier, $2 the bet.
 */
const takeBackStake = statement(
  'take_back_stake_of_loyalty',
  `UPDATE loyalty_turnovers t SET staked = greatest(0, t.staked - (a.amount - a.bonus_amount)) FROM game_acts a
  WHERE a.supplier = $1 AND a.id = $2 AND t.player_id = a.player_id AND t.month = ${MONTH}`,
);

/** Counts the own money of a bet that was taken, once its act is written. */
export const counted = (supplier: string, betId: string): Bound =>
  countStake.bind([supplier, betId]);

/** Takes back what was counted of a bet that is undone. */
export const takenBack = (supplier: string, betId: string): Bound =>
  takeBackStake.bind([supplier, betId]);

/** A level only ever rises by play. $1 player, $2 level. */
const raise = statement(
  'raise_loyalty_level',
  `UPDATE players SET flags = jsonb_set(flags, '{loyaltyLevel}', to_jsonb($2::int))
  WHERE id = $1 AND (flags->>'loyaltyLevel')::int < $2`,
);

/**
 * Raises the level of a player whose stakes have reached it, and tells their open pages after the commit: of a player
 * whom offers reach, where the law leaves any bonus. For all others stakes are counted, and nothing more.
 * @returns the statements that are left to be written. `now` in ms
 */
export function raised(tx: Transaction, loyal: Loyal, now: number): readonly Bound[] {
  const { playerId, turnover, currency, flags } = loyal;
  const level = levelFor(turnover, currency);
  if (level <= flags.loyaltyLevel) return [];
  const rules = policyOfResidence(residenceOf(loyal));
  if (!mayHaveGifts({ isReached: offersReach(loyal, now), rules })) return [];
  tellAfterCommit(tx, { topic: 'level.reached', payload: { playerId } });
  tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId } });
  return [raise.bind([playerId, level])];
}
