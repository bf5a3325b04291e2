import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { isFor, offereeOf, runningCampaigns, runningOf, runningSpinsOf } from './campaigns.ts';
import { isLeft } from './budget.ts';
import { giftOf } from './gifts.ts';
import { presentActive, presentAvailable } from './present.ts';
import { presentRunningSpins } from './present-spins.ts';
import { usualStakeOf } from './usual-stake.ts';

/** REW-02: the gifts that the player may claim without a code, and the bonuses that run. What is read of the player decides on both. */
export async function getRewards({
  platform: { db, clock },
  session: { playerId },
  query: { rewardsType, language = 'en' },
}: Call<'getRewards'>): Promise<Success<'getRewards'>> {
  const now = clock.now();
  const player = await offereeOf(db, playerId, now);
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const running = rewardsType === 'ACTIVE' ? [] : await runningCampaigns(db, now);
  const gifts = running
    .filter((campaign) => campaign.code === null && isFor(campaign, player) && isLeft(campaign))
    .flatMap((campaign) => {
      const amount = giftOf(campaign, player.currency);
      return amount === undefined ? [] : [{ campaign, amount }];
    })
    .toSorted((a, b) => b.amount - a.amount || (a.campaign.id < b.campaign.id ? -1 : 1));
  const usualStake = await usualStakeOf(db, playerId, player.currency);
  return {
    available: gifts.map((gift) => presentAvailable(gift, player, { language, usualStake })),
    active:
      rewardsType === 'ELIGIBLE'
        ? []
        : [
            ...runningOf(player, now).map((given) => presentActive(given, player, language)),
            ...runningSpinsOf(player).map((given) =>
              presentRunningSpins(given, player, { language, now }),
            ),
          ],
  };
}
