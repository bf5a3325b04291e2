import { and, eq, gt } from 'drizzle-orm';
import type { ActiveBonuses } from '../banking/ports.ts';
import { ledgerAccounts, type Vertical } from '../banking/ledger-tables.ts';
import type { Executor } from '../platform/database.ts';
import { endActive } from './ends.ts';
import { isOverdue } from './held-bonus.ts';
import { isPocket } from './pocket.ts';
import { playerBonuses } from './tables.ts';

/** The player's running bonuses that are not wagered yet, with the rest of their money. `now` in ms. */
async function unwagered(executor: Executor, playerId: string, now: number) {
  return executor
    .select({ bonus: playerBonuses, balance: ledgerAccounts.balance })
    .from(playerBonuses)
    .leftJoin(ledgerAccounts, isPocket)
    .where(
      and(
        eq(playerBonuses.playerId, playerId),
        eq(playerBonuses.status, 'ACTIVE'),
        gt(playerBonuses.wageringLeft, 0),
        gt(playerBonuses.expiresAt, new Date(now)),
      ),
    )
    .orderBy(playerBonuses.id);
}

/** Whether a running bonus is to be wagered in a part of the product (GAME-11). `now` in ms. */
export const hasWageringIn = async (
  executor: Executor,
  playerId: string,
  vertical: Vertical,
  now: number,
): Promise<boolean> =>
  (await unwagered(executor, playerId, now)).some(({ bonus }) => bonus.vertical === vertical);

/** WDR-12: the bonuses that a withdrawal ends. */
export const activeBonuses: ActiveBonuses = {
  async unwagered(executor, playerId, now) {
    const found = await unwagered(executor, playerId, now);
    if (found.length === 0) return undefined;
    return {
      amount: found.reduce((sum, { balance }) => sum + (balance ?? 0), 0),
      wageringLeft: found.reduce((sum, { bonus }) => sum + bonus.wageringLeft, 0),
    };
  },

  forfeit: (tx, wallet, now) =>
    endActive(
      tx,
      wallet,
      (bonus) =>
        isOverdue(bonus, now) ? 'EXPIRED' : bonus.wageringLeft > 0 ? 'FORFEITED' : undefined,
      now,
    ),
};
