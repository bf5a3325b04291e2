import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { players } from '../players/tables.ts';
import type { Vertical } from '../banking/ledger-tables.ts';
import { currency, instant } from '../platform/tables.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });

/** The deposit of a player that a campaign is for (REW-05). */
export type DepositTrigger =
  | 'FIRST_DEPOSIT'
  | 'SECOND_DEPOSIT'
  | 'THIRD_DEPOSIT'
  | 'FOURTH_DEPOSIT'
  | 'FIFTH_DEPOSIT'
  | 'NEXT_DEPOSIT';

/** The losses of which a cashback campaign gives a part back (REW-05): those of its periods. */
export type CashbackTrigger =
  | 'CASHBACK_INSTANT'
  | 'CASHBACK_DAILY'
  | 'CASHBACK_WEEKLY'
  | 'CASHBACK_WITH_TIMEFRAME'
  | 'CASHBACK_SPECIFIC_DAY';

/** What gives the bonus of a campaign: a deposit, a claim, or losses. */
export type CampaignTrigger = DepositTrigger | 'MANUAL_BONUS_CODE' | CashbackTrigger;

/** The words of a campaign in one language: its name, and its gift. */
export interface CampaignWords {
  readonly name: string;
  readonly description: string;
}

/**
 * Campaigns that match a deposit with bonus money, those with a gift or free spins that are claimed, and those that give
 * a part of losses back.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey(),
    /** The words for the player; the fields beside it name the amounts. English stands in for a missing language. */
    words: jsonb()
      .$type<{ readonly en: CampaignWords } & Readonly<Record<string, CampaignWords>>>()
      .notNull(),
    trigger: text().$type<CampaignTrigger>().notNull(),
    vertical: text().$type<Vertical>().notNull(),
    /** Bonus per hundred deposited; nothing where it is claimed. */
    matchPercent: integer('match_percent').notNull().default(0),
    /** Euro cents, scaled to the player's currency. Of cashback `maxBonus` is the most for a period, or a day of instant cashback. */
    minDeposit: minor('min_deposit').notNull().default(0),
    maxBonus: minor('max_bonus').notNull().default(0),
    /** What a claim gives, euro cents; null where a deposit decides. */
    gift: minor('gift'),
    /** How many free rounds a claim gives instead, shared out over games; null: none (FSPIN-03). */
    freeSpins: integer('free_spins'),
    /** What each is worth, euro cents, and its games by the `_id` of their documents, in their order. */
    spinStake: minor('spin_stake'),
    spinGames: text('spin_games')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * What a player must type for what a claim gives, or to agree to the bonus of a deposit, in capitals and digits; null:
     * it is listed.
     */
    code: text().unique(),
    /**
     * How many gifts there are for all players together, null: one for each; and how many of them are claimed. Of
     * cashback: how many players may switch it on, so that nobody is promised what is not paid.
     */
    budget: integer(),
    claimed: integer().notNull().default(0),
    /** Highest stake of one bet while it runs, and the most that can be won from it; null: no limit. */
    maxStake: minor('max_stake'),
    maxWin: minor('max_win'),
    /** Whole per cent of losses that cashback gives back; null where there is none. */
    cashbackPercent: integer('cashback_percent'),
    /** A higher per cent for losses in named games, by the `_id` of their documents; null: in none. */
    boosterPercent: integer('booster_percent'),
    boosterGames: text('booster_games')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of `CASHBACK_SPECIFIC_DAY`: the day, by each player's own calendar. */
    cashbackDay: date('cashback_day'),
    /**
     * Days of 24 hours in which cashback may still be claimed: after the time frame, the day, or the end of an instant
     * campaign. Null for daily and weekly cashback, which may be claimed until the next period ends.
     */
    claimDays: integer('claim_days'),
    /** How many times the bonus must be played through; cashback of 0 is own money at once. */
    wageringMultiplier: integer('wagering_multiplier').notNull(),
    /** Days from the credit to the end of the bonus. */
    daysToWager: integer('days_to_wager').notNull(),
    /** The loyalty level from which on players may have it; null: it is for everybody (CASH-03). */
    leastLevel: integer('least_level'),
    /** Markets that it runs in; empty means all. */
    markets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    active: boolean().notNull().default(true),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    check(
      'campaigns_gift',
      sql`(${table.trigger} = 'MANUAL_BONUS_CODE') = (num_nonnulls(${table.gift}, ${table.freeSpins}) = 1)
        AND num_nonnulls(${table.gift}, ${table.freeSpins}) <= 1 AND coalesce(${table.gift}, 1) > 0`,
    ),
    check(
      'campaigns_free_spins',
      sql`num_nonnulls(${table.freeSpins}, ${table.spinStake}) IN (0, 2)
        AND (${table.freeSpins} IS NULL) = (${table.spinGames} = '{}')
        AND coalesce(${table.freeSpins}, 1) BETWEEN 1 AND 10000 AND coalesce(${table.spinStake}, 1) > 0`,
    ),
    check(
      'campaigns_code',
      sql`${table.code} IS NULL OR (${table.trigger} NOT LIKE 'CASHBACK_%' AND ${table.code} ~ '^[A-Z0-9]{3,32}$')`,
    ),
    check('campaigns_level', sql`${table.leastLevel} IS NULL OR ${table.leastLevel} > 0`),
    check('campaigns_budget', sql`${table.claimed} BETWEEN 0 AND coalesce(${table.budget}, 0)`),
    check(
      'campaigns_cashback',
      sql`(${table.trigger} LIKE 'CASHBACK_%') = (${table.cashbackPercent} IS NOT NULL)
        AND (${table.cashbackPercent} IS NULL OR (${table.cashbackPercent} BETWEEN 1 AND 100 AND ${table.maxBonus} > 0))`,
    ),
    check(
      'campaigns_booster',
      sql`(${table.boosterPercent} IS NULL) = (${table.boosterGames} = '{}') AND (${table.boosterPercent} IS NULL
        OR (${table.cashbackPercent} IS NOT NULL AND ${table.boosterPercent} > ${table.cashbackPercent} AND ${table.boosterPercent} <= 100))`,
    ),
    check(
      'campaigns_cashback_day',
      sql`(${table.trigger} = 'CASHBACK_SPECIFIC_DAY') = (${table.cashbackDay} IS NOT NULL)`,
    ),
    check(
      'campaigns_claim_days',
      sql`(${table.trigger} IN ('CASHBACK_INSTANT', 'CASHBACK_WITH_TIMEFRAME', 'CASHBACK_SPECIFIC_DAY'))
        = (${table.claimDays} IS NOT NULL) AND (${table.claimDays} IS NULL OR ${table.claimDays} > 0)`,
    ),
    check(
      'campaigns_timeframe',
      sql`${table.trigger} <> 'CASHBACK_WITH_TIMEFRAME' OR ${table.endsAt} IS NOT NULL`,
    ),
  ],
);

const ofPlayer = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id);
const ofCampaign = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** What players agreed to: a campaign of deposits with a code is offered to nobody else. */
export const campaignConsents = pgTable(
  'campaign_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: ofPlayer(),
    campaignId: ofCampaign(),
    agreedAt: instant('agreed_at').notNull(),
    /** Null: it holds. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('campaign_consents_once')
      .on(table.playerId, table.campaignId)
      .where(sql`withdrawn_at IS NULL`),
    check(
      'campaign_consents_order',
      sql`${table.withdrawnAt} IS NULL OR ${table.withdrawnAt} >= ${table.agreedAt}`,
    ),
  ],
);

/** When players had a cashback on. */
export const cashbackActivations = pgTable(
  'cashback_activations',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: ofPlayer(),
    campaignId: ofCampaign(),
    activatedAt: instant('activated_at').notNull(),
    /** Null: it is on. */
    deactivatedAt: instant('deactivated_at'),
  },
  (table) => [
    index('cashback_activations_player').on(table.playerId, table.campaignId),
    uniqueIndex('cashback_activations_once')
      .on(table.playerId, table.campaignId)
      .where(sql`deactivated_at IS NULL`),
  ],
);

/** Cashback that was paid, and the time of which the losses count with it: none counts twice. */
export const cashbackClaims = pgTable(
  'cashback_claims',
  {
    id: text().primaryKey(),
    playerId: ofPlayer(),
    campaignId: ofCampaign(),
    currency: currency().notNull(),
    /** Minor units: the losses of own money, and what was paid. */
    netLoss: minor('net_loss').notNull(),
    amount: minor('amount').notNull(),
    /** What is to be wagered; 0: it is own money. */
    wageringRequired: minor('wagering_required').notNull(),
    from: instant('counted_from').notNull(),
    until: instant('counted_until').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    unique('cashback_claims_once').on(table.playerId, table.campaignId, table.until),
    check(
      'cashback_claims_whole',
      sql`${table.amount} > 0 AND ${table.amount} <= ${table.netLoss} AND ${table.from} < ${table.until}`,
    ),
  ],
);

/** COMPLETED: it became the player's own money. USED_UP: all of it was lost in play. */
export type BonusStatus = 'ACTIVE' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP';

/** Bonuses that players were given. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: text().primaryKey(),
    playerId: ofPlayer(),
    campaignId: ofCampaign(),
    /** The deposit that it matched: one bonus per deposit; null: it was claimed. */
    depositReference: text('deposit_reference').unique(),
    /** The cashback that it is; null: it is none. */
    cashbackId: text('cashback_id').references(() => cashbackClaims.id),
    vertical: text().$type<Vertical>().notNull(),
    currency: currency().notNull(),
    /** Minor units credited. */
    amount: minor('amount').notNull(),
    /** To be wagered altogether. */
    wageringTotal: minor('wagering_total').notNull(),
    /** Still to be wagered before it turns into money; below zero where more was played than is asked for. */
    wageringLeft: minor('wagering_left').notNull(),
    /** What has become the player's own money. */
    paidOut: minor('paid_out').notNull().default(0),
    status: text().$type<BonusStatus>().notNull(),
    creditedAt: instant('credited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('player_bonuses_once')
      .on(table.playerId, table.campaignId, table.cashbackId)
      .nullsNotDistinct(),
    index('player_bonuses_player').on(table.playerId, table.status),
    index('player_bonuses_due')
      .on(table.expiresAt)
      .where(sql`status = 'ACTIVE'`),
    check('player_bonuses_positive', sql`${table.amount} > 0 AND ${table.paidOut} >= 0`),
  ],
);

/**
 * What players have staked of own money, by month: what loyalty levels follow. It is kept with each stake and each
 * rollback, so that no bet reads those before it.
 */
export const loyaltyTurnovers = pgTable(
  'loyalty_turnovers',
  {
    playerId: ofPlayer(),
    /** The first day of the month of UTC in which the stakes were taken. */
    month: date().notNull(),
    /** Minor units of the player's currency. */
    staked: minor('staked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.month] }),
    check(
      'loyalty_turnovers_month',
      sql`${table.staked} >= 0 AND extract(day FROM ${table.month}) = 1`,
    ),
  ],
);
