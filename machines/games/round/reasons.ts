import type { Outcome } from '../../../openapi/types.ts';
import type { Reason } from './decide.ts';

/** The answer of any call. */
export type Answer = Outcome<'openPlay' | 'playRound' | 'actInRound' | 'endRound'>;

/** The reason that is told to the player; undefined for an answer that tells none. */
export function reasonOf(answer: Answer): Reason | undefined {
  if (answer.ok) return undefined;
  switch (answer.code) {
    case 'error.studio.game_changed':
    case 'error.studio.round_changed':
    case 'error.studio.round_open':
    case 'error.studio.too_soon':
      return undefined;
    default:
      return answer.code;
  }
}

/** The highest stakes of a round with a bonus that refuses a higher one, minor units; undefined where none is told. */
export const highestStakeIn = (answer: Answer): number | undefined =>
  !answer.ok && 'additionalInfo' in answer.problem
    ? answer.problem.additionalInfo?.highestStake
    : undefined;
