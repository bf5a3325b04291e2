import { eq, type SQL } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { formatPlayerNumber, readPlayerNumber } from '../../reference/player-number.ts';
import type { FoundPlayer } from '../back-office/players/ports.ts';
import { isUuid } from '../platform/uuid.ts';
import { players } from '../players/tables.ts';

/**
 * Whether a player is the one that somebody at the desk names: by player number, in groups or not, by id, or
 * by e-mail address. At most one player is.
 */
export function isNamed(who: string): SQL {
  const named = who.trim().toLowerCase().replaceAll('\0', '');
  const number = readPlayerNumber(named);
  if (number !== undefined) return eq(players.number, number);
  return isUuid(named) ? eq(players.id, named) : eq(players.email, mailboxOf(named));
}

/** A player as the desk's pages name them. */
export const shortOf = (player: typeof players.$inferSelect): FoundPlayer => ({
  id: player.id,
  number: formatPlayerNumber(player.number),
  email: player.email ?? '',
  name: [player.firstName, player.lastName].filter((part) => part !== null).join(' '),
  market: player.market,
});
