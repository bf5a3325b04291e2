import type { Currency } from '../../reference/currencies.ts';
import type { Schemas } from '../../openapi/types.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Campaign, DepositOffer, GivenBonus, Offeree } from './campaigns.ts';
import type { UsualStake } from './usual-stake.ts';
import { weightsIn } from './wagering.ts';

const limitIn = (euroCents: number | null, currency: Currency): number | undefined =>
  euroCents === null ? undefined : scaled(euroCents, currency);

/** What every answer says of a campaign, in a language, or in English. */
export function termsOf<Trigger extends Campaign['trigger']>(
  campaign: Campaign & { readonly trigger: Trigger },
  currency: Currency,
  language: string,
) {
  const { name, description } = campaign.words[language] ?? campaign.words.en;
  const maximumStake = limitIn(campaign.maxStake, currency);
  const maximumWin = limitIn(campaign.maxWin, currency);
  return {
    campaignId: campaign.id,
    name,
    description,
    triggerEvent: campaign.trigger,
    vertical: campaign.vertical,
    bonusType: 'NON_STICKY',
    currency,
    wrMultiplier: campaign.wageringMultiplier,
    ...(campaign.leastLevel !== null && {
      campaignCategory: 'LOYALTY' as const,
      leastLevel: campaign.leastLevel,
    }),
    ...(maximumStake !== undefined && { maximumStake }),
    ...(maximumWin !== undefined && { maximumWin }),
  } as const;
}

/** Until when a campaign can be had. */
export const endOf = ({ endsAt }: Campaign) => (endsAt ? { expiresAt: endsAt.toISOString() } : {});

/** How many of a campaign's bonuses are left for all players, where they are counted. */
export const leftOf = ({ budget, claimed }: Campaign) =>
  budget === null ? {} : { left: budget - claimed };

/** A bonus that comes with a deposit, as the cashier tells it. */
export const presentDeposit = (
  { campaign, currency, rules, minimumDeposit, maximumBonus }: DepositOffer,
  language: string,
): Schemas['DepositCampaign'] => ({
  ...termsOf(campaign, currency, language),
  campaignStatus: 'ACTIVE',
  minimumDeposit,
  percentage: campaign.matchPercent,
  maximumBonus,
  games: weightsIn(campaign.vertical, rules),
  daysToWager: campaign.daysToWager,
  ...endOf(campaign),
  ...leftOf(campaign),
});

/** How many rounds of a stake wager an amount at the games that count most; a stake above the highest is none of it. */
function roundsFor(
  required: number,
  stake: number,
  games: readonly Schemas['WeightedGames'][],
): Pick<Schemas['AvailableReward'], 'rounds'> {
  const weight = Math.max(0, ...games.map((one) => one.weight));
  if (weight === 0 || required === 0) return {};
  return { rounds: { stake, count: Math.ceil((required * 100) / (stake * weight)) } };
}

/** A gift before it is claimed, with all of its terms, and what they mean at the player's usual stake. */
export function presentAvailable(
  { campaign, amount }: { readonly campaign: Campaign; readonly amount: number },
  { currency, rules }: Offeree,
  { language, usualStake }: { readonly language: string; readonly usualStake: UsualStake },
): Schemas['AvailableReward'] {
  const { vertical, wageringMultiplier, daysToWager, maxStake } = campaign;
  const games = weightsIn(vertical, rules);
  const wageringRequired = amount * wageringMultiplier;
  const stake = Math.min(usualStake(vertical), limitIn(maxStake, currency) ?? Infinity);
  return {
    ...termsOf(campaign, currency, language),
    amount,
    wageringRequired,
    ...roundsFor(wageringRequired, stake, games),
    games,
    daysToWager,
    ...endOf(campaign),
    ...leftOf(campaign),
  };
}

/** How much of a bonus is wagered, of what is asked for; minor units. */
export const wageredOf = ({ bonus: { wageringTotal, wageringLeft } }: GivenBonus): number =>
  wageringTotal - Math.max(0, wageringLeft);

/** A bonus that runs. */
export function presentActive(
  given: GivenBonus,
  { rules }: Offeree,
  language: string,
): Schemas['ActiveReward'] {
  const { bonus, campaign, balance } = given;
  return {
    ...termsOf(campaign, bonus.currency, language),
    assignmentId: bonus.id,
    amount: bonus.amount,
    balance: balance ?? 0,
    wageringRequired: bonus.wageringTotal,
    wageringAmount: wageredOf(given),
    games: weightsIn(bonus.vertical, rules),
    startedAt: bonus.creditedAt.toISOString(),
    expiresAt: bonus.expiresAt.toISOString(),
    isEnding: bonus.wageringLeft <= 0,
  };
}
