import { scaled } from '../banking/deposit-methods.ts';
import { depositSummary } from '../banking/deposit-summary.ts';
import type { LockedWallet } from '../banking/ledger.ts';
import type { DepositBonuses, MatchedDeposit } from '../banking/ports.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import {
  inTheWayOf,
  isFor,
  offereeOf,
  runningCampaigns,
  type Campaign,
  type DepositOffer,
  type Offeree,
} from './campaigns.ts';
import { consentsOf } from './consents.ts';
import { isLeft, isTaken } from './budget.ts';
import { creditBonus } from './credit.ts';
import { judgeBonus, notEligible } from './judge.ts';
import { endDueSpins } from './spin-ends.ts';
import type { DepositTrigger } from './tables.ts';

/** The triggers that a deposit fires when `earlier` deposits have succeeded before it (REW-05). */
export function firedTriggers(earlier: number): readonly DepositTrigger[] {
  const nth = [
    'FIRST_DEPOSIT',
    'SECOND_DEPOSIT',
    'THIRD_DEPOSIT',
    'FOURTH_DEPOSIT',
    'FIFTH_DEPOSIT',
  ] as const;
  const own = nth[earlier];
  return earlier === 0 ? ['FIRST_DEPOSIT'] : own ? [own, 'NEXT_DEPOSIT'] : ['NEXT_DEPOSIT'];
}

/** The bonus that a deposit of `amount` earns: the percentage, rounded down, up to the maximum. */
export function bonusAmount(offer: DepositOffer, amount: number): number {
  if (amount < offer.minimumDeposit) return 0;
  return Math.min(Math.floor((amount * offer.campaign.matchPercent) / 100), offer.maximumBonus);
}

type DepositCampaign = DepositOffer['campaign'];

/** A campaign that a deposit fires; undefined: not the player's next one. */
function firedBy(
  triggers: readonly DepositTrigger[],
  campaign: Campaign,
): DepositCampaign | undefined {
  const trigger = triggers.find((one) => one === campaign.trigger);
  return trigger && { ...campaign, trigger };
}

const offerOf = (campaign: DepositCampaign, { currency, rules }: Offeree): DepositOffer => ({
  campaign,
  currency,
  rules,
  minimumDeposit: scaled(campaign.minDeposit, currency),
  maximumBonus: scaled(campaign.maxBonus, currency),
});

/**
 * The campaigns that the player's next deposit can trigger, the largest bonus first; of those with a code only what the
 * player agreed to. None of a vertical in which a bonus is still active.
 */
export async function depositOffers(
  executor: Executor,
  playerId: string,
  now: number,
): Promise<DepositOffer[]> {
  const player = await offereeOf(executor, playerId, now);
  if (!player?.isReached) return [];
  const running = await runningCampaigns(executor, now);
  const consents = await consentsOf(executor, playerId);
  const { count } = await depositSummary(executor, playerId);
  const triggers = firedTriggers(count);
  return running
    .flatMap((campaign) => firedBy(triggers, campaign) ?? [])
    .filter(
      (campaign) =>
        (campaign.code === null || consents.has(campaign.id)) &&
        isFor(campaign, player) &&
        isLeft(campaign) &&
        !inTheWayOf(campaign, player, now),
    )
    .map((campaign) => offerOf(campaign, player))
    .toSorted(
      (a, b) => b.maximumBonus - a.maximumBonus || (a.campaign.id < b.campaign.id ? -1 : 1),
    );
}

/**
 * What a campaign would bring with the player's next deposit.
 * @throws Refusal where it is over, used up, or not for them
 */
export async function judgeDeposit(
  executor: Executor,
  campaign: Campaign,
  player: Offeree,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<DepositOffer> {
  judgeBonus(campaign, player, now);
  const { count } = await depositSummary(executor, playerId);
  const fired = firedBy(firedTriggers(count), campaign);
  if (!fired) throw notEligible();
  return offerOf(fired, player);
}

/** Whether the player may choose the campaign for a deposit of `amount` (minor units). */
export async function canChooseBonus(
  executor: Executor,
  playerId: string,
  campaignId: string,
  amount: number,
  now: number,
): Promise<boolean> {
  const offers = await depositOffers(executor, playerId, now);
  const offer = offers.find(({ campaign }) => campaign.id === campaignId);
  return offer !== undefined && bonusAmount(offer, amount) > 0;
}

/**
 * Credits the bonus of a deposit in the deposit's own transaction. Checks again whether the campaign is still open
 * to the player, and one of its budget left: two deposits may have been opened with the same first-deposit bonus.
 * Without a bonus the deposit itself goes on. Call it before the deposit counts as succeeded.
 */
export async function creditDepositBonus(
  tx: Transaction,
  wallet: LockedWallet,
  { referenceId, campaignId, amount, now }: MatchedDeposit,
): Promise<void> {
  // What is over must not stand in its way: the work that ends it may come later.
  await endDueSpins(tx, wallet, now);
  const offers = await depositOffers(tx, wallet.playerId, now);
  const offer = offers.find(({ campaign }) => campaign.id === campaignId);
  const bonus = offer ? bonusAmount(offer, amount) : 0;
  if (!offer || bonus === 0) return;
  const { campaign } = offer;
  if (!(await isTaken(tx, campaign))) return;
  await creditBonus(tx, wallet, { campaign, amount: bonus, depositReference: referenceId, now });
}

/** The bonuses of this area, as deposits know them. */
export const depositBonuses: DepositBonuses = {
  canChoose: canChooseBonus,
  credit: creditDepositBonus,
};
