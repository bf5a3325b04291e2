import type { Random } from './random.ts';

/** What is staked where, in minor units. */
export interface Bet {
  readonly spot: string;
  readonly amount: number;
}

export type Act = 'hit' | 'stand' | 'double' | 'split';
export type HandId = 'hand0' | 'hand1';

/** What happens in a round, in the order in which it is shown. Amounts are minor units and include the stake. */
export type Step =
  | {
      readonly type: 'reels';
      readonly reels: readonly (readonly string[])[];
      readonly isFree: boolean;
    }
  | { readonly type: 'lines'; readonly wins: readonly LineWin[]; readonly multiplier: number }
  | { readonly type: 'freeSpins'; readonly awarded: number; readonly left: number }
  | { readonly type: 'ball'; readonly number: number }
  | { readonly type: 'spots'; readonly paid: readonly Bet[] }
  | {
      readonly type: 'card';
      readonly to: 'dealer' | HandId;
      /** None while it lies face down. */
      readonly card?: string;
      readonly isHidden: boolean;
    }
  | { readonly type: 'turn'; readonly card: string }
  | { readonly type: 'split' }
  | {
      readonly type: 'result';
      readonly hand: HandId;
      readonly outcome: 'win' | 'blackjack' | 'push' | 'lose' | 'bust';
      readonly amount: number;
    };

export interface LineWin {
  /** From 1. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly amount: number;
}

/** A round as far as it has come. */
export interface Played {
  /** All that is staked on it, minor units. */
  readonly stake: number;
  /** What it pays; 0 until it has ended. */
  readonly won: number;
  readonly steps: readonly Step[];
  /** What the player may do now; empty: the round has ended. */
  readonly choices: readonly Act[];
  /** The hand that the choices are for. */
  readonly hand?: HandId;
}

/** The mathematics of a game. A round follows from its bets, its draw and the player's acts, and from nothing else. */
export interface GameMath {
  /** The studio's name for these rules and this mathematics. */
  readonly title: string;
  /** What pays, and how likely it is: all that its hash stands for. */
  readonly configuration: unknown;
  /** Return to player, rounded to basis points; of blackjack, to who plays by the book. */
  readonly returnBasisPoints: number;
  /** The most that a round pays, in whole stakes of those that begin it. */
  readonly topWin: number;
  /** In how many rounds it comes once, on average; undefined where that depends on the bets or on the player. */
  readonly topWinIn?: bigint;
  /** Stakes are whole multiples of so many minor units: so every win is a whole number of them. */
  readonly unit: number;
  /** Whether the bets can be understood; their amounts are looked at elsewhere. */
  readonly takes: (bets: readonly Bet[]) => boolean;
  /** Draws all that a round may need, before any of it shows. */
  readonly draw: (from: Random) => readonly number[];
  readonly play: (bets: readonly Bet[], draw: readonly number[], acts: readonly Act[]) => Played;
  /** What an act costs beside the stakes so far, minor units. */
  readonly costOf: (bets: readonly Bet[], act: Act) => number;
}
