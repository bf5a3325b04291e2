import { count, desc, eq, sql } from 'drizzle-orm';
import { BRAND_FACTS } from '../../reference/brands.ts';
import { gameTerms } from '../../reference/game-terms.ts';
import { MARKETS } from '../../reference/markets.ts';
import { forbiddenIn, type Forbidden, type OfferRules } from '../../reference/offer-rules.ts';
import { POLICIES, policyOfMarket, type MarketPolicy } from '../../reference/policies.ts';
import type {
  CampaignLine,
  CampaignsPorts,
  FreeSlot,
  NewCampaign,
} from '../back-office/campaigns/ports.ts';
import { money } from '../back-office/money.ts';
import { isAsSeen } from '../back-office/seen.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Platform } from '../platform/platform.ts';
import type { Campaign } from '../rewards/campaigns.ts';
import { isOver } from '../rewards/judge.ts';
import { freeSpinAwards } from '../rewards/spin-tables.ts';
import { campaigns, playerBonuses } from '../rewards/tables.ts';
import { catalogueOf } from './games.ts';
import { studioOf } from './studio.ts';

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

/** An age at which every law lets somebody stake the most. */
const OLD_ENOUGH = 100;

/** What a law forbids of a campaign, in sentences. Of free spins, their worth may not be above its highest stake of a slot. */
function forbiddenBy(campaign: NewCampaign, policy: MarketPolicy): readonly string[] {
  const said = forbids(campaign, policy).map((what) => sentenceOf(what, policy));
  const [law] = policy.highestStakes;
  if (campaign.spinStake === null || !law) return said;
  const { currency } = law;
  const { highestStake } = gameTerms(policy, { kind: 'slot', age: OLD_ENOUGH, currency });
  return highestStake === null || scaled(campaign.spinStake, currency) <= highestStake
    ? said
    : [...said, `At most ${money(highestStake, currency)} for a round.`];
}

/** The slots of all brands whose free rounds the studio plays. */
function slotsOf(platform: Platform): readonly FreeSlot[] {
  const studio = studioOf(platform);
  const games = Object.values(BRAND_FACTS).flatMap(
    ({ siteId }) => catalogueOf(platform, siteId).games,
  );
  const slots = games.flatMap((game): readonly (readonly [string, FreeSlot])[] => {
    const limits = game.betLimits.find(({ currency }) => currency === 'EUR');
    if (!limits || !studio?.playsFree(game, limits.max)) return [];
    const { gameId: id, gameSlug: slug, name } = game;
    const { min: least, max: most } = limits;
    const takes = (euroCents: number) =>
      game.betLimits.every(({ currency, min, max }) => {
        const stake = scaled(euroCents, currency);
        return stake >= min && stake <= max && studio.playsFree(game, stake);
      });
    return [[id, { id, slug, name, least, most, takes }]];
  });
  return [...new Map(slots).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function stateOf(campaign: Campaign, now: number): CampaignLine['state'] {
  if (!campaign.active) return 'STOPPED';
  if (isOver(campaign, now)) return 'OVER';
  return campaign.startsAt.getTime() > now ? 'COMING' : 'RUNNING';
}

/** Binds the port of the desk's page of campaigns to the platform. */
export function campaignsPorts(platform: Platform): CampaignsPorts {
  const { db, clock } = platform;
  return {
    slots: () => slotsOf(platform),
    async list() {
      const now = clock.now();
      const rows = await db
        .select({
          campaign: campaigns,
          given: count(playerBonuses.id),
          running: sql<number>`count(*) FILTER (WHERE ${playerBonuses.status} = 'ACTIVE')::int`,
          spins: sql<number>`(SELECT count(*) FROM ${freeSpinAwards}
            WHERE ${freeSpinAwards.campaignId} = ${campaigns.id})::int`,
          spinning: sql<number>`(SELECT count(*) FROM ${freeSpinAwards}
            WHERE ${freeSpinAwards.campaignId} = ${campaigns.id} AND ${freeSpinAwards.status} = 'ACTIVE')::int`,
        })
        .from(campaigns)
        .leftJoin(playerBonuses, eq(playerBonuses.campaignId, campaigns.id))
        .groupBy(campaigns.id)
        .orderBy(desc(campaigns.startsAt), campaigns.id);
      return rows.map(({ campaign, given, running, spins, spinning }) => ({
        ...campaign,
        name: campaign.words.en.name,
        state: stateOf(campaign, now),
        // Free spins become a bonus: a player is counted once.
        given: campaign.freeSpins === null ? given : spins,
        running: running + spinning,
      }));
    },
    preview: (campaign) => {
      const currencies = new Set(
        Object.values(MARKETS)
          .filter(({ id }) => campaign.markets.length === 0 || campaign.markets.includes(id))
          .map(({ currency }) => currency),
      );
      const inEach = (euroCents: number) =>
        [...currencies].map((currency) => ({ currency, amount: scaled(euroCents, currency) }));
      return {
        verdicts: POLICIES.map((policy) => ({
          law: policy.id,
          forbids: forbiddenBy(campaign, policy),
        })),
        amounts: inEach(campaign.spinStake ?? campaign.gift ?? campaign.maxBonus),
        mostWon: campaign.maxWin === null ? [] : inEach(campaign.maxWin),
      };
    },
    async make(campaign) {
      const { markets, spinGames } = campaign;
      const isUnlawful = (market: string): boolean =>
        forbiddenBy(campaign, policyOfMarket(market)).length > 0;
      if (markets.length > 0 && markets.every(isUnlawful)) return 'unlawful';
      const made = await db
        .insert(campaigns)
        .values({ ...campaign, markets: [...markets], spinGames: [...spinGames] })
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
