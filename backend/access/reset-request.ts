import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { messagesTo } from '../messages/messages.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { addressSubject, networkSubject } from '../platform/rate-limits.ts';
import type { Call, Origin, Success } from '../platform/operation.ts';
import { players } from '../players/tables.ts';
import {
  codeHash,
  codeLifetimeMs,
  maxCodeAttempts,
  recipientOf,
  resendMs,
  tooManyAttempts,
} from './codes.ts';
import { resetNumber } from './reset-number.ts';
import { sendIf } from './send-if.ts';
import { currentStatus } from './status.ts';
import { passwordResets, payAndPlayPersons } from './tables.ts';
import { digest, newRefreshToken } from './tokens.ts';

/** Milliseconds that the link in an e-mail is good, which may take its time to be found. */
const linkLifetimeMs = 60 * 60 * 1000;

type Player = typeof players.$inferSelect;

/** Opaque, not to be guessed, and of the contract's characters. */
export const newKey = newRefreshToken;

/**
 * Whether anything is sent to a player. Closed and blacklisted accounts are over, and one whose sign-up
 * is not finished has the sign-up's own code. A break does not stand in the way: the new password opens
 * nothing before its end.
 */
export function mayReset(player: Player, now: number): boolean {
  switch (currentStatus(player, now)) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
    case 'TIMEOUT':
    case 'SELF_EXCLUDED':
      return true;
    case 'ACCOUNT_UNVERIFIED':
    case 'PRE_REGISTERED':
    case 'BLACKLISTED':
    case 'CLOSED':
      return false;
  }
}

/**
 * Whether a link reaches the player. For an account that paying opened, the bank proved the person, and nobody
 * proved the typed mailbox: a message to a stranger's would give the account away. Until a number or an address
 * is proven the player logs in by the bank.
 */
const isMailboxTheirs = ({
  player,
  identifiedBy,
}: {
  readonly player: Player;
  readonly identifiedBy: string | null;
}): boolean => identifiedBy === null || player.emailVerified;

/** Stands in for a missing account: the same work is done, and undone. */
const nobody = {
  id: null,
  number: 10_000_000,
  mobilePhone: '+358400000000',
  phoneVerified: true,
  phoneChangedAt: null,
  languageCode: 'en',
  siteId: '2',
  market: 'UN',
} as const;

type Addressee = Pick<
  Player,
  | 'number'
  | 'mobilePhone'
  | 'phoneVerified'
  | 'phoneChangedAt'
  | 'languageCode'
  | 'siteId'
  | 'market'
> & {
  readonly id: string | null;
};

/**
 * Both messages, whichever is sent. A mail is longer and takes longer to write: the time would tell a link from
 * a code, and both from no account.
 */
function messagesFor(
  to: Addressee,
  { email, number }: { readonly email: string; readonly number: string | null },
  origin: Origin,
  { code, key }: { readonly code: string; readonly key: string },
) {
  const messages = messagesTo(to, origin);
  const query = new URLSearchParams({ email, resetKey: key });
  return {
    CODE: { ...messages.resetCode(code), recipient: number ?? nobody.mobilePhone },
    LINK: { ...messages.resetLink(query), recipient: email },
  };
}

/**
 * Asks for a reset (RESET-06, RESET-09). The caller learns nothing: the answer, its limits and the work depend
 * on the typed address and on the caller, never on an account.
 *
 * A reset under way belongs to the network that asked. A stranger elsewhere who asks for the same address, or
 * uses its attempts up, takes no code from its owner.
 * @throws Refusal 429 sms.max.attempts.reached, error.rate_limited
 */
export function requestPasswordReset({
  platform,
  body,
  origin,
}: Call<'requestPasswordReset'>): Promise<Success<'requestPasswordReset'>> {
  const email = mailboxOf(body.email);
  const wantsLink = body.byLink === true;
  const network = networkSubject(origin.ip);
  // Counts the request, never the message: that would tell of a phone.
  const subject = digest(`${wantsLink ? 'link for ' : ''}${email} from ${network}`);
  return platform.db.transaction(async (tx) => {
    // The second of two requests at once finds what the first has begun.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const now = platform.clock.now();
    const [underWay] = await tx
      .select()
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.subject, subject),
          gt(passwordResets.askedAt, new Date(now - resendMs)),
          isNull(passwordResets.verifiedAt),
          isNull(passwordResets.usedAt),
        ),
      )
      .orderBy(desc(passwordResets.askedAt))
      .limit(1);
    if (underWay) {
      if (underWay.attempts >= maxCodeAttempts) throw tooManyAttempts();
      const since = now - underWay.askedAt.getTime();
      return answer(underWay.id, resendMs - since, codeLifetimeMs - since);
    }
    const recipient = `RESET ${recipientOf(email)}`;
    await countTowards(platform, tx, 'codesFromNetwork', `${recipient} ${network}`);
    await countTowards(platform, tx, 'codesPerDestination', recipient);
    await countTowards(platform, tx, 'codesPerAddress', addressSubject(origin.ip));

    const [found] = await tx
      .select({ player: players, identifiedBy: payAndPlayPersons.subject })
      .from(players)
      .leftJoin(payAndPlayPersons, eq(payAndPlayPersons.playerId, players.id))
      .where(eq(players.email, email));
    const allowed = found && mayReset(found.player, now) ? found : undefined;
    const known = await resetNumber(tx, allowed?.player ?? nobody, now);
    // The phone may be lost: a player who asks for the link gets it. The work is the same for both.
    const number = wantsLink ? null : known;
    const isReached = allowed && (number !== null || isMailboxTheirs(allowed));
    const player = isReached ? allowed.player : undefined;
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = newKey();
    const messages = messagesFor(player ?? nobody, { email, number }, origin, { code, key });
    const by = number === null ? 'LINK' : 'CODE';
    const byLink = by === 'LINK';
    const keyHash = digest(key);
    await tx.insert(passwordResets).values({
      id,
      subject,
      email: digest(email),
      playerId: player?.id ?? null,
      destination: digest(messages[by].recipient),
      codeHash: codeHash(id, code),
      keyHash: byLink ? keyHash : null,
      by,
      askedAt: new Date(now),
      expiresAt: new Date(now + (byLink ? linkLifetimeMs : codeLifetimeMs)),
    });
    const isFor = (kind: typeof by) => player !== undefined && by === kind;
    await sendIf(platform, tx, messages.CODE, isFor('CODE'));
    await sendIf(platform, tx, messages.LINK, isFor('LINK'));
    return answer(id, resendMs, codeLifetimeMs);
  });
}

const answer = (smsResetKeyId: string, resendMsLeft: number, codeMsLeft: number) => ({
  smsResetKeyId,
  resendAfter: Math.ceil(resendMsLeft / 1000),
  expiresIn: Math.ceil(codeMsLeft / 1000),
});
