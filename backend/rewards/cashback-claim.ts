import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { lockWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { isOpenTo, offereeOf } from './campaigns.ts';
import { activationsOf, cashbacks, isAhead, isOn, standingOf } from './cashback.ts';
import { creditBonus, creditOwn } from './credit.ts';
import { takeOne } from './budget.ts';
import { campaignEnded, judgeOffer, notEligible, refuseInTheWay } from './judge.ts';
import { presentClaim } from './present-cashback.ts';
import { cashbackActivations, cashbackClaims } from './tables.ts';

/** Holds the player's money, so that no act of a game comes between. @throws Refusal where there is no such cashback */
async function hold(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { playerId, campaignId }: { readonly playerId: string; readonly campaignId: string },
) {
  const wallet = await lockWallet(tx, playerId);
  const now = clock.now();
  const player = wallet && (await offereeOf(tx, playerId, now));
  const [campaign] = await cashbacks(tx, campaignId);
  if (!wallet || !player || !campaign) throw notEligible();
  return { wallet, player, campaign, now };
}

/**
 * API-114: switches a cashback on; it stays on until it is switched off. The first time takes one of the budget. A
 * repetition changes nothing.
 */
export async function activateCashback({
  platform,
  session: { playerId },
  params: { campaignId },
}: Call<'activateCashback'>): Promise<Success<'activateCashback'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  return platform.db.transaction(async (tx) => {
    const { campaign, player, now } = await hold(tx, platform, { playerId, campaignId });
    const activations = await activationsOf(tx, playerId, campaignId);
    if (activations.some(isOn)) return {};
    judgeOffer(campaign, player, now);
    if (!isAhead(campaign, player, now)) throw campaignEnded();
    if (activations.length === 0) await takeOne(tx, campaign);
    await tx
      .insert(cashbackActivations)
      .values({ playerId, campaignId, activatedAt: new Date(now) });
    return {};
  });
}

/** API-116: switches a cashback off, whatever became of campaign and player. A repetition changes nothing. */
export async function deactivateCashback({
  platform,
  session: { playerId },
  params: { campaignId },
}: Call<'deactivateCashback'>): Promise<Success<'deactivateCashback'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  await platform.db.transaction(async (tx) => {
    await lockWallet(tx, playerId);
    await tx
      .update(cashbackActivations)
      .set({ deactivatedAt: platform.clock.date() })
      .where(
        and(
          eq(cashbackActivations.playerId, playerId),
          eq(cashbackActivations.campaignId, campaignId),
          isNull(cashbackActivations.deactivatedAt),
        ),
      );
  });
  return {};
}

/**
 * API-115: pays what the first period that is over has brought, once: as own money where nothing is to be wagered, else
 * as a bonus. A repetition that finds no more answers the last claim.
 */
export async function claimCashback({
  platform,
  session: { playerId },
  params: { campaignId },
  query: { language = 'en' },
}: Call<'claimCashback'>): Promise<Success<'claimCashback'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  return platform.db.transaction(async (tx) => {
    const held = await hold(tx, platform, { playerId, campaignId });
    const { wallet, campaign, player, now } = held;
    const { brought, claimed } = await standingOf(tx, campaign, { playerId, player }, now);
    const due = brought.find(({ isClaimable }) => isClaimable);
    if (!due && claimed) return presentClaim(claimed);
    if (!isOpenTo(campaign, player)) throw notEligible();
    if (!campaign.active) throw campaignEnded();
    if (!due) throw new Refusal(409, 'error.cashback.nothing', 'There is nothing to claim.');
    const isOwn = campaign.wageringMultiplier === 0;
    if (!isOwn) refuseInTheWay(campaign, player, { language, now });
    const { amount, netLoss, from, period } = due;
    const id = `cashback_${randomBytes(10).toString('hex')}`;
    const claim = {
      id,
      playerId,
      campaignId,
      currency: wallet.currency,
      netLoss,
      amount,
      wageringRequired: amount * campaign.wageringMultiplier,
      from: new Date(from),
      until: new Date(period.to),
      claimedAt: new Date(now),
    };
    await tx.insert(cashbackClaims).values(claim);
    await (isOwn
      ? creditOwn(tx, wallet, { id, amount, now })
      : creditBonus(tx, wallet, { campaign, amount, depositReference: null, cashbackId: id, now }));
    return presentClaim(claim);
  });
}
