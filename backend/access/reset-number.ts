import type { players } from '../players/tables.ts';
import { day } from './status.ts';

type Player = typeof players.$inferSelect;

/**
 * Milliseconds after a change of number for which it opens no account. Whoever took over a session may put
 * a number of their own in place; the owner, who is told at once, has so long to take it out again.
 */
export const numberSettlesMs = 7 * day;

type Numbered = Pick<Player, 'mobilePhone' | 'phoneVerified' | 'phoneChangedAt'>;

/** Whether the number may still be one that somebody else put there. */
export const isUnsettled = ({ phoneChangedAt }: Numbered, now: number): boolean =>
  phoneChangedAt !== null && phoneChangedAt.getTime() + numberSettlesMs > now;

/** The number to which the code of a reset goes; null: there is none, or none yet. */
export const resetNumber = (player: Numbered, now: number): string | null =>
  player.phoneVerified && !isUnsettled(player, now) ? player.mobilePhone : null;
