import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import { isBonusLawful, type OfferRules } from '../../reference/offer-rules.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { offersReach } from '../access/offers.ts';
import { ledgerAccounts } from '../banking/ledger-tables.ts';
import type { Executor } from '../platform/database.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { isPocket } from './pocket.ts';
import { freeSpinAwards, freeSpinGames } from './spin-tables.ts';
import { campaigns, playerBonuses, type DepositTrigger } from './tables.ts';

export type Campaign = typeof campaigns.$inferSelect;

/** The gift of a campaign to a player, in minor units of the player's currency. */
export interface DepositOffer {
  readonly campaign: Campaign & { readonly trigger: DepositTrigger };
  readonly currency: Currency;
  readonly rules: OfferRules;
  readonly minimumDeposit: number;
  readonly maximumBonus: number;
}

/** A bonus that a player was given, with its campaign, and what its pocket has in minor units; null: nothing yet. */
export interface GivenBonus {
  readonly bonus: typeof playerBonuses.$inferSelect;
  readonly campaign: Campaign;
  readonly balance: number | null;
}

/** Free spins that a player claimed, with their campaign and their games, in their order. */
export interface GivenSpins {
  readonly spins: typeof freeSpinAwards.$inferSelect;
  readonly campaign: Campaign;
  readonly games: readonly (typeof freeSpinGames.$inferSelect)[];
}

/** A player as campaigns judge them. */
export interface Offeree {
  readonly currency: Currency;
  readonly market: string;
  readonly rules: OfferRules;
  /** IANA zone in which their days begin. */
  readonly zone: string;
  /** Whether offers reach them at all. */
  readonly isReached: boolean;
  /** Whether the operator lets them enter bonus codes (GUARD-07). */
  readonly mayEnterCodes: boolean;
  /** Their loyalty level; 0: none. */
  readonly level: number;
  /** Whether they have staked money in a game, ever. */
  readonly hasPlayed: boolean;
  /** All that they were given, the latest first. */
  readonly given: readonly GivenBonus[];
  /** All free spins that they claimed, the latest first. */
  readonly spins: readonly GivenSpins[];
}

async function spinsOf(executor: Executor, playerId: string): Promise<readonly GivenSpins[]> {
  const rows = await executor
    .select({ spins: freeSpinAwards, campaign: campaigns, game: freeSpinGames })
    .from(freeSpinAwards)
    .innerJoin(campaigns, eq(campaigns.id, freeSpinAwards.campaignId))
    .innerJoin(freeSpinGames, eq(freeSpinGames.awardId, freeSpinAwards.id))
    .where(eq(freeSpinAwards.playerId, playerId))
    .orderBy(desc(freeSpinAwards.startedAt), freeSpinAwards.id, freeSpinGames.position);
  return [...Map.groupBy(rows, ({ spins }) => spins.id).values()].flatMap((own) =>
    own.slice(0, 1).map((first) => ({ ...first, games: own.map(({ game }) => game) })),
  );
}

/** A player as campaigns judge them; undefined: there is none. `now` in ms. */
export async function offereeOf(
  executor: Executor,
  playerId: string,
  now: number,
): Promise<Offeree | undefined> {
  const [found] = await executor
    .select({
      player: players,
      hasPlayed: sql<boolean>`EXISTS (SELECT FROM game_sessions g
        WHERE g.player_id = ${playerId} AND g.last_bet_at IS NOT NULL)`,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!found) return undefined;
  const { player, hasPlayed } = found;
  const given = await executor
    .select({ bonus: playerBonuses, campaign: campaigns, balance: ledgerAccounts.balance })
    .from(playerBonuses)
    .innerJoin(campaigns, eq(campaigns.id, playerBonuses.campaignId))
    .leftJoin(ledgerAccounts, isPocket)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(desc(playerBonuses.creditedAt), playerBonuses.id);
  const residence = residenceOf(player);
  return {
    currency: player.currency,
    market: player.market,
    rules: policyOfResidence(residence),
    zone: timeZoneOf(residence),
    isReached: offersReach(player, now),
    mayEnterCodes: player.manualClaimAllowed,
    level: player.flags.loyaltyLevel,
    hasPlayed,
    given,
    spins: await spinsOf(executor, playerId),
  };
}

/** The campaigns that run. `now` in ms. */
export function runningCampaigns(executor: Executor, now: number): Promise<Campaign[]> {
  const instant = new Date(now);
  return executor
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.active, true),
        lte(campaigns.startsAt, instant),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, instant)),
      ),
    );
}

/**
 * Whether a campaign may be put before a player: where offers reach them, and its code may be entered by them, in their
 * market, on their loyalty level, as the law of the residence lets it. The first bonus is one before the first stake.
 */
export function isOpenTo(
  { trigger, code, markets, leastLevel, wageringMultiplier: wagering, daysToWager: days }: Campaign,
  player: Offeree,
): boolean {
  const isFirst = trigger === 'FIRST_DEPOSIT' && !player.hasPlayed;
  return (
    player.isReached &&
    (code === null || player.mayEnterCodes) &&
    isBonusLawful({ isFirst, wagering, days }, player.rules) &&
    player.level >= (leastLevel ?? 0) &&
    (markets.length === 0 || markets.includes(player.market))
  );
}

/** Whether a player was given the bonus, or the free spins, of a campaign. */
export const hasHad = ({ id }: Campaign, { given, spins }: Offeree): boolean =>
  [...given, ...spins].some(({ campaign }) => campaign.id === id);

/** Whether a campaign may be put before a player, and its bonus be given: once. */
export const isFor = (campaign: Campaign, player: Offeree): boolean =>
  isOpenTo(campaign, player) && !hasHad(campaign, player);

/** Whether gifts may be put before a player at all: each is one more bonus than the first. */
export const mayHaveGifts = ({ isReached, rules }: Pick<Offeree, 'isReached' | 'rules'>): boolean =>
  isReached && rules.bonuses === 'any';

/** Whether a code can bring a player anything (BCODE-06). Where the law leaves one bonus, it is that of a first deposit. */
export const mayUseCodes = (player: Offeree): boolean =>
  player.mayEnterCodes &&
  player.isReached &&
  (player.rules.bonuses === 'any' || (player.rules.bonuses === 'first' && !player.hasPlayed));

/** The bonuses that run: one that is wagered still waits for its rounds. `now` in ms. */
export const runningOf = ({ given }: Offeree, now: number): readonly GivenBonus[] =>
  given.filter(
    ({ bonus }) =>
      bonus.status === 'ACTIVE' && (bonus.expiresAt.getTime() > now || bonus.wageringLeft <= 0),
  );

/** The free spins that run: those whose time is over still wait for their rounds. */
export const runningSpinsOf = ({ spins }: Offeree): readonly GivenSpins[] =>
  spins.filter((one) => one.spins.status === 'ACTIVE');

/**
 * The bonus, or the free spins, that must end before another of the same part of the product begins: all would have one
 * pocket.
 */
export const inTheWayOf = (
  { vertical }: Campaign,
  player: Offeree,
  now: number,
): GivenBonus | GivenSpins | undefined =>
  runningOf(player, now).find(({ bonus }) => bonus.vertical === vertical) ??
  runningSpinsOf(player).find(({ spins }) => spins.vertical === vertical);
