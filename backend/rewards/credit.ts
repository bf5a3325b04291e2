import { randomBytes } from 'node:crypto';
import { bonusReference } from '../banking/deposit-bonus.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import { post, type LockedWallet } from '../banking/ledger.ts';
import { transactions } from '../banking/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Campaign } from './campaigns.ts';
import { endOverdue } from './ends.ts';
import { playerBonuses } from './tables.ts';

const DAY = 86_400_000;

/** A bonus that is to be credited. */
export interface NewBonus {
  readonly campaign: Campaign;
  /** Minor units of the wallet's currency. */
  readonly amount: number;
  /** The deposit that it matches; null: it was claimed. */
  readonly depositReference: string | null;
  /** The cashback that it is. */
  readonly cashbackId?: string;
  /** ms. */
  readonly now: number;
}

/** Money that the house gives a player. */
interface Gift {
  /** Of the history's row. */
  readonly id: string;
  /** Names what the money moves for: it moves once for it. */
  readonly reference: string;
  readonly pocket: 'MAIN' | `BONUS:${Vertical}`;
  /** Minor units of the wallet's currency. */
  readonly amount: number;
  /** ms. */
  readonly now: number;
}

/** Gives from the house's fund, and says so in the history. @returns whether it did, and not before already */
async function give(
  tx: Transaction,
  wallet: LockedWallet,
  { id, reference, pocket, amount, now }: Gift,
): Promise<boolean> {
  const balances = await post(tx, wallet, {
    reference,
    at: now,
    entries: [
      { account: 'BONUS_FUND', amount: -amount },
      { account: pocket, amount },
    ],
  });
  if (!balances) return false;
  await tx.insert(transactions).values({
    referenceId: id,
    playerId: wallet.playerId,
    type: 'DEPOSIT',
    category: 'BONUS',
    status: 'COMPLETED',
    amount,
    currency: wallet.currency,
    balanceAfter: balances.get(pocket) ?? amount,
    wallet: pocket === 'MAIN' ? 'MAIN' : 'BONUS',
    at: new Date(now),
  });
  return true;
}

/**
 * Credits a bonus as money of its own from the house's fund, and stores what is to be wagered until when. Nothing
 * happens where the deposit has its bonus already.
 */
export async function creditBonus(
  tx: Transaction,
  wallet: LockedWallet,
  { campaign, amount, depositReference, cashbackId, now }: NewBonus,
): Promise<void> {
  const { vertical, wageringMultiplier, daysToWager } = campaign;
  const id = `bon_${randomBytes(10).toString('hex')}`;
  // What an expired one left in the pocket must not become the new one's.
  await endOverdue(tx, wallet, now);
  const reference = bonusReference(depositReference ?? id);
  if (!(await give(tx, wallet, { id, reference, pocket: `BONUS:${vertical}`, amount, now })))
    return;
  const wageringTotal = amount * wageringMultiplier;
  await tx.insert(playerBonuses).values({
    id,
    playerId: wallet.playerId,
    campaignId: campaign.id,
    depositReference,
    cashbackId,
    vertical,
    currency: wallet.currency,
    amount,
    wageringTotal,
    wageringLeft: wageringTotal,
    status: 'ACTIVE',
    creditedAt: new Date(now),
    expiresAt: new Date(now + daysToWager * DAY),
  });
}

/** Credits cashback as own money from the house's fund. @param id of the cashback. `now` in ms */
export async function creditOwn(
  tx: Transaction,
  wallet: LockedWallet,
  { id, amount, now }: { readonly id: string; readonly amount: number; readonly now: number },
): Promise<void> {
  await give(tx, wallet, { id, reference: `cashback:${id}`, pocket: 'MAIN', amount, now });
}
