import { and, eq, isNull } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import { scaled } from '../banking/deposit-methods.ts';
import { lockWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  inTheWayOf,
  isFor,
  isOpenTo,
  offereeOf,
  runningOf,
  type Campaign,
  type Offeree,
} from './campaigns.ts';
import { isLeft, takeOne, usedUp } from './budget.ts';
import { creditBonus } from './credit.ts';
import { endOverdue } from './ends.ts';
import { presentActive } from './present.ts';
import { presentRunningSpins } from './present-spins.ts';
import { endDueSpins } from './spin-ends.ts';
import { campaigns } from './tables.ts';

/** What a campaign gives for a claim, in minor units of a currency; undefined: its bonus is not claimed. */
export const giftOf = ({ gift }: Campaign, currency: Currency): number | undefined =>
  gift === null ? undefined : scaled(gift, currency);

/** Whether a campaign runs no more. `now` in ms. */
export const isOver = ({ active, endsAt }: Campaign, now: number): boolean =>
  !active || (endsAt !== null && endsAt.getTime() <= now);

export const notEligible = () =>
  new Refusal(409, 'error.bonus.not_eligible', 'The player may not have this bonus.');
export const campaignEnded = () =>
  new Refusal(409, 'error.bonus.campaign.ended', 'The campaign is over.');

/** @throws Refusal where a campaign may not be put before the player, has not begun, or is over. `now` in ms */
export function judgeOffer(
  campaign: Campaign,
  player: Offeree,
  now: number,
  mayHave: typeof isOpenTo = isOpenTo,
): void {
  if (!mayHave(campaign, player) || campaign.startsAt.getTime() > now) throw notEligible();
  if (isOver(campaign, now)) throw campaignEnded();
}

/**
 * What a campaign gives to a player, in minor units of their currency.
 * @throws Refusal where it is over, used up, or not for them
 */
export function judgeGift(campaign: Campaign, player: Offeree, now: number): number {
  const amount = giftOf(campaign, player.currency);
  if (amount === undefined) throw notEligible();
  judgeOffer(campaign, player, now, isFor);
  if (!isLeft(campaign)) throw usedUp();
  return amount;
}

interface Asked {
  readonly language: string;
  /** ms. */
  readonly now: number;
  /** Whether the campaign is one of deposits. */
  readonly isTriggered?: boolean;
}

/** @throws Refusal with the bonus, or the free spins, that must end before that of the campaign begins */
export function refuseInTheWay(
  campaign: Campaign,
  player: Offeree,
  { language, now, isTriggered = false }: Asked,
): void {
  const standing = inTheWayOf(campaign, player, now);
  if (!standing) return;
  throw new Refusal(
    409,
    isTriggered || ('bonus' in standing && standing.bonus.depositReference !== null)
      ? 'error.bonus.active.triggered.already.exists'
      : 'error.bonus.active.already.exists',
    'Another bonus is active in this part of the product.',
    {
      reward:
        'bonus' in standing
          ? presentActive(standing, player, language)
          : presentRunningSpins(standing, player, language),
    },
  );
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
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { playerId, language, wanted }: Claim,
): Promise<Success<'claimReward'>> =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw notEligible();
    const now = clock.now();
    await endOverdue(tx, wallet, now);
    await endDueSpins(tx, wallet, now);
    const read = async () => {
      const player = await offereeOf(tx, playerId, now);
      if (!player) throw notEligible();
      return player;
    };
    const player = await read();
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
    const credited = runs(await read());
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
