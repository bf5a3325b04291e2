import type { GameRules } from './game-rules.ts';
import type { LawAmount } from './law-amount.ts';

/** The highest total stake of a round for some players: of slots, or of every game. */
export interface HighestStake extends LawAmount {
  readonly kinds: 'slots' | 'all';
  /** It holds for players who are younger, in full years; null: for everybody. */
  readonly belowAge: number | null;
}

/** The figures that a check inside games may tell, in the order in which it tells them. */
export const CHECK_FIGURES = ['time', 'netPosition', 'deposits', 'stakes', 'wins'] as const;

export type CheckFigure = (typeof CHECK_FIGURES)[number];

/** The demands of a regulator on play itself. */
export interface PlayRules {
  /** The least time from the start of a round of a slot to the start of the next, in ms; null: none. */
  readonly shortestSlotRoundMs: number | null;
  /** The same for all other games. */
  readonly shortestOtherRoundMs: number | null;
  /** The most rounds that one press may start; 0: each round has a press of its own. */
  readonly autoplayRounds: number;
  /** Whether anything may shorten the time until a result shows (turbo, slam stop). */
  readonly speedUps: boolean;
  /** The highest stakes: of those that fit a player and a game, the lowest holds. */
  readonly highestStakes: readonly HighestStake[];
  /** Games that a player may have open at once, over tabs and devices; null: any number. */
  readonly gamesAtOnce: 1 | null;
  /** Whether wins less stakes since the game was opened stand in sight all the time. */
  readonly netPositionShown: boolean;
  /** Whether the time since the game was opened stands in sight all the time. */
  readonly gameClockShown: boolean;
  /** Minutes of play between two checks inside games; null: the player's own reminder is the check. */
  readonly gameCheckMinutes: number | null;
  /** The figures that the check tells, in the order of {@link CHECK_FIGURES}. */
  readonly gameCheckFigures: readonly CheckFigure[];
  /** Minutes for which play rests after the player has confirmed the check. */
  readonly gameCheckBreakMinutes: number;
  /** Whether a central file is told that a player is active, before their first game. */
  readonly activityFile: boolean;
}

/** The rules where no regulator asks for others. */
export const USUAL_PLAY: PlayRules = {
  shortestSlotRoundMs: null,
  shortestOtherRoundMs: null,
  autoplayRounds: 100,
  speedUps: true,
  highestStakes: [],
  gamesAtOnce: null,
  netPositionShown: false,
  gameClockShown: false,
  gameCheckMinutes: null,
  gameCheckFigures: ['time', 'netPosition', 'stakes', 'wins'],
  gameCheckBreakMinutes: 0,
  activityFile: false,
};

/** On this Great Britain and Ontario agree. */
const CALM_PLAY = {
  shortestSlotRoundMs: 2_500,
  autoplayRounds: 0,
  speedUps: false,
  gamesAtOnce: 1,
  netPositionShown: true,
  gameClockShown: true,
} as const satisfies Partial<PlayRules>;

export const BRITISH_PLAY = {
  ...CALM_PLAY,
  shortestOtherRoundMs: 5_000,
  highestStakes: [
    { kinds: 'slots', belowAge: 25, amount: 200, currency: 'GBP' },
    { kinds: 'slots', belowAge: null, amount: 500, currency: 'GBP' },
  ],
} as const satisfies Partial<PlayRules>;

export const ONTARIAN_PLAY = CALM_PLAY satisfies Partial<PlayRules>;

export const SWEDISH_PLAY = {
  shortestSlotRoundMs: 3_000,
  shortestOtherRoundMs: 3_000,
  autoplayRounds: 60,
} as const satisfies Partial<PlayRules>;

export const GERMAN_PLAY = {
  shortestSlotRoundMs: 5_000,
  autoplayRounds: 0,
  highestStakes: [{ kinds: 'slots', belowAge: null, amount: 100, currency: 'EUR' }],
  gamesAtOnce: 1,
  gameCheckMinutes: 60,
  gameCheckBreakMinutes: 5,
  activityFile: true,
} as const satisfies Partial<PlayRules>;

/** What a studio is told at a launch, for this player, this game and this currency. */
export interface GameTerms {
  /** 0: none. */
  readonly shortestRoundMs: number;
  /** Minor units of the play currency; null: none. */
  readonly highestStake: number | null;
  readonly autoplayRounds: number;
  readonly speedUps: boolean;
  readonly returnShownAt: GameRules['returnShownAt'];
  readonly topWinChanceShown: boolean;
  readonly oddsShown: boolean;
}
