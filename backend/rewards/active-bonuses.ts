import { and, eq, gt } from 'drizzle-orm';
import { post, type Pocket } from '../banking/ledger.ts';
import type { ActiveBonuses } from '../banking/ports.ts';
import { ledgerAccounts, type Vertical } from '../banking/ledger-tables.ts';
import { transactions } from '../banking/tables.ts';
import type { Executor } from '../platform/database.ts';
import { playerBonuses } from './tables.ts';

/** The player's running bonuses that are not wagered yet, with the rest of their money. `now` in ms. */
async function unwagered(executor: Executor, playerId: string, now: number) {
  return executor
    .select({ bonus: playerBonuses, balance: ledgerAccounts.balance })
    .from(playerBonuses)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.playerId, playerBonuses.playerId),
        eq(ledgerAccounts.kind, 'BONUS'),
        eq(ledgerAccounts.vertical, playerBonuses.vertical),
      ),
    )
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

  async forfeit(tx, wallet, now) {
    for (const { bonus, balance } of await unwagered(tx, wallet.playerId, now)) {
      const { id, vertical } = bonus;
      const amount = balance ?? 0;
      const pocket: Pocket = `BONUS:${vertical}`;
      if (amount > 0) {
        await post(tx, wallet, {
          reference: `forfeit:${id}`,
          at: now,
          entries: [
            { account: pocket, amount: -amount },
            { account: 'BONUS_FUND', amount },
          ],
        });
        await tx.insert(transactions).values({
          referenceId: `forfeit_${id}`,
          playerId: wallet.playerId,
          type: 'FORFEIT',
          category: 'BONUS',
          status: 'COMPLETED',
          amount: -amount,
          currency: wallet.currency,
          balanceAfter: 0,
          wallet: 'BONUS',
          at: new Date(now),
        });
      }
      await tx.update(playerBonuses).set({ status: 'FORFEITED' }).where(eq(playerBonuses.id, id));
    }
  },
};
