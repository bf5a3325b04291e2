import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { isOpenTo, offereeOf } from './campaigns.ts';
import { periodsOf } from './cashback-periods.ts';
import { activationsOf, cashbacks, isAhead, isOn, SETTLING, standingOf } from './cashback.ts';
import { isLeft } from './budget.ts';
import { presentBrought, presentCashback } from './present-cashback.ts';

/** The cashbacks that the player may switch on, has on, or can still claim of. */
export async function getCashbacks({
  platform: { db, clock },
  session: { playerId },
  query: { language = 'en' },
}: Call<'getCashbacks'>): Promise<Success<'getCashbacks'>> {
  const now = clock.now();
  const player = await offereeOf(db, playerId, now);
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const activations = await activationsOf(db, playerId);
  const listed = (await cashbacks(db)).flatMap((campaign) => {
    const own = activations.filter(({ campaignId }) => campaignId === campaign.id);
    const isListed =
      campaign.active &&
      campaign.startsAt.getTime() <= now &&
      isOpenTo(campaign, player) &&
      (own.length > 0
        ? periodsOf(campaign, now - SETTLING, player.zone).length > 0
        : isLeft(campaign) && isAhead(campaign, player, now));
    return isListed ? [presentCashback(campaign, player, own.some(isOn), language)] : [];
  });
  return { cashbacks: listed };
}

/** API-117: what a cashback has brought, and whether it can be claimed. */
export async function getCashbackProgress({
  platform: { db, clock },
  session: { playerId },
  params: { campaignId },
}: Call<'getCashbackProgress'>): Promise<Success<'getCashbackProgress'>> {
  const now = clock.now();
  const player = await offereeOf(db, playerId, now);
  const [campaign] = await cashbacks(db, campaignId);
  if (!player || !campaign)
    throw new Refusal(404, 'error.bonus.not_found', 'There is no such cashback.');
  const { countsFrom, brought } = await standingOf(db, campaign, { playerId, player }, now);
  return {
    campaignId,
    currency: player.currency,
    percentage: campaign.cashbackPercent,
    cashbackActivated: countsFrom !== undefined,
    ...(countsFrom !== undefined && { countsFrom: new Date(countsFrom).toISOString() }),
    periods: brought.map(presentBrought),
  };
}
