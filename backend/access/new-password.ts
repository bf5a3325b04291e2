import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { invalidField } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { isBreached, offlineList } from './breached-passwords.ts';
import { isUnsettled } from './reset-number.ts';
import { checkPassword } from './rules.ts';
import { endSessions } from './status.ts';
import { passwordResets } from './tables.ts';

/**
 * Checks a new password for faults that no pattern of the contract can tell (NS-06, RESET-08, PROF-07).
 * @param field the contract's name of the field at fault
 * @throws Refusal 400 error.validation
 */
export async function checkNewPassword(
  password: string,
  email: string,
  field = 'password',
): Promise<void> {
  checkPassword(password, email, field);
  if (await isBreached(offlineList, password)) {
    throw invalidField(field, 'breached', 'The password is on public lists.');
  }
}

/**
 * The one way in which a password replaces another, in a transaction that holds the player. Owners take their
 * account back by it. So it ends everything that a stranger may have begun: pending resets and every session
 * but `kept`. A number that is too new to be surely the owner's loses its proof.
 * @returns the ids of the sessions that ended, to be published after the commit
 */
export async function replacePassword(
  tx: Transaction,
  player: typeof players.$inferSelect,
  passwordHash: string,
  at: Date,
  kept?: string,
): Promise<string[]> {
  const phoneVerified = player.phoneVerified && !isUnsettled(player, at.getTime());
  await tx.update(players).set({ passwordHash, phoneVerified }).where(eq(players.id, player.id));
  await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(and(eq(passwordResets.playerId, player.id), isNull(passwordResets.usedAt)));
  return endSessions(tx, player.id, 'PASSWORD_CHANGED', at, kept);
}
