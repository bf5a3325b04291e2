import { count, desc, eq, sql } from 'drizzle-orm';
import { MARKETS } from '../../reference/markets.ts';
import { forbiddenIn, type Forbidden, type OfferRules } from '../../reference/offer-rules.ts';
import { POLICIES, policyOfMarket } from '../../reference/policies.ts';
import type { CampaignLine, CampaignsPorts, NewCampaign } from '../back-office/campaigns/ports.ts';
import { isAsSeen } from '../back-office/seen.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Platform } from '../platform/platform.ts';
import type { Campaign } from '../rewards/campaigns.ts';
import { isOver } from '../rewards/gifts.ts';
import { campaigns, playerBonuses } from '../rewards/tables.ts';

const forbids = (campaign: NewCampaign, rules: OfferRules): readonly Forbidden[] =>
  forbiddenIn(
    {
      isFirst: campaign.trigger === 'FIRST_DEPOSIT',
      wagering: campaign.wageringMultiplier,
      days: campaign.daysToWager,
    },
    rules,
  );

const sentenceOf = (
  what: Forbidden,
  { bonuses, mostWagering, leastBonusDays }: OfferRules,
): string => {
  if (what === 'wagering') return `At most ${mostWagering ?? ''} times to be wagered.`;
  if (what === 'days') return `At least ${leastBonusDays ?? ''} days to wager it.`;
  return bonuses === 'first' ? 'Only with the first deposit.' : 'No bonuses at all.';
};

function stateOf(campaign: Campaign, now: number): CampaignLine['state'] {
  if (!campaign.active) return 'STOPPED';
  if (isOver(campaign, now)) return 'OVER';
  return campaign.startsAt.getTime() > now ? 'COMING' : 'RUNNING';
}

/** Binds the port of the desk's page of campaigns to the platform. */
export function campaignsPorts({ db, clock }: Platform): CampaignsPorts {
  return {
    async list() {
      const now = clock.now();
      const rows = await db
        .select({
          campaign: campaigns,
          given: count(playerBonuses.id),
          running: sql<number>`count(*) FILTER (WHERE ${playerBonuses.status} = 'ACTIVE')::int`,
        })
        .from(campaigns)
        .leftJoin(playerBonuses, eq(playerBonuses.campaignId, campaigns.id))
        .groupBy(campaigns.id)
        .orderBy(desc(campaigns.startsAt), campaigns.id);
      return rows.map(({ campaign, given, running }) => ({
        ...campaign,
        name: campaign.words.en.name,
        state: stateOf(campaign, now),
        given,
        running,
      }));
    },
    preview: (campaign) => ({
      verdicts: POLICIES.map((policy) => ({
        law: policy.id,
        forbids: forbids(campaign, policy).map((what) => sentenceOf(what, policy)),
      })),
      amounts: [
        ...new Set(
          Object.values(MARKETS)
            .filter(({ id }) => campaign.markets.length === 0 || campaign.markets.includes(id))
            .map(({ currency }) => currency),
        ),
      ].map((currency) => ({
        currency,
        amount: scaled(campaign.gift ?? campaign.maxBonus, currency),
      })),
    }),
    async make(campaign) {
      const { markets } = campaign;
      const isUnlawful = (market: string): boolean =>
        forbids(campaign, policyOfMarket(market)).length > 0;
      if (markets.length > 0 && markets.every(isUnlawful)) return 'unlawful';
      const made = await db
        .insert(campaigns)
        .values({ ...campaign, markets: [...markets] })
        .onConflictDoNothing()
        .returning({ id: campaigns.id });
      return made.length > 0 ? 'made' : 'taken';
    },
    offer: (id, isOffered, seen) =>
      db.transaction(async (tx) => {
        const [campaign] = await tx
          .select()
          .from(campaigns)
          .where(eq(campaigns.id, id))
          .for('update');
        if (!campaign || !isAsSeen(seen, stateOf(campaign, clock.now()))) return false;
        await tx.update(campaigns).set({ active: isOffered }).where(eq(campaigns.id, id));
        return true;
      }),
  };
}
