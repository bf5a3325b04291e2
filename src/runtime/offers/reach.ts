import { offersAreAllowed, type GuardedPlayer } from '../../../machines/site/guard/decide.ts';
import type { Known } from './asked.ts';
import type { OwnLimit } from './own-facts.ts';

/**
 * Whether offers may be put before a player: not while the platform says no, a limit of their own is used up, or
 * either is not known (TARGET-01).
 */
export const offersReach = (player: GuardedPlayer, limits: Known<readonly OwnLimit[]>): boolean =>
  offersAreAllowed(player) &&
  limits.status === 'ready' &&
  limits.value.every(({ facts }) => facts.remaining !== 0);
