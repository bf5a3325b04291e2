import { and, eq } from 'drizzle-orm';
import { isKnown, holdPerson, sameNumber } from '../access/applicants.ts';
import { codeExpired, enterCode, sendCode } from '../access/codes.ts';
import { dialPrefixOf } from '../access/countries.ts';
import { isPhone } from '../access/rules.ts';
import { isUuid } from '../platform/uuid.ts';
import { verificationCodes } from '../access/tables.ts';
import { messagesTo } from '../messages/messages.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Transaction } from '../platform/database.ts';
import type { Body, Call, Origin, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { heldPlayer, type Player } from './player.ts';

type PhoneNumber = Success<'getPhoneNumber'>;

/** A number in E.164 in the two parts in which the site shows it. */
function inParts({
  mobilePhone,
  phoneVerified,
}: Pick<Player, 'mobilePhone' | 'phoneVerified'>): PhoneNumber {
  const prefix = mobilePhone === null ? null : dialPrefixOf(mobilePhone);
  if (mobilePhone === null || prefix === null) return { verified: false };
  return {
    phonePrefix: `+${prefix}`,
    phoneBody: mobilePhone.slice(1 + prefix.length),
    verified: phoneVerified,
  };
}

/** Both parts as one number in E.164 (PHONE-07). @throws Refusal 422 for a number that the SMS provider refuses */
function numberOf({ phonePrefix, phoneBody }: Body<'changePhoneNumber'>): string {
  const number = phonePrefix + phoneBody;
  if (!isPhone(number)) {
    throw new Refusal(422, 'error.phone.invalid', 'The SMS provider does not accept the number.');
  }
  return number;
}

/** The player's number, and whether it is proven (PHONE-06). */
export async function getPhoneNumber({
  platform,
  session,
}: Call<'getPhoneNumber'>): Promise<PhoneNumber> {
  const [player] = await platform.db.select().from(players).where(eq(players.id, session.playerId));
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  return inParts(player);
}

/**
 * The one way in which an account's number changes, or is proven later. A stranger with a session must not do
 * that unnoticed, nor gain the account by it. So an e-mail tells of it, and so does a message to the old number
 * if that was proven. For some days the new number gets no code for a password.
 */
async function replace(
  platform: Platform,
  tx: Transaction,
  player: Player,
  number: string,
  phoneVerified: boolean,
  origin: Origin,
): Promise<void> {
  const { outbox, clock } = platform;
  const isAnother = number !== player.mobilePhone;
  if (!isAnother && phoneVerified === player.phoneVerified) return;
  // Each is a message to people who did not ask for one.
  await countTowards(platform, tx, 'phoneChanges', player.id);
  await tx
    .update(players)
    .set({ mobilePhone: number, phoneVerified, phoneChangedAt: clock.date() })
    .where(eq(players.id, player.id));
  const messages = messagesTo(player, origin);
  if (isAnother && player.mobilePhone !== null && player.phoneVerified) {
    await outbox.send(tx, { ...messages.phoneChangedSms(), recipient: player.mobilePhone });
  }
  if (player.email !== null) {
    await outbox.send(tx, { ...messages.phoneChangedMail(), recipient: player.email });
  }
}

/**
 * Stores another number without a code: it is not proven, so nobody logs in by it, and its owner can still sign
 * up with it. Whether an account has it already is not told here: only its holder learns that, by a code.
 */
export async function changePhoneNumber({
  platform,
  body,
  session,
  origin,
}: Call<'changePhoneNumber'>): Promise<PhoneNumber> {
  const number = numberOf(body);
  const stored = await platform.db.transaction(async (tx) => {
    const player = await heldPlayer(tx, session.playerId);
    const phoneVerified = player.phoneVerified && number === player.mobilePhone;
    await replace(platform, tx, player, number, phoneVerified, origin);
    return inParts({ mobilePhone: number, phoneVerified });
  });
  platform.events.publish('player.changed', { playerId: session.playerId });
  return stored;
}

/** Sends a code to a number that the player wants to have (PHONE-02). */
export async function requestPhoneNumberSms({
  platform,
  body,
  session,
  origin,
}: Call<'requestPhoneNumberSms'>): Promise<Success<'requestPhoneNumberSms'>> {
  const number = numberOf(body);
  const { verificationId, ...sent } = await platform.db.transaction(async (tx) => {
    const player = await heldPlayer(tx, session.playerId);
    return sendCode(platform, tx, player.id, 'SMS', number, origin.ip, {
      purpose: 'PHONE_CHANGE',
      message: (code) => messagesTo(player, origin).phoneCode(code),
    });
  });
  return { smsVerificationId: verificationId, ...sent };
}

/** The number that a code of this player went to; undefined when there is no such code. */
async function destinationOf(
  tx: Transaction,
  playerId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [sent] = await tx
    .select({ destination: verificationCodes.destination })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.id, id), eq(verificationCodes.playerId, playerId)));
  return sent?.destination;
}

const inUse = () => new Refusal(422, 'error.phone.in_use', 'Another player has the number.');

/**
 * Compares a code; the right one makes the number that it went to the player's own, and a proven one
 * (PHONE-04). Only the holder of the number learns whether another account has proven it before.
 */
export async function verifyPhoneNumberSms({
  platform,
  body,
  session,
  origin,
}: Call<'verifyPhoneNumberSms'>): Promise<Record<string, never>> {
  const { smsVerificationId: verificationId, code } = body;
  const entry = await platform.db.transaction(async (tx) => {
    const player = await heldPlayer(tx, session.playerId);
    const number = await destinationOf(tx, player.id, verificationId);
    if (number === undefined) return codeExpired();
    const entered = { verificationId, code };
    const result = await enterCode(platform, tx, player.id, 'SMS', number, entered, 'PHONE_CHANGE');
    if (!result.ok) return result;
    await holdPerson(tx, { ...player, mobilePhone: number });
    if (await isKnown(tx, player, sameNumber(number))) return { ok: false, refusal: inUse() };
    await replace(platform, tx, player, number, true, origin);
    return result;
  });
  if (!entry.ok) throw entry.refusal;
  platform.events.publish('player.changed', { playerId: session.playerId });
  return {};
}
