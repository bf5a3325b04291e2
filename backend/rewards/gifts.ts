import { and, eq, lt, sql } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import { lockWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { inTheWayOf, isFor, offereeOf, runningOf, type Campaign } from './campaigns.ts';
import { creditBonus } from './credit.ts';
import { endOverdue } from './expiry.ts';
import { presentActive } from './present.ts';
import { campaigns } from './tables.ts';

/** What a campaign gives for a claim, in minor units of a currency; undefined: its bonus is not claimed. */
export const giftOf = ({ gift }: Campaign, currency: Currency): number | undefined =>
  gift === null ? undefined : scaled(gift, currency);

/** Whether not all of a campaign's gifts are claimed. */
export const isLeft = ({ budget, claimed }: Campaign): boolean =>
  budget === null || claimed < budget;

const isOver = ({ active, endsAt }: Campaign, now: number): boolean =>
  !active || (endsAt !== null && endsAt.getTime() <= now);

const notEligible = () =>
  new Refusal(409, 'error.bonus.not_eligible', 'The player may not have this bonus.');
const usedUp = () =>
  new Refusal(409, 'error.bonus.campaign.used_up', 'All bonuses of the campaign are claimed.');

/** Takes one of a budget. Others who claim wait here, so that no more are taken than there are. */
async function takeOne(tx: Transaction, { id, budget }: Campaign): Promise<void> {
  if (budget === null) return;
  const taken = await tx
    .update(campaigns)
    .set({ claimed: sql`${campaigns.claimed} + 1` })
    .where(and(eq(campaigns.id, id), lt(campaigns.claimed, campaigns.budget)))
    .returning({ id: campaigns.id });
  if (taken.length === 0) throw usedUp();
}

/** Claims a campaign's gift, once for each player, see the contract. */
export async function claimReward({
  platform,
  session: { playerId },
  params: { campaignId },
  query: { language = 'en' },
}: Call<'claimReward'>): Promise<Success<'claimReward'>> {
  const { db, clock } = platform;
  await countTowards(platform, db, 'rewards', playerId);
  return db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw notEligible();
    const now = clock.now();
    await endOverdue(tx, wallet, now);
    const read = async () => {
      const player = await offereeOf(tx, playerId, now);
      if (!player) throw notEligible();
      const own = runningOf(player, now).find(({ bonus }) => bonus.campaignId === campaignId);
      return { player, claimed: own && presentActive(own, player, language) };
    };
    const { player, claimed } = await read();
    if (claimed) return claimed;
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
    const amount = campaign && giftOf(campaign, wallet.currency);
    if (!campaign || amount === undefined || !isFor(campaign, player)) throw notEligible();
    if (campaign.startsAt.getTime() > now) throw notEligible();
    if (isOver(campaign, now))
      throw new Refusal(409, 'error.bonus.campaign.ended', 'The campaign is over.');
    if (!isLeft(campaign)) throw usedUp();
    const standing = inTheWayOf(campaign, player, now);
    if (standing)
      throw new Refusal(
        409,
        standing.bonus.depositReference === null
          ? 'error.bonus.active.already.exists'
          : 'error.bonus.active.triggered.already.exists',
        'Another bonus is active in this part of the product.',
        { reward: presentActive(standing, player, language) },
      );
    await takeOne(tx, campaign);
    await creditBonus(tx, wallet, { campaign, amount, depositReference: null, now });
    const { claimed: credited } = await read();
    if (!credited) throw new Error('The bonus was not credited.');
    return credited;
  });
}
