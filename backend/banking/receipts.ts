import { and, eq, isNull } from 'drizzle-orm';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { messagesTo } from '../messages/messages.ts';
import type { Transaction } from '../platform/database.ts';
import type { Origin } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { hasBonus } from './deposit-bonus.ts';
import type { ArrivedDeposit } from './ports.ts';
import { deposits, transactions } from './tables.ts';

type Player = typeof players.$inferSelect;

/** The receipt's facts, with the brand and the language of the deposit's page. */
export function tellingOf(player: Player, deposit: ArrivedDeposit, sites: Origin['sites']) {
  const { siteId, locale, ...facts } = deposit;
  return {
    messages: messagesTo(player, { sites, siteId, locale }),
    receipt: { ...facts, timeZone: timeZoneOf(residenceOf(player)) },
  };
}

/**
 * Mails the receipt of a deposit, in the transaction that credits it and its bonus: there is one of each. It says so
 * where a bonus was chosen that has not come with it. A player without an address yet is owed it.
 */
export async function sendReceipt(
  tx: Transaction,
  { clock, outbox }: Platform,
  player: Player,
  deposit: ArrivedDeposit,
  sites: Origin['sites'],
): Promise<void> {
  if (player.email === null) return;
  const { messages, receipt } = tellingOf(player, deposit, sites);
  const { referenceId, bonusId } = deposit;
  const lacksBonus = bonusId !== null && !(await hasBonus(tx, referenceId));
  const mail = messages.depositReceipt(receipt, lacksBonus);
  await outbox.send(tx, { ...mail, recipient: player.email });
  await tx
    .update(deposits)
    .set({ receiptSentAt: clock.date() })
    .where(eq(deposits.referenceId, referenceId));
}

/** The receipts of payments from before we knew an address. */
export async function sendOwedReceipts(
  tx: Transaction,
  platform: Platform,
  playerId: string,
  sites: Origin['sites'],
): Promise<void> {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId));
  const owed = await tx
    .select({ deposit: deposits, transaction: transactions })
    .from(deposits)
    .innerJoin(transactions, eq(transactions.referenceId, deposits.referenceId))
    .where(
      and(
        eq(deposits.playerId, playerId),
        eq(transactions.status, 'SUCCESS'),
        isNull(deposits.receiptSentAt),
      ),
    )
    .for('update', { of: deposits });
  if (!player) return;
  for (const { deposit, transaction } of owed) {
    const { referenceId, bonusId, method, siteId, locale } = deposit;
    const { amount, currency, at } = transaction;
    const arrived = { referenceId, bonusId, method, siteId, locale, amount, currency, at };
    await sendReceipt(tx, platform, player, arrived, sites);
  }
}
