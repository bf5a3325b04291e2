import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { periodWindow } from '../banking/periods.ts';
import type { Executor } from '../platform/database.ts';
import { isOpenTo, type Campaign, type Offeree } from './campaigns.ts';
import { isOver } from './judge.ts';
import { periodsOf, type Cashback, type CashbackPeriod } from './cashback-periods.ts';
import { broughtBy, lossesOf } from './losses.ts';
import { campaigns, cashbackActivations, cashbackClaims } from './tables.ts';

/**
 * What was over so long ago is counted, ms: an act of a game has the time at which it came, and is written once it gets
 * hold of the player's money. Nobody waits longer for that.
 */
export const SETTLING = 15_000;

export type Activation = typeof cashbackActivations.$inferSelect;
export type CashbackClaim = typeof cashbackClaims.$inferSelect;

/** A period with what it has brought so far; amounts in minor units of the player's currency. */
export interface Brought {
  readonly period: CashbackPeriod;
  /** From when on losses count in it, ms. */
  readonly from: number;
  readonly netLoss: number;
  readonly amount: number;
  /** Whether it is over, and brings something to somebody who may have it. */
  readonly isClaimable: boolean;
}

/** A cashback as it stands with a player. */
export interface Standing {
  /** Since when, or from when on, stakes count, ms; undefined: it is off. */
  readonly countsFrom: number | undefined;
  /** The periods of which losses count, the first first. */
  readonly brought: readonly Brought[];
  /** The last claim, while the period of it can still be claimed. */
  readonly claimed: CashbackClaim | undefined;
}

const isCashback = (campaign: Campaign): campaign is Cashback => campaign.cashbackPercent !== null;

/** All cashbacks; with an id that one. */
export async function cashbacks(executor: Executor, id?: string): Promise<readonly Cashback[]> {
  const found = await executor
    .select()
    .from(campaigns)
    .where(
      and(
        isNotNull(campaigns.cashbackPercent),
        id === undefined ? undefined : eq(campaigns.id, id),
      ),
    )
    .orderBy(campaigns.id);
  return found.filter(isCashback);
}

/** Whether a player's losses can still count in a cashback. `now` in ms. */
export const isAhead = (campaign: Cashback, { zone }: Offeree, now: number): boolean =>
  !isOver(campaign, now) &&
  (campaign.trigger === 'CASHBACK_INSTANT' ||
    periodsOf(campaign, now, zone).some(({ to }) => to > now));

/** When a player had cashbacks on; with a campaign's id that one. */
export const activationsOf = (
  executor: Executor,
  playerId: string,
  campaignId?: string,
): Promise<readonly Activation[]> =>
  executor
    .select()
    .from(cashbackActivations)
    .where(
      and(
        eq(cashbackActivations.playerId, playerId),
        campaignId === undefined ? undefined : eq(cashbackActivations.campaignId, campaignId),
      ),
    );

export const isOn = ({ deactivatedAt }: Activation): boolean => deactivatedAt === null;

/** The player's last claim of a cashback, and what was claimed since the start of the day. */
async function claimsOf(executor: Executor, playerId: string, campaignId: string, today: number) {
  const own = and(eq(cashbackClaims.playerId, playerId), eq(cashbackClaims.campaignId, campaignId));
  const [last] = await executor
    .select()
    .from(cashbackClaims)
    .where(own)
    .orderBy(desc(cashbackClaims.until))
    .limit(1);
  const [row] = await executor
    .select({ sum: sql<string>`coalesce(sum(${cashbackClaims.amount}), 0)` })
    .from(cashbackClaims)
    .where(and(own, gte(cashbackClaims.claimedAt, new Date(today))));
  return { last, paidToday: Number(row?.sum ?? 0) };
}

/** The activation whose losses a period has: the one that is on as it ends, or still. */
const activationIn = (activations: readonly Activation[], { to }: Pick<CashbackPeriod, 'to'>) =>
  activations.find(
    ({ activatedAt, deactivatedAt }) =>
      activatedAt.getTime() < to && (deactivatedAt === null || deactivatedAt.getTime() >= to),
  );

/**
 * Since when stakes count under an activation, ms: since its beginning, but not in a week, or a day of any other
 * cashback, in which it was switched off. So nobody leaves wins out by switching it off and on.
 */
const countsSince = (
  { trigger }: Cashback,
  { activatedAt }: Activation,
  activations: readonly Activation[],
  zone: string,
): number =>
  Math.max(
    activatedAt.getTime(),
    ...activations.flatMap(({ deactivatedAt }) =>
      deactivatedAt && deactivatedAt <= activatedAt
        ? [
            periodWindow(trigger === 'CASHBACK_WEEKLY' ? 'W' : 'D', deactivatedAt.getTime(), zone)
              .resetOn,
          ]
        : [],
    ),
  );

/** How a cashback stands with a player: what no claim has taken yet. `now` in ms. */
export async function standingOf(
  executor: Executor,
  campaign: Cashback,
  { playerId, player }: { readonly playerId: string; readonly player: Offeree },
  now: number,
): Promise<Standing> {
  const settled = now - SETTLING;
  const { currency, zone } = player;
  const activations = await activationsOf(executor, playerId, campaign.id);
  const today = periodWindow('D', now, zone).from;
  const { last, paidToday } = await claimsOf(executor, playerId, campaign.id, today);
  const mayHave = campaign.active && isOpenTo(campaign, player);
  const periods = periodsOf(campaign, settled, zone);
  const brought: Brought[] = [];
  for (const period of periods) {
    const activation = activationIn(activations, period);
    if (!activation) continue;
    const since = countsSince(campaign, activation, activations, zone);
    const from = Math.max(period.from, since, last?.until.getTime() ?? 0);
    if (from >= period.to) continue;
    const to = Math.max(from, Math.min(period.to, settled));
    const losses = await lossesOf(executor, playerId, campaign, { since, from, to });
    // Instant cashback has no periods of its own: a highest amount of each claim would be none.
    const paid = campaign.trigger === 'CASHBACK_INSTANT' ? paidToday : 0;
    const amount = broughtBy(losses, campaign, currency, paid);
    brought.push({
      period,
      from,
      netLoss: losses.net,
      amount,
      isClaimable: mayHave && period.to <= settled && amount > 0,
    });
  }
  const claimed =
    last && periods.some(({ from }) => last.until.getTime() > from) ? last : undefined;
  const on = activations.find(isOn);
  return { countsFrom: on && countsSince(campaign, on, activations, zone), brought, claimed };
}
