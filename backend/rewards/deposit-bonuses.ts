import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import { isBonusLawful } from '../../reference/offer-rules.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { isOpenToOffers } from '../players/offers.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { scaled } from '../banking/deposit-methods.ts';
import { depositSummary } from '../banking/deposit-summary.ts';
import { post, type LockedWallet } from '../banking/ledger.ts';
import type { DepositBonuses, MatchedDeposit } from '../banking/ports.ts';
import { transactions } from '../banking/tables.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import { endOverdue } from './expiry.ts';
import { depositCampaigns, playerBonuses, type DepositTrigger } from './tables.ts';

const DAY = 86_400_000;

/** The gift of a campaign to a player, in minor units of the player's currency. */
export interface DepositOffer {
  readonly campaign: typeof depositCampaigns.$inferSelect;
  readonly currency: Currency;
  readonly minimumDeposit: number;
  readonly maximumBonus: number;
  readonly maximumStake: number | undefined;
  readonly maximumWin: number | undefined;
}

const limitIn = (euroCents: number | null, currency: Currency): number | undefined =>
  euroCents === null ? undefined : scaled(euroCents, currency);

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

/**
 * The campaigns that the player's next deposit can trigger, the largest bonus first, as the law of the residence
 * lets them be offered. None for a player without bonuses, under the age for offers, suspended or flagged as a
 * risk; none of a vertical in which a bonus is still active; each only once.
 */
export async function depositOffers(
  executor: Executor,
  playerId: string,
  now: number,
): Promise<DepositOffer[]> {
  const [player] = await executor
    .select({
      currency: players.currency,
      market: players.market,
      countryCode: players.countryCode,
      provinceCode: players.provinceCode,
      dateOfBirth: players.dateOfBirth,
      flags: players.flags,
      multibrandSuspended: players.multibrandSuspended,
      riskPayout: players.riskPayout,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player || !isOpenToOffers(player, now)) return [];
  const rules = policyOfResidence(residenceOf(player));
  const instant = new Date(now);
  const campaigns = await executor
    .select()
    .from(depositCampaigns)
    .where(
      and(
        eq(depositCampaigns.active, true),
        lte(depositCampaigns.startsAt, instant),
        or(isNull(depositCampaigns.endsAt), gt(depositCampaigns.endsAt, instant)),
      ),
    );
  const given = await executor
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId));
  const { count } = await depositSummary(executor, playerId);
  const triggers = firedTriggers(count);
  return campaigns
    .filter(
      ({ id, trigger, vertical, markets, wageringMultiplier: wagering, daysToWager: days }) =>
        triggers.includes(trigger) &&
        isBonusLawful({ isFirst: trigger === 'FIRST_DEPOSIT', wagering, days }, rules) &&
        (markets.length === 0 || markets.includes(player.market)) &&
        !given.some(
          (bonus) =>
            bonus.campaignId === id ||
            (bonus.vertical === vertical &&
              bonus.status === 'ACTIVE' &&
              // One that is wagered still waits for its rounds.
              (bonus.expiresAt > instant || bonus.wageringLeft <= 0)),
        ),
    )
    .map((campaign) => ({
      campaign,
      currency: player.currency,
      minimumDeposit: scaled(campaign.minDeposit, player.currency),
      maximumBonus: scaled(campaign.maxBonus, player.currency),
      maximumStake: limitIn(campaign.maxStake, player.currency),
      maximumWin: limitIn(campaign.maxWin, player.currency),
    }))
    .toSorted(
      (a, b) => b.maximumBonus - a.maximumBonus || (a.campaign.id < b.campaign.id ? -1 : 1),
    );
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
 * Credits the bonus of a deposit in the deposit's own transaction, and stores the sum to be wagered. Checks
 * again whether the campaign is still open to the player: two deposits may have been opened with the same
 * first-deposit bonus. Without a bonus the deposit itself goes on. Call it before the deposit counts as
 * succeeded.
 */
export async function creditDepositBonus(
  tx: Transaction,
  wallet: LockedWallet,
  { referenceId, campaignId, amount, now }: MatchedDeposit,
): Promise<void> {
  const offers = await depositOffers(tx, wallet.playerId, now);
  const offer = offers.find(({ campaign }) => campaign.id === campaignId);
  const bonus = offer ? bonusAmount(offer, amount) : 0;
  if (!offer || bonus === 0) return;
  const { vertical, wageringMultiplier, daysToWager } = offer.campaign;
  const id = `bon_${randomBytes(10).toString('hex')}`;
  const pocket = `BONUS:${vertical}` as const;
  // What an expired one left in the pocket must not become the new one's.
  await endOverdue(tx, wallet, now);
  const balances = await post(tx, wallet, {
    reference: `bonus:${referenceId}`,
    at: now,
    entries: [
      { account: 'BONUS_FUND', amount: -bonus },
      { account: pocket, amount: bonus },
    ],
  });
  if (!balances) return;
  await tx.insert(playerBonuses).values({
    id,
    playerId: wallet.playerId,
    campaignId,
    depositReference: referenceId,
    vertical,
    currency: wallet.currency,
    amount: bonus,
    wageringLeft: bonus * wageringMultiplier,
    status: 'ACTIVE',
    creditedAt: new Date(now),
    expiresAt: new Date(now + daysToWager * DAY),
  });
  await tx.insert(transactions).values({
    referenceId: id,
    playerId: wallet.playerId,
    type: 'DEPOSIT',
    category: 'BONUS',
    status: 'COMPLETED',
    amount: bonus,
    currency: wallet.currency,
    balanceAfter: balances.get(pocket) ?? bonus,
    wallet: 'BONUS',
    at: new Date(now),
  });
}

/** The bonuses of this area, as deposits know them. */
export const depositBonuses: DepositBonuses = {
  canChoose: canChooseBonus,
  credit: creditDepositBonus,
};
