import type { FoundPlayer } from '../players/ports.ts';

/** A bonus that a player was given; amounts in minor units. */
export interface BonusLine {
  readonly id: string;
  readonly campaign: string;
  readonly vertical: string;
  readonly status: string;
  readonly amount: number;
  readonly wageringTotal: number;
  readonly wagered: number;
  /** What it has now, and what of it has become own money. */
  readonly balance: number;
  readonly paidOut: number;
  readonly creditedAt: Date;
  readonly expiresAt: Date;
  /** Whether it runs and is not wagered: only such a one is taken back. */
  readonly isRevocable: boolean;
}

/** Free spins that a player claimed; amounts in minor units. */
export interface SpinsLine {
  readonly id: string;
  readonly campaign: string;
  readonly status: string;
  /** The worth of each, and what all have won. */
  readonly stake: number;
  readonly won: number;
  /** How many times what is won is to be wagered; 0: it is own money. */
  readonly wagering: number;
  /** Rounds. */
  readonly granted: number;
  readonly played: number;
  /** Whether a round of them has begun and is not over. */
  readonly isRoundOpen: boolean;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/**
 * How free spins are ended at the desk: as if their time were over, so that what was won is the player's; or taken back,
 * so that what is to be wagered is lost.
 */
export const SPIN_ENDS = ['end', 'revoke'] as const;
export type SpinEnd = (typeof SPIN_ENDS)[number];

/** A player's bonuses. */
export interface DeskBonuses {
  readonly player: FoundPlayer;
  /** ISO 4217. */
  readonly currency: string;
  /** The latest first. */
  readonly bonuses: readonly BonusLine[];
  /** The latest first. */
  readonly spins: readonly SpinsLine[];
  /** Gifts that the player may have; amounts in minor units. */
  readonly grantable: readonly {
    readonly id: string;
    readonly name: string;
    readonly amount: number;
  }[];
}

/** The port of the page of bonuses to the platform. */
export interface BonusesPorts {
  /** @param who a player number, e-mail address or id; undefined: there is none such */
  find(who: string): Promise<DeskBonuses | undefined>;
  /** Gives a gift by the rules of a claim. @returns in a sentence why not; undefined: the player has it */
  grant(playerId: string, campaignId: string): Promise<string | undefined>;
  /** Ends a bonus if it still is as it was seen. @returns whether it did */
  revoke(playerId: string, bonus: BonusLine): Promise<boolean>;
  /** Ends free spins that run or wait, if they still are as they were seen. @returns whether it did */
  endSpins(playerId: string, spins: SpinsLine, how: SpinEnd): Promise<boolean>;
}
