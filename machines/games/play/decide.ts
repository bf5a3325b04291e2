import type { Success } from '../../../openapi/types.ts';

/** What the platform tells of an open game; amounts in minor units, times in ms from the answer on. */
export type Facts = Success<'getGameSession'>;

/** The parts of the site that open over a game (INGAME-01). */
export type Area = 'account' | 'rewards' | 'bonusCode' | 'settings' | 'limits' | 'banking';

/** What a bonus means for a game (GAME-11): 1 excludes it, 2 is to be wagered. */
export type Limitation = Exclude<Success<'getGameLimitations'>['statusCode'], 0>;

/**
 * The longest time between two looks at the facts of a game, that between two questions to its frame, and that which
 * the frame has to be ready, in ms. They are one, so that the chart has a third of the situations to search.
 */
export const LOOK_EVERY = 30_000;

/** The time until the facts are read again, in ms: at the latest when a check is due, or a rest is over. */
export function nextLookMs(facts: Facts | undefined): number {
  const { dueInMs, restMs } = facts?.check ?? {};
  const ahead = [dueInMs, restMs].filter((ms) => ms !== undefined && ms > 0);
  return Math.min(LOOK_EVERY, ...ahead.map(Number));
}
