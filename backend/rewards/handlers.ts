import type { Call, Handlers, Success } from '../platform/operation.ts';
import { agreeToCampaign } from './agreements.ts';
import { activateCashback, claimCashback, deactivateCashback } from './cashback-claim.ts';
import { getCashbackProgress, getCashbacks } from './cashback-reads.ts';
import { depositOffers } from './deposit-bonuses.ts';
import { forfeitBonus } from './forfeit.ts';
import { claimReward } from './gifts.ts';
import { presentDeposit } from './present.ts';
import { getRewards } from './rewards.ts';

/** DEP-18: the campaigns that the next deposit can trigger; among given ids only those. */
async function getDepositBonuses({
  platform,
  session,
  query,
}: Call<'getDepositBonuses'>): Promise<Success<'getDepositBonuses'>> {
  const wanted = query.campaignIds?.split(',');
  const offers = await depositOffers(platform.db, session.playerId, platform.clock.now());
  return {
    campaigns: offers
      .filter(({ campaign }) => wanted === undefined || wanted.includes(campaign.id))
      .map((offer) => presentDeposit(offer, query.language ?? 'en')),
  };
}

/** The handlers of area rewards so far. */
export const handlers = {
  getDepositBonuses,
  getRewards,
  claimReward,
  forfeitBonus,
  agreeToCampaign,
  getCashbacks,
  getCashbackProgress,
  activateCashback,
  deactivateCashback,
  claimCashback,
} satisfies Handlers<
  | 'getDepositBonuses'
  | 'getRewards'
  | 'claimReward'
  | 'forfeitBonus'
  | 'agreeToCampaign'
  | 'getCashbacks'
  | 'getCashbackProgress'
  | 'activateCashback'
  | 'deactivateCashback'
  | 'claimCashback'
>;
