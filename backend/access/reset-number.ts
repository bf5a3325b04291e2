import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import type { players } from '../players/tables.ts';
import { day } from './status.ts';
import { passwordResets } from './tables.ts';

type Player = typeof players.$inferSelect;

/**
 * Milliseconds after a change of number during which it opens no account. A person who took over a session may
 * put a number of their own in place; the owner, who is told at once, has that long to take it out again.
 */
const numberSettlesMs = 7 * day;

type Numbered = Pick<Player, 'mobilePhone' | 'phoneVerified' | 'phoneChangedAt'>;

/** Whether the number may still be one that somebody else put there. */
export const isUnsettled = ({ phoneChangedAt }: Numbered, now: number): boolean =>
  phoneChangedAt !== null && phoneChangedAt.getTime() + numberSettlesMs > now;

/**
 * Wrong codes for one account in a day, by anybody and from anywhere: after them no code opens it that day. Its
 * owner is not locked out, because the link by e-mail cannot be guessed.
 */
const maxWrongCodes = 25;

/** The number that is surely the player's; null: there is none, or it is too new for that. */
export const settledNumber = (player: Numbered, now: number): string | null =>
  player.phoneVerified && !isUnsettled(player, now) ? player.mobilePhone : null;

/** An id that nobody has: the database is asked the same for nobody. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** The number at which a code opens the account; null: there is no such number, not yet, or not today. */
export async function resetNumber(
  tx: Transaction,
  player: (Numbered & { readonly id: string | null }) | undefined,
  now: number,
): Promise<string | null> {
  const [row] = await tx
    .select({ wrong: sql<number>`coalesce(sum(${passwordResets.attempts}), 0)::integer` })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.playerId, player?.id ?? noId),
        // A code entered where a link was sent guesses at nothing.
        eq(passwordResets.by, 'CODE'),
        gt(passwordResets.askedAt, new Date(now - day)),
      ),
    );
  const isGuessed = (row?.wrong ?? 0) >= maxWrongCodes;
  return player === undefined || isGuessed ? null : settledNumber(player, now);
}
