import { eq } from 'drizzle-orm';
import { lockWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import { creditBonus } from '../rewards/credit.ts';
import { giftOf } from '../rewards/gifts.ts';
import { campaigns } from '../rewards/tables.ts';

/** Gives a persona the gift of a campaign, as a claim does. `now` in ms. */
export async function seedGift(
  tx: Transaction,
  playerId: string,
  campaignId: string,
  now: number,
): Promise<void> {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const wallet = await lockWallet(tx, playerId);
  if (!campaign || !wallet) throw new Error(`${campaignId} is not seeded`);
  const amount = giftOf(campaign, wallet.currency);
  if (amount === undefined) throw new Error(`${campaignId} gives nothing`);
  await creditBonus(tx, wallet, { campaign, amount, depositReference: null, now });
}
