import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
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

/** What gives the bonus of a campaign: a deposit, or a claim. */
export type CampaignTrigger = DepositTrigger | 'MANUAL_BONUS_CODE';

/** The words of a campaign in one language: its name, its gift, and the excluded games, if any. */
export interface CampaignWords {
  readonly name: string;
  readonly description: string;
  readonly excludedGames?: string;
}

/** Campaigns that match a deposit with bonus money, and those with a gift that is claimed. */
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
    /** Euro cents, scaled to the player's currency. */
    minDeposit: minor('min_deposit').notNull().default(0),
    maxBonus: minor('max_bonus').notNull().default(0),
    /** What a claim gives, euro cents; null where a deposit decides. */
    gift: minor('gift'),
    /** What a player must type for the gift, in capitals and digits; null: it is listed. */
    code: text().unique(),
    /** How many gifts there are for all players together, null: one for each; and how many of them are claimed. */
    budget: integer(),
    claimed: integer().notNull().default(0),
    /** Highest stake of one bet while it runs, and the most that can be won from it; null: no limit. */
    maxStake: minor('max_stake'),
    maxWin: minor('max_win'),
    /** How many times the bonus must be played through. */
    wageringMultiplier: integer('wagering_multiplier').notNull(),
    /** Days from the credit to the end of the bonus. */
    daysToWager: integer('days_to_wager').notNull(),
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
      sql`(${table.trigger} = 'MANUAL_BONUS_CODE') = (${table.gift} IS NOT NULL) AND ${table.gift} > 0`,
    ),
    check(
      'campaigns_code',
      sql`${table.code} IS NULL OR (${table.gift} IS NOT NULL AND ${table.code} ~ '^[A-Z0-9]{3,32}$')`,
    ),
    check('campaigns_budget', sql`${table.claimed} BETWEEN 0 AND coalesce(${table.budget}, 0)`),
  ],
);

/** COMPLETED: it became the player's own money. USED_UP: all of it was lost in play. */
export type BonusStatus = 'ACTIVE' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP';

/** Bonuses that players were given. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: text().primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The deposit that it matched: one bonus per deposit; null: it was claimed. */
    depositReference: text('deposit_reference').unique(),
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
    unique('player_bonuses_once').on(table.playerId, table.campaignId),
    index('player_bonuses_player').on(table.playerId, table.status),
    index('player_bonuses_due')
      .on(table.expiresAt)
      .where(sql`status = 'ACTIVE'`),
    check('player_bonuses_positive', sql`${table.amount} > 0 AND ${table.paidOut} >= 0`),
  ],
);
