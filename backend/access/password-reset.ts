import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { messagesTo } from '../messages/messages.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Origin, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import {
  codeExpired,
  codeHash,
  codeLifetimeMs,
  maxCodeAttempts,
  tooManyAttempts,
  wrongCode,
  type Entry,
} from './codes.ts';
import { lockSubjects } from './login.ts';
import { checkNewPassword, replacePassword } from './new-password.ts';
import { hashPassword, inPasswordTurn } from './password.ts';
import { noId, resetNumber, settledNumber } from './reset-number.ts';
import { mayReset, newKey } from './reset-request.ts';
import { isUuid } from '../platform/uuid.ts';
import { loginAttempts, passwordResets } from './tables.ts';
import { digest } from './tokens.ts';

/** Milliseconds that the key from a right code is good. */
const keyLifetimeMs = 15 * 60 * 1000;

type Reset = typeof passwordResets.$inferSelect;

const refused = (refusal: Refusal): Entry => ({ ok: false, refusal });

/**
 * Compares a code. An entry for an address without an account, or for a player who was sent a link, is wrong
 * like any other and counts alike.
 * @throws Refusal 400 sms.code.invalid, sms.code.replaced, sms.code.expired, 429 sms.max.attempts.reached
 */
export async function verifyPasswordResetSms({
  platform,
  body,
}: Call<'verifyPasswordResetSms'>): Promise<Success<'verifyPasswordResetSms'>> {
  const key = newKey();
  const entry = await platform.db.transaction(async (tx): Promise<Entry> => {
    const reset = await resetOf(tx, body.email, eq(passwordResets.id, idOf(body.smsResetKeyId)));
    const now = platform.clock.now();
    // For as long as a code lives, an entry for a link is wrong and not expired: the times tell nothing either.
    const isOver = !reset || reset.askedAt.getTime() + codeLifetimeMs <= now;
    if (isOver || reset.verifiedAt !== null || reset.usedAt !== null) return codeExpired();
    if (reset.attempts >= maxCodeAttempts) return refused(tooManyAttempts());
    const matches = reset.codeHash === codeHash(reset.id, body.code);
    const [player] = await tx
      .select()
      .from(players)
      .where(eq(players.id, reset.playerId ?? noId));
    // The player must still have the number that the code went to. Otherwise the code is wrong like any other.
    const number = await resetNumber(tx, player, now);
    const right = matches && reset.by === 'CODE' && wentTo(reset, number);
    await tx
      .update(passwordResets)
      .set(
        right
          ? {
              verifiedAt: new Date(now),
              keyHash: digest(key),
              expiresAt: new Date(now + keyLifetimeMs),
            }
          : { attempts: reset.attempts + 1 },
      )
      .where(eq(passwordResets.id, reset.id));
    if (right) return { ok: true };
    if (reset.attempts + 1 >= maxCodeAttempts) return refused(tooManyAttempts());
    const before = await tx
      .select()
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.email, reset.email),
          ne(passwordResets.id, reset.id),
          gt(passwordResets.askedAt, new Date(now - codeLifetimeMs)),
        ),
      );
    const isEarlier = before.some(({ id, codeHash: hash }) => hash === codeHash(id, body.code));
    return refused(wrongCode(isEarlier));
  });
  // Thrown after the commit, because the attempt must count.
  if (!entry.ok) throw entry.refusal;
  return { resetKey: key };
}

/** A text of another form is an unknown id, not an error of the database. */
const idOf = (text: string): string => (isUuid(text) ? text : noId);

/** The reset of a condition, held for the transaction, when it was asked for with this address. */
async function resetOf(
  tx: Transaction,
  email: string,
  condition: ReturnType<typeof and>,
): Promise<Reset | undefined> {
  const [reset] = await tx
    .select()
    .from(passwordResets)
    .where(and(condition, eq(passwordResets.email, digest(mailboxOf(email)))))
    .for('update');
  return reset;
}

/** Whether a code went to the player's number of today: the holder of another number has no say here. */
const wentTo = (reset: Reset, number: string | null): boolean =>
  number !== null && reset.destination === digest(number);

const notValid = () => new Refusal(400, 'error.password.reset', 'The reset is not valid.');

interface NewPassword {
  readonly email: string;
  readonly resetKey: string;
  readonly password: string;
}

/**
 * Sets the password, once, for the holder of the key. Every session of the player ends, as do all other resets
 * and the lock of the log-in, and an e-mail tells the player.
 * @param by the way by which the key must have come
 */
async function setPassword(
  platform: Platform,
  { email, resetKey, password }: NewPassword,
  origin: Origin,
  by: Reset['by'],
  condition: ReturnType<typeof and>,
): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  await checkNewPassword(password, email);
  // Before the row is held: it takes as long as a log in.
  const passwordHash = await inPasswordTurn(origin.ip, () => hashPassword(password));
  const { playerId, ended } = await db.transaction(async (tx) => {
    const found = and(eq(passwordResets.keyHash, digest(resetKey)), condition);
    const [asked] = await tx
      .select({ playerId: passwordResets.playerId })
      .from(passwordResets)
      .where(found);
    // The player first, as everywhere: of two simultaneous keys neither holds a row that the other waits for.
    const [player] = await tx
      .select()
      .from(players)
      .where(eq(players.id, asked?.playerId ?? noId))
      .for('update');
    const reset = await resetOf(tx, email, found);
    const at = clock.date();
    const valid = reset?.by === by && reset.usedAt === null && reset.expiresAt > at;
    if (!player || !valid) throw notValid();
    // A reason against it may have arisen since it was asked for.
    const address = mailboxOf(email);
    if (!mayReset(player, at.getTime()) || player.email !== address) throw notValid();
    const number = settledNumber(player, at.getTime());
    if (by === 'CODE' && !wentTo(reset, number)) throw notValid();
    const ended = await replacePassword(tx, player, passwordHash, at);
    const subjects = await lockSubjects(tx, { id: player.id, email: address }, origin.ip);
    await tx.delete(loginAttempts).where(inArray(loginAttempts.subject, subjects));
    const messages = messagesTo(player, origin);
    await platform.outbox.send(tx, { ...messages.passwordReset(), recipient: address });
    // The reader of the mailbox may not be the player, who proved the number and not the address.
    if (by === 'LINK' && number !== null) {
      await platform.outbox.send(tx, { ...messages.passwordResetSms(), recipient: number });
    }
    return { playerId: player.id, ended };
  });
  for (const sessionId of ended) events.publish('session.ended', { sessionId, playerId });
  events.publish('player.changed', { playerId });
  await events.flushed();
  return {};
}

export const setNewPassword = ({ platform, body, origin }: Call<'setNewPassword'>) =>
  setPassword(platform, body, origin, 'CODE', eq(passwordResets.id, idOf(body.smsResetKeyId)));

export const setNewPasswordByEmail = ({ platform, body, origin }: Call<'setNewPasswordByEmail'>) =>
  setPassword(platform, body, origin, 'LINK', undefined);
