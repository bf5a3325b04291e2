import type { StakeLimits } from './launch.ts';
import type { PlayedKind } from './math/games.ts';
import type { Bet, GameMath } from './math/round.ts';

/** The steps from a stake to one ten times as high. */
const STEPS = [1, 2, 5];

/** The stakes of a game for somebody, and the most of a round; minor units. */
export interface Ladder {
  readonly stakes: readonly number[];
  readonly highest: number;
}

/**
 * The stakes to choose from: 1, 2, 5, 10… times the least, each a whole multiple of the game's unit, up to the most.
 * @param highestStake of the law; null: none
 * @returns undefined where the law leaves none
 */
export function ladderOf(
  { min, max }: StakeLimits,
  highestStake: number | null,
  unit: number,
): Ladder | undefined {
  const most = Math.min(max, highestStake ?? max);
  const highest = most - (most % unit);
  const least = Math.ceil(min / unit) * unit;
  if (highest < least || least <= 0) return undefined;
  const stakes = [];
  for (let ten = least; ten < highest; ten *= 10) {
    stakes.push(...STEPS.map((step) => step * ten).filter((stake) => stake < highest));
  }
  return { stakes: [...stakes, highest], highest };
}

/**
 * Whether a round may have these stakes. At a table of roulette they are chips: each spot has a multiple of the
 * least.
 */
export function takesStakes(
  kind: PlayedKind,
  math: GameMath,
  { stakes, highest }: Ladder,
  bets: readonly Bet[],
): boolean {
  const [least = 0] = stakes;
  const stake = bets.reduce((sum, { amount }) => sum + amount, 0);
  const isStake = (amount: number) =>
    kind === 'roulette' ? amount > 0 && amount % least === 0 : stakes.includes(amount);
  return math.takes(bets) && bets.every(({ amount }) => isStake(amount)) && stake <= highest;
}
