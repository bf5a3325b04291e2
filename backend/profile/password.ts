import { eq } from 'drizzle-orm';
import { checkNewPassword, replacePassword } from '../access/new-password.ts';
import { hashPassword, inPasswordTurn, verifyPassword } from '../access/password.ts';
import { messagesTo } from '../messages/messages.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Call } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';

const notFound = () => new Refusal(404, 'error.player.not_found', 'Player not found.');
const oldIncorrect = () =>
  new Refusal(422, 'error.old_password.incorrect', 'The old password is incorrect.');
const unchanged = () =>
  new Refusal(
    422,
    'error.new_password.unchanged',
    'The new password must differ from the old one.',
  );

/**
 * Replaces the password (PROF-07). A stranger with a session must not find the password out here, so tries
 * count like those of a log-in. The other sessions end, and the player is told.
 */
export async function changePassword({
  platform,
  body,
  session,
  origin,
}: Call<'changePassword'>): Promise<Record<string, never>> {
  const { db, clock, events, outbox } = platform;
  const { oldPassword, newPassword } = body;
  const where = eq(players.id, session.playerId);
  // Counted before the comparison, so that simultaneous tries do not exceed the limit.
  await countTowards(platform, db, 'oldPasswords', session.playerId);
  const [player] = await db.select().from(players).where(where);
  if (!player) throw notFound();
  const isCurrent = (password: string) =>
    inPasswordTurn(origin.ip, () => verifyPassword(password, player.passwordHash));
  if (!(await isCurrent(oldPassword))) throw oldIncorrect();
  // As stored: two ways to type the same letters are one password.
  if (await isCurrent(newPassword)) throw unchanged();
  await checkNewPassword(newPassword, player.email ?? '', 'newPassword');
  const passwordHash = await inPasswordTurn(origin.ip, () => hashPassword(newPassword));
  const ended = await db.transaction(async (tx) => {
    const [now] = await tx.select().from(players).where(where).for('update');
    // One of two changes at once was first: the other's old password is old no longer.
    if (now?.passwordHash !== player.passwordHash) throw oldIncorrect();
    const ended = await replacePassword(tx, now, passwordHash, clock.date(), session.sessionId);
    if (player.email !== null) {
      const mail = messagesTo(player, origin).passwordChanged();
      await outbox.send(tx, { ...mail, recipient: player.email });
    }
    return ended;
  });
  for (const sessionId of ended) {
    events.publish('session.ended', { sessionId, playerId: session.playerId });
  }
  // The answer means that they are over, at the other instances too.
  await events.flushed();
  return {};
}
