import type { Platform } from '../../../backend/platform/platform.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { callOf, NOON } from '../banking/support.ts';

const DAY = 86_400_000;

/** Runs a campaign with a gift of 10 euro for the casino, to be wagered ten times in sixty days. */
export const runGift = (
  { db }: Pick<Platform, 'db'>,
  id: string,
  differs: Partial<typeof campaigns.$inferInsert> = {},
) =>
  db.insert(campaigns).values({
    id,
    words: { en: { name: id, description: id } },
    trigger: 'MANUAL_BONUS_CODE',
    vertical: 'CASINO',
    gift: 1_000,
    maxStake: 500,
    wageringMultiplier: 10,
    daysToWager: 60,
    startsAt: new Date(NOON - DAY),
    ...differs,
  });

export const rewardsOf = (platform: Platform, playerId: string, query = {}) =>
  handlers.getRewards(callOf(platform, playerId, { query }));

export const claim = (platform: Platform, playerId: string, campaignId: string) =>
  handlers.claimReward(callOf(platform, playerId, { params: { campaignId } }));

/** The ids of what a player may claim, and of the campaigns of what runs. */
export async function listedFor(platform: Platform, playerId: string) {
  const { available, active } = await rewardsOf(platform, playerId);
  return {
    available: available.map(({ campaignId }) => campaignId),
    active: active.map(({ campaignId }) => campaignId),
  };
}
