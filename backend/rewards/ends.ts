import { post, type LockedWallet, type Pocket } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import { run, statement, type Bound } from '../platform/statement.ts';
import { FROM_BONUSES, HELD_BONUS, isOverdue, payable, type HeldBonus } from './held-bonus.ts';
import type { BonusStatus } from './tables.ts';

export type BonusEnd = Exclude<BonusStatus, 'ACTIVE'>;

/** By end: the name of what its money moves as. */
const NAMES: Readonly<Record<BonusEnd, string>> = {
  COMPLETED: 'complete',
  FORFEITED: 'forfeit',
  EXPIRED: 'expire',
  USED_UP: 'used-up',
};

const noteEnd = statement(
  'note_end_of_bonus',
  `INSERT INTO transactions (reference_id, player_id, type, category, status, amount, currency,
    balance_after, wallet, transacted_at)
  VALUES ($1, $2, $3, $4, 'COMPLETED', $5, $6, $7, $8, $9)`,
);

const changeBonus = statement(
  'change_bonus',
  `UPDATE player_bonuses SET wagering_left = wagering_left - $2, paid_out = paid_out + $3, status = $4
  WHERE id = $1`,
);

/** What an act of a round, or an end, changes in a bonus; minor units. */
export interface BonusChange {
  readonly wagered: number;
  readonly paidOut: number;
  readonly status: BonusStatus;
}

export const changed = (
  { id }: Pick<HeldBonus, 'id'>,
  { wagered, paidOut, status }: BonusChange,
): Bound => changeBonus.bind([id, wagered, paidOut, status]);

/**
 * Ends a bonus: completed, its money becomes the player's own, up to the highest win; the rest, and all of it at any
 * other end, goes back to the house's fund. Own money is never touched.
 * @returns the main balance where it changed, and the statements that are left to be written. `now` in ms
 */
export async function endBonus(
  tx: Transaction,
  wallet: LockedWallet,
  bonus: HeldBonus,
  end: BonusEnd,
  now: number,
): Promise<{ readonly main: number | undefined; readonly writes: readonly Bound[] }> {
  const { id, vertical, balance } = bonus;
  const own = end === 'COMPLETED' ? Math.min(balance, payable(bonus)) : 0;
  const fund = balance - own;
  const pocket: Pocket = `BONUS:${vertical}`;
  const entries = [
    { account: pocket, amount: -balance },
    { account: 'MAIN', amount: own },
    { account: 'BONUS_FUND', amount: fund },
  ] as const;
  const reference = `${NAMES[end]}:${id}`;
  const balances =
    balance > 0
      ? await post(tx, wallet, {
          reference,
          at: now,
          entries: entries.filter(({ amount }) => amount !== 0),
        })
      : undefined;
  const main = balances?.get('MAIN');
  const { playerId, currency } = wallet;
  const at = new Date(now).toISOString();
  const won = ['WIN', vertical, own, currency, main ?? 0, 'MAIN', at];
  const lost = ['FORFEIT', 'BONUS', -fund, currency, 0, 'BONUS', at];
  // What a completed bonus leaves is given up.
  const lostAs = end === 'COMPLETED' ? 'FORFEITED' : end;
  return {
    main,
    writes: [
      ...(own > 0 ? [noteEnd.bind([`${NAMES.COMPLETED}_${id}`, playerId, ...won])] : []),
      ...(fund > 0 ? [noteEnd.bind([`${NAMES[lostAs]}_${id}`, playerId, ...lost])] : []),
      changed(bonus, { wagered: 0, paidOut: own, status: end }),
    ],
  };
}

const readActive = statement<{ readonly bonus: HeldBonus }>(
  'read_active_bonuses',
  `SELECT ${HELD_BONUS} AS bonus FROM ${FROM_BONUSES}
  WHERE b.player_id = $1 AND b.status = 'ACTIVE' ORDER BY b.id`,
);

/** Ends those of a player's active bonuses for which `endOf` names an end. `now` in ms. */
export async function endActive(
  tx: Transaction,
  wallet: LockedWallet,
  endOf: (bonus: HeldBonus) => BonusEnd | undefined,
  now: number,
): Promise<void> {
  for (const { bonus } of await readActive(tx, [wallet.playerId])) {
    const end = endOf(bonus);
    if (end === undefined) continue;
    const { writes } = await endBonus(tx, wallet, bonus, end, now);
    for (const write of writes) await run(tx, write);
  }
}

/** Ends a player's bonuses whose time is over. `now` in ms. */
export const endOverdue = (tx: Transaction, wallet: LockedWallet, now: number): Promise<void> =>
  endActive(tx, wallet, (bonus) => (isOverdue(bonus, now) ? 'EXPIRED' : undefined), now);
