import type { FoundPlayer } from '../players/ports.ts';

/** A game that a player opened for money; amounts in minor units. */
export interface SessionLine {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly openedAt: Date;
  /** Null: it is open, as long as its log-in is. */
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly stakes: number;
  /** What the player got. */
  readonly wins: number;
}

/** What the studio has yet to tell the wallet of a round; an amount in minor units. */
export interface WaitingAct {
  readonly kind: 'win' | 'rollback' | 'bet';
  readonly amount: number;
  /** How often it was sent. */
  readonly attempts: number;
}

/** A round as the wallet has it; amounts in minor units. */
export interface RoundLine {
  readonly id: string;
  readonly supplier: string;
  readonly begunAt: Date;
  /** What was taken, with what went back. */
  readonly stake: number;
  /** What the player got. */
  readonly won: number;
  /** What of wins and stakes the house got instead: money of a bonus that had ended, or above its highest win. */
  readonly house: number;
  readonly back: number;
  readonly isClosed: boolean;
  /** The wallet's words for the stakes that it refused. */
  readonly refusals: readonly string[];
  readonly waiting: readonly WaitingAct[];
  /** The page on which the studio shows it again; undefined: it shows none. */
  readonly shownAt: string | undefined;
}

export interface DeskRounds {
  readonly player: FoundPlayer;
  /** The newest first, and no more than a page. */
  readonly sessions: readonly SessionLine[];
  /** The one whose rounds are told; undefined: there is none. */
  readonly chosen: SessionLine | undefined;
  /** The newest first, and no more than a page. */
  readonly rounds: readonly RoundLine[];
}

/** The port of the page of rounds to the platform. */
export interface RoundsPorts {
  /**
   * @param who a player number, e-mail address or id; undefined: there is none such
   * @param session the game session whose rounds are wanted; of none, or a stranger’s, those of the newest
   */
  find(who: string, session: string | undefined): Promise<DeskRounds | undefined>;
}
