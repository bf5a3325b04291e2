import type { Plain } from '../../engine/screens.ts';
import type { Failure } from '../../operations.ts';
import type { Act, Autoplay, Bet, FreeRounds, Obstacle, Play, Reason, Round } from './decide.ts';

/** A call that was not answered as the contract says. */
export type LostCall = 'opening' | 'playing' | 'acting' | 'ending';

/** All that shows on every screen once the game is open. Amounts in minor units of its currency. */
export interface Table {
  readonly play: Play;
  /** The wallet's balance, without a win that was not shown yet. */
  readonly balance: number;
  /** The stakes that may be chosen, rising. */
  readonly stakes: readonly number[];
  readonly stake: number;
  /** The bets of the next round, and their sum. */
  readonly bets: readonly Bet[];
  readonly total: number;
  /** What stands against a round with these bets. */
  readonly obstacle: Obstacle | undefined;
  /** Whether a chip of the chosen stake may be placed. */
  readonly takesChip: boolean;
  readonly autoplay: Autoplay | undefined;
  /** The free rounds of the launch, which come first; undefined where it brought none. */
  readonly freeRounds: FreeRounds | undefined;
  /** The latest round, and how many of its steps are shown; the next one is being shown in `revealing`. */
  readonly round: Round | undefined;
  readonly shown: number;
  /** Rounds whose result was shown, the newest first. */
  readonly rounds: readonly Round[];
  /** The round was under way, or not seen, when the game was opened: it is shown from its start. */
  readonly isResumed: boolean;
}

interface Laid {
  readonly table: Table;
}

interface Running extends Laid {
  readonly round: Round;
}

/** The choices that the balance covers, and what one costs that it does not, in minor units. */
interface Turn {
  readonly choices: readonly Act[];
  readonly missedCost: number | undefined;
}

export type RoundScreen =
  | ({ readonly name: 'betting' } & Laid)
  | ({ readonly name: 'playing' } & Laid)
  /** `revealMs`: how long the step after the `shown` ones takes. */
  | ({
      readonly name: 'revealing';
      readonly revealMs: number;
      readonly mayHasten: boolean;
    } & Running)
  | ({ readonly name: 'deciding' } & Turn & Running)
  | ({ readonly name: 'acting'; readonly act: Act } & Running)
  | ({ readonly name: 'celebrating' } & Running)
  | ({ readonly name: 'ending' } & Running)
  /** The shortest time from round to round has not passed. */
  | ({ readonly name: 'resting' } & Laid)
  /** A press came before that. */
  | ({ readonly name: 'waiting' } & Laid)
  | ({ readonly name: 'paused' } & Laid)
  /** All free rounds are played, and the player has not said that they go on with their own money. */
  | ({ readonly name: 'freeOver' } & Laid)
  /** The game is open in another tab or on another device, too. */
  | ({ readonly name: 'elsewhere' } & Laid)
  | {
      readonly name: 'refused';
      readonly reason: Reason;
      /** What was refused. */
      readonly call: LostCall;
      /** With a bonus that refuses the stake, minor units. */
      readonly highestStake: number | undefined;
      readonly table: Table | undefined;
    }
  | {
      readonly name: 'lost';
      readonly failure: Failure;
      readonly call: LostCall;
      readonly table: Table | undefined;
    }
  /** `hasChanged`: because the game is another by now. */
  | { readonly name: 'ended'; readonly hasChanged: boolean }
  | Plain<'opening'>;
