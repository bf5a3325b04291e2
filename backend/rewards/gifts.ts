import { and, eq, isNull } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { takeOne } from './budget.ts';
import { runningOf, type Campaign, type Offeree } from './campaigns.ts';
import { creditBonus } from './credit.ts';
import { holdOfferee, offereeIn } from './hold.ts';
import { judgeBonus, notEligible, refuseInTheWay } from './judge.ts';
import { presentActive } from './present.ts';
import { campaigns } from './tables.ts';

/** What a campaign gives for a claim, in minor units of a currency; undefined: its bonus is not claimed. */
export const giftOf = ({ gift }: Campaign, currency: Currency): number | undefined =>
  gift === null ? undefined : scaled(gift, currency);

/**
 * What a campaign gives to a player, in minor units of their currency.
 * @throws Refusal where it is over, used up, or not for them
 */
export function judgeGift(campaign: Campaign, player: Offeree, now: number): number {
  const amount = giftOf(campaign, player.currency);
  if (amount === undefined) throw notEligible();
  judgeBonus(campaign, player, now);
  return amount;
}

/** A claim: whose, in which language it is answered, and of which campaign. */
interface Claim {
  readonly playerId: string;
  readonly language: string;
  /** @throws Refusal where there is none */
  readonly wanted: (tx: Transaction, player: Offeree, now: number) => Promise<Campaign>;
}

/** Credits a gift, once for each player and campaign. @returns the bonus that runs, now or since an earlier claim */
export const claimGift = (
  platform: Pick<Platform, 'db' | 'clock'>,
  { playerId, language, wanted }: Claim,
): Promise<Success<'claimReward'>> =>
  holdOfferee(platform, playerId, async ({ tx, wallet, player, now }) => {
    const campaign = await wanted(tx, player, now);
    const runs = (offeree: Offeree) => {
      const own = runningOf(offeree, now).find(({ bonus }) => bonus.campaignId === campaign.id);
      return own && presentActive(own, offeree, language);
    };
    const claimed = runs(player);
    if (claimed) return claimed;
    const amount = judgeGift(campaign, player, now);
    refuseInTheWay(campaign, player, { language, now });
    await takeOne(tx, campaign);
    await creditBonus(tx, wallet, { campaign, amount, depositReference: null, now });
    const credited = runs(await offereeIn(tx, playerId, now));
    if (!credited) throw new Error('The bonus was not credited.');
    return credited;
  });

/** Claims a campaign's gift, see the contract. One with a code is claimed by its code alone. */
export async function claimReward({
  platform,
  session: { playerId },
  params: { campaignId },
  query: { language = 'en' },
}: Call<'claimReward'>): Promise<Success<'claimReward'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  return claimGift(platform, {
    playerId,
    language,
    wanted: async (tx) => {
      const [campaign] = await tx
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.id, campaignId), isNull(campaigns.code)));
      if (!campaign) throw notEligible();
      return campaign;
    },
  });
}
