import type { Currency } from '../../../reference/currencies.ts';
import type { PolicyId } from '../../../reference/policies.ts';

/** What gives the bonus of a campaign that the desk makes. */
export type MadeTrigger =
  | 'MANUAL_BONUS_CODE'
  | 'FIRST_DEPOSIT'
  | 'SECOND_DEPOSIT'
  | 'THIRD_DEPOSIT'
  | 'FOURTH_DEPOSIT'
  | 'FIFTH_DEPOSIT'
  | 'NEXT_DEPOSIT'
  | 'CASHBACK_DAILY'
  | 'CASHBACK_WEEKLY';

interface Words {
  readonly name: string;
  readonly description: string;
}

/** A slot whose free rounds the studio plays. */
export interface FreeSlot {
  /** The `_id` of its document. */
  readonly id: string;
  /** Its name in addresses. */
  readonly slug: string;
  readonly name: string;
  /** The least and the most of a round, euro cents. */
  readonly least: number;
  readonly most: number;
  /** Whether a free round of it can have a stake, euro cents. */
  readonly takes: (stake: number) => boolean;
}

/** A campaign as the desk makes it; amounts in euro cents, which are scaled to each player's currency. */
export interface NewCampaign {
  /** Its short name, which never changes. */
  readonly id: string;
  readonly words: { readonly en: Words } & Readonly<Record<string, Words>>;
  readonly trigger: MadeTrigger;
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  /** What a claim gives; null: a deposit or losses decide. */
  readonly gift: number | null;
  /** How many free rounds a claim gives instead, what each is worth, and of which games, by the ids of their documents. */
  readonly freeSpins: number | null;
  readonly spinStake: number | null;
  readonly spinGames: readonly string[];
  /** What a player must type for it; null: it is listed. */
  readonly code: string | null;
  /** Of a deposit and of losses: the part of them in per cent, and the most that it brings. */
  readonly matchPercent: number;
  readonly cashbackPercent: number | null;
  readonly maxBonus: number;
  readonly minDeposit: number;
  readonly maxStake: number | null;
  readonly maxWin: number | null;
  /** How many there are for all players; null: one for each. */
  readonly budget: number | null;
  readonly wageringMultiplier: number;
  readonly daysToWager: number;
  /** The loyalty level from which on players may have it; null: everybody may. */
  readonly leastLevel: number | null;
  /** Codes of markets; none: all. */
  readonly markets: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** How a law takes a campaign. */
export interface Verdict {
  readonly law: PolicyId;
  /** In sentences what it forbids of it; none: it may be offered. */
  readonly forbids: readonly string[];
}

/** A campaign before it is made. */
export interface CampaignPreview {
  readonly verdicts: readonly Verdict[];
  /** What it gives at most, or each of its free rounds is worth, in the currencies of its markets, in minor units. */
  readonly amounts: readonly Amount[];
  /** The same of the most that can be won with free rounds; none: without a bound. */
  readonly mostWon: readonly Amount[];
}

interface Amount {
  readonly currency: Currency;
  readonly amount: number;
}

/** A campaign as the desk lists it. */
export interface CampaignLine {
  readonly id: string;
  readonly name: string;
  readonly trigger: string;
  readonly vertical: string;
  readonly code: string | null;
  /** How many free rounds it gives; null: it gives money. */
  readonly freeSpins: number | null;
  readonly leastLevel: number | null;
  readonly state: 'COMING' | 'RUNNING' | 'STOPPED' | 'OVER';
  readonly markets: readonly string[];
  /** How many there are for all players, and how many of them are claimed; null: one for each. */
  readonly budget: number | null;
  readonly claimed: number;
  /** How many players were given its bonus, or its free rounds, and how many of those run. */
  readonly given: number;
  readonly running: number;
}

/** The port of the page of campaigns to the platform. */
export interface CampaignsPorts {
  /** The newest first. */
  list(): Promise<readonly CampaignLine[]>;
  /** By name: the slots of all brands that free rounds can be of. */
  slots(): readonly FreeSlot[];
  preview(campaign: NewCampaign): CampaignPreview;
  /** @returns `taken` where there is one with its short name or code; `unlawful` where no law lets it be offered */
  make(campaign: NewCampaign): Promise<'made' | 'taken' | 'unlawful'>;
  /** Offers it, or no more; what players have of it stays. @returns false: it was not as the page showed it */
  offer(id: string, isOffered: boolean, seen: string | undefined): Promise<boolean>;
}
