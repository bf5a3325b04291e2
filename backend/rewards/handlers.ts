import type { Call, Handlers, Success } from '../platform/operation.ts';
import { depositOffers, type DepositOffer } from './deposit-bonuses.ts';

type Campaign = Success<'getDepositBonuses'>['campaigns'][number];

function present(offer: DepositOffer, language: string): Campaign {
  const { campaign, currency, minimumDeposit, maximumBonus, maximumStake, maximumWin } = offer;
  const { name, description, excludedGames } = campaign.words[language] ?? campaign.words.en;
  return {
    campaignId: campaign.id,
    name,
    description,
    triggerEvent: campaign.trigger,
    vertical: campaign.vertical,
    bonusType: 'NON_STICKY',
    campaignStatus: 'ACTIVE',
    currency,
    minimumDeposit,
    percentage: campaign.matchPercent,
    maximumBonus,
    wrMultiplier: campaign.wageringMultiplier,
    daysToWager: campaign.daysToWager,
    ...(maximumStake !== undefined && { maximumStake }),
    ...(maximumWin !== undefined && { maximumWin }),
    ...(excludedGames !== undefined && { excludedGames }),
    ...(campaign.endsAt && { expiresAt: campaign.endsAt.toISOString() }),
  };
}

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
      .map((offer) => present(offer, query.language ?? 'en')),
  };
}

/** The handlers of area rewards so far: the bonuses that come with a deposit. */
export const handlers = { getDepositBonuses } satisfies Handlers<'getDepositBonuses'>;
