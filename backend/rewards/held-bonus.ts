import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import { ofOwn, NOTHING, type Shares } from './shares.ts';
import type { BonusStatus } from './tables.ts';

/** A bonus as it is read under the lock of the player's money; amounts in minor units of `currency`. */
export interface HeldBonus {
  readonly id: string;
  readonly currency: Currency;
  readonly vertical: Vertical;
  readonly status: BonusStatus;
  readonly wageringLeft: number;
  readonly paidOut: number;
  /** ms since the epoch. */
  readonly expiresAt: number;
  /** What its pocket has. */
  readonly balance: number;
  /** Euro cents: the highest stake of a round, and the most that becomes own money; null: no limit. */
  readonly maxStake: number | null;
  readonly maxWin: number | null;
  /** What the free spins that it was have won, and paid, since. */
  readonly lateWins: number;
}

/** A bonus `b` as JSON. */
export const HELD_BONUS = `json_build_object('id', b.id, 'currency', b.currency, 'vertical', b.vertical,
    'status', b.status, 'wageringLeft', b.wagering_left, 'paidOut', b.paid_out,
    'expiresAt', round(extract(epoch FROM b.expires_at) * 1000), 'balance', coalesce(w.balance, 0),
    'maxStake', c.max_stake, 'maxWin', c.max_win,
    'lateWins', coalesce((SELECT a.won - b.amount FROM free_spin_awards a
      WHERE a.player_id = b.player_id AND a.campaign_id = b.campaign_id), 0))`;

/** Where bonuses `b` are read from, with their pockets and campaigns. */
export const FROM_BONUSES = `player_bonuses b JOIN campaigns c ON c.id = b.campaign_id
  LEFT JOIN ledger_accounts w ON w.player_id = b.player_id AND w.kind = 'BONUS'
    AND w.vertical = b.vertical AND w.currency = b.currency`;

/** A player's active bonuses, as JSON; null: none. @param player in SQL */
export const activeBonusesOf = (player: string): string =>
  `(SELECT json_agg(${HELD_BONUS} ORDER BY b.id) FROM ${FROM_BONUSES}
      WHERE b.player_id = ${player} AND b.status = 'ACTIVE')`;

/** Whether its time is over before it was wagered. One that is wagered waits for its rounds. `now` in ms. */
export const isOverdue = ({ status, wageringLeft, expiresAt }: HeldBonus, now: number): boolean =>
  status === 'ACTIVE' && wageringLeft > 0 && expiresAt <= now;

/** The bonus that is played from in a part of the product. `now` in ms. */
export const playableIn = (
  bonuses: readonly HeldBonus[],
  vertical: Vertical,
  now: number,
): HeldBonus | undefined =>
  bonuses.find(
    (bonus) =>
      bonus.vertical === vertical &&
      bonus.status === 'ACTIVE' &&
      bonus.wageringLeft > 0 &&
      bonus.expiresAt > now,
  );

/** The highest stakes of a round that it may be played with, minor units of its currency; null: no limit. */
export const highestStakeOf = ({ maxStake, currency }: HeldBonus): number | null =>
  maxStake === null ? null : scaled(maxStake, currency);

/** How much more of it may become own money. */
export const payable = ({ maxWin, paidOut, lateWins, currency }: HeldBonus): number =>
  maxWin === null
    ? Number.MAX_SAFE_INTEGER
    : Math.max(0, scaled(maxWin, currency) - paidOut - lateWins);

/**
 * Where what comes back to bonus money goes: to its pocket while the bonus runs, to own money once it is completed, up
 * to its highest win, and to the house's fund once it has ended otherwise. `now` in ms.
 */
export function sharesBack(bonus: HeldBonus, amount: number, now: number): Shares {
  if (bonus.status === 'ACTIVE' && !isOverdue(bonus, now)) return { ...NOTHING, bonus: amount };
  if (bonus.status !== 'COMPLETED') return { ...NOTHING, fund: amount };
  const own = Math.min(amount, payable(bonus));
  return { ...ofOwn(own), fund: amount - own };
}
