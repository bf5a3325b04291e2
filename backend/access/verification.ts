import { eq } from 'drizzle-orm';
import { verificationMethodOf } from '../../reference/verification.ts';
import { messagesTo } from '../messages/messages.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call } from '../platform/operation.ts';
import {
  awaiting,
  holdPerson,
  isKnown,
  isKnownPerson,
  isNumberTold,
  notFound,
  sameNumber,
} from './applicants.ts';
import { codeExpired, enterCode, sendCode } from './codes.ts';
import { noPassword } from './password.ts';
import { changeStatus } from './status.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';

/** The typed address, which may be another's. */
const addressOf = (player: Awaited<ReturnType<typeof awaiting>>) =>
  player?.email ?? player?.claimedEmail;

/**
 * Sends a code to the number or address of a registration that has its contact details. Where an account has
 * the address, a code to the mailbox is kept from its reader. A code to a number proves nothing of the address
 * and is always sent: its absence would tell who has an account (SIGN-09).
 */
const requestCode =
  (channel: 'SMS' | 'EMAIL') =>
  ({ platform, body, origin }: Call<'requestRegistrationSms'> | Call<'requestRegistrationEmail'>) =>
    platform.db.transaction(async (tx) => {
      const player = await awaiting(tx, body.playerId);
      const destination = channel === 'SMS' ? player?.mobilePhone : addressOf(player);
      // Without contact details the age is not known, so the account may not be verified yet.
      if (!player || !destination || player.status !== 'ACCOUNT_UNVERIFIED') throw notFound();
      // A mailbox is easier to come by than a number: the market says which of them is proven.
      if (verificationMethodOf(player.countryCode) !== channel) throw notFound();
      const messages = messagesTo(player, origin);
      const isNumberTaken =
        (await isKnown(tx, player, sameNumber(player.mobilePhone))) && channel === 'SMS';
      return sendCode(platform, tx, player.id, channel, destination, origin.ip, {
        purpose: 'SIGN_UP',
        message: (code) => messages.signUpCode(channel, code),
        kept: {
          isKept: isNumberTaken || (channel === 'EMAIL' && player.claimedEmail !== null),
          notice: messages.numberTaken(),
          isTold: isNumberTaken,
        },
      });
    });

export const requestRegistrationSms = requestCode('SMS');
export const requestRegistrationEmail = requestCode('EMAIL');

/** A code proves a mailbox and leaves the number as it is: then the number counts only where its owner is named. */
const isNumberInTheWay = async (
  tx: Transaction,
  player: NonNullable<Awaited<ReturnType<typeof awaiting>>>,
  channel: 'SMS' | 'EMAIL',
): Promise<boolean> =>
  channel === 'SMS' ||
  (player.mobilePhone !== null &&
    (await isNumberTold(tx, player, player.mobilePhone, residenceOf(player))));

/**
 * Compares a code; the right one makes the account a registered one. Where another account has the address
 * (SIGN-09) it does so, too, and nobody ever gets in: the password goes, and the log in that follows is refused
 * as one with a wrong password. The mail to the owner said why when the sign-up began. Person, number and tax
 * number stay free for a sign-up with another address (`isGivenUp`).
 *
 * So, once the sign-up is over, log in tells a person with a number of their own that no account has yet. Every
 * other end is worse. A session would open an account to which its player never comes back, with money in it. A
 * password that opens it would stand beside the owner's for one address. It would either make the owner's wrong
 * passwords count anew or tell by not doing so. Only a market that proves mailboxes closes it
 * (`verificationMethodOf`).
 */
const verifyCode =
  (channel: 'SMS' | 'EMAIL') =>
  async ({
    platform,
    body,
  }: Call<'verifyRegistrationSms'> | Call<'verifyRegistrationEmail'>): Promise<
    Record<string, never>
  > => {
    const { db, clock, events } = platform;
    const entry = await db.transaction(async (tx) => {
      const player = await awaiting(tx, body.playerId);
      const destination = channel === 'SMS' ? player?.mobilePhone : addressOf(player);
      if (!player || !destination) return codeExpired();
      const result = await enterCode(platform, tx, player.id, channel, destination, body);
      if (!result.ok) return result;
      await holdPerson(tx, player);
      // The same person may have finished another sign-up since the contact details were checked.
      const mobilePhone = (await isNumberInTheWay(tx, player, channel)) ? player.mobilePhone : null;
      if (await isKnownPerson(tx, player, { ...player, mobilePhone })) return codeExpired();
      const proven = channel === 'SMS' ? { phoneVerified: true } : { emailVerified: true };
      // Written for everybody, so that the work is the same.
      const passwordHash = player.claimedEmail === null ? player.passwordHash : noPassword();
      await tx
        .update(players)
        .set({ ...proven, passwordHash })
        .where(eq(players.id, player.id));
      const change = { to: 'REGISTERED', until: null, initiator: 'PLAYER' } as const;
      await changeStatus(tx, player, change, clock.date());
      return result;
    });
    if (!entry.ok) throw entry.refusal;
    events.publish('player.changed', { playerId: body.playerId });
    return {};
  };

export const verifyRegistrationSms = verifyCode('SMS');
export const verifyRegistrationEmail = verifyCode('EMAIL');
