import type { Schemas } from '../../openapi/types.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Offeree } from './campaigns.ts';
import type { Cashback } from './cashback-periods.ts';
import type { Brought, CashbackClaim } from './cashback.ts';
import { endOf, termsOf } from './present.ts';
import { weightsIn } from './wagering.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** A cashback, with all of its terms (REW-01, CASH-04). */
export function presentCashback(
  campaign: Cashback,
  { currency, rules }: Offeree,
  isActivated: boolean,
  language: string,
): Schemas['Cashback'] {
  const { vertical, cashbackPercent, boosterPercent, boosterGames, budget, claimed } = campaign;
  return {
    ...termsOf(campaign, currency, language),
    cashbackActivated: isActivated,
    cashbackInfo: { percentage: cashbackPercent, maximum: scaled(campaign.maxBonus, currency) },
    ...(boosterPercent !== null && {
      cashbackBooster: {
        percentage: boosterPercent,
        boosterGames: boosterGames.map((gameId) => ({ gameId })),
      },
    }),
    ...(campaign.wageringMultiplier > 0 && {
      games: weightsIn(vertical, rules),
      daysToWager: campaign.daysToWager,
    }),
    ...endOf(campaign),
    ...(budget !== null && { left: budget - claimed }),
  };
}

/** What a period of a cashback has brought. */
export const presentBrought = ({
  period: { to, claimableUntil },
  from,
  netLoss,
  amount,
  isClaimable,
}: Brought): Schemas['CashbackPeriod'] => ({
  from: iso(from),
  until: iso(to),
  netLoss,
  amount,
  isClaimable,
  ...(Number.isFinite(claimableUntil) && { claimableUntil: iso(claimableUntil) }),
});

export const presentClaim = (claim: CashbackClaim): Schemas['CashbackClaim'] => ({
  campaignId: claim.campaignId,
  currency: claim.currency,
  netLoss: claim.netLoss,
  amount: claim.amount,
  wageringRequired: claim.wageringRequired,
  from: claim.from.toISOString(),
  until: claim.until.toISOString(),
  claimedAt: claim.claimedAt.toISOString(),
});
