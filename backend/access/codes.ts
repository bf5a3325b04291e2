import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, gte, ne } from 'drizzle-orm';
import type { components } from '../../openapi/schema.gen.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { cut } from '../platform/cut.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import { addressSubject, networkSubject } from '../platform/rate-limits.ts';
import type { Mail, Sms } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { dialPrefixOf } from './countries.ts';
import { isUuid } from '../platform/uuid.ts';
import { sendIf } from './send-if.ts';
import { verificationCodes } from './tables.ts';
import { digest } from './tokens.ts';

type Channel = 'SMS' | 'EMAIL';
type CodeSent = components['schemas']['CodeSent'];

/** The purpose of a code: a code that was sent for one purpose proves no other. */
export interface CodePurpose {
  readonly purpose: (typeof verificationCodes.$inferSelect)['purpose'];
  /** Writes the message that carries the code. */
  readonly message: (code: string) => Sms | Mail;
  /** The notice that replaces a code which must be kept from the caller. */
  readonly kept?: Kept;
}

/** A code that is sent to nobody and that no entry matches: all else is as with any other. */
interface Kept {
  readonly isKept: boolean;
  /** The notice that the owner of the number gets instead. */
  readonly notice: Sms | Mail;
  readonly isTold: boolean;
}

/** Milliseconds that a code is valid. */
export const codeLifetimeMs = 10 * 60 * 1000;
/** Milliseconds between two codes (NS-08). */
export const resendMs = 60 * 1000;
/** Wrong entries until a code is void: the last of them says so. */
export const maxCodeAttempts = 5;
/** Codes per account and hour. */
const maxCodesPerHour = 5;

const hour = 60 * 60 * 1000;

export const tooManyAttempts = () =>
  new Refusal(429, 'sms.max.attempts.reached', 'Too many attempts.');

/** `+358401234567` → `+358 *** **67`, `aino@example.com` → `a***@example.com`. */
export function maskDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at > 0) return `${cut(destination, 1)}***${destination.slice(at)}`;
  const prefix = dialPrefixOf(destination);
  return `${prefix === null ? '' : `+${prefix} `}*** **${destination.slice(-2)}`;
}

/** Mail services that look past dots in the name. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The one number or mailbox behind a destination, as limits count. Text behind a plus is a tag of the same
 * mailbox with nearly every service, and a stranger may write any number of tags.
 */
export function recipientOf(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at < 1) return destination;
  const domain = destination.slice(at + 1).toLowerCase();
  const [name = ''] = destination.slice(0, at).toLowerCase().split('+');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

export const codeHash = (id: string, code: string) => digest(`${id}:${code}`);

/**
 * Sends a code; an earlier one is void from then on. Within a minute it sends nothing: the answer is the
 * pending code with its remaining time, so a reload or an impatient press takes it from nobody. The caller
 * holds the player's row, so two simultaneous requests run one after the other.
 * @param ip the caller's address
 * @throws Refusal 429 sms.max.attempts.reached, error.rate_limited
 */
export async function sendCode(
  platform: Platform,
  tx: Transaction,
  playerId: string,
  channel: Channel,
  destination: string,
  ip: string,
  { purpose, message, kept }: CodePurpose,
): Promise<CodeSent> {
  const now = platform.clock.now();
  const recent = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.playerId, playerId),
        gte(verificationCodes.sentAt, new Date(now - hour)),
      ),
    )
    .orderBy(desc(verificationCodes.sentAt));
  const underWay = recent.find(
    (sent) =>
      sent.sentAt.getTime() + resendMs > now &&
      sent.purpose === purpose &&
      sent.channel === channel &&
      sent.destination === destination &&
      sent.verifiedAt === null,
  );
  if (underWay) {
    if (underWay.attempts >= maxCodeAttempts) throw tooManyAttempts();
    return {
      verificationId: underWay.id,
      destination: maskDestination(destination),
      resendAfter: Math.ceil((underWay.sentAt.getTime() + resendMs - now) / 1000),
      expiresIn: Math.ceil((underWay.expiresAt.getTime() - now) / 1000),
    };
  }
  if (recent.length >= maxCodesPerHour) throw tooManyAttempts();
  const recipient = `${channel} ${recipientOf(destination)}`;
  // Counted before all requests for that destination: a stranger who asks from elsewhere leaves the owner's
  // share alone.
  await countTowards(platform, tx, 'codesFromNetwork', `${recipient} ${networkSubject(ip)}`);
  // Counts over every account and every caller: a stranger's phone must not ring all day.
  await countTowards(platform, tx, 'codesPerDestination', recipient);
  // Two captchas were solved for the first code of a sign-up.
  if (purpose !== 'SIGN_UP' || recent.length > 0) {
    await countTowards(platform, tx, 'codesPerAddress', addressSubject(ip));
  }

  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.insert(verificationCodes).values({
    id,
    playerId,
    purpose,
    channel,
    destination,
    hash: codeHash(id, kept?.isKept === true ? randomUUID() : code),
    sentAt: new Date(now),
    expiresAt: new Date(now + codeLifetimeMs),
  });
  const send = (text: Sms | Mail, isMeant: boolean) =>
    sendIf(platform, tx, { ...text, recipient: destination }, isMeant);
  await send(message(code), kept?.isKept !== true);
  if (kept) await send(kept.notice, kept.isTold);
  return {
    verificationId: id,
    destination: maskDestination(destination),
    resendAfter: resendMs / 1000,
    expiresIn: codeLifetimeMs / 1000,
  };
}

/** How an entered code ends; a refusal is thrown by the caller after the commit, as it counts. */
export type Entry = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Entry => ({ ok: false, refusal });
/** The code is unknown, too old, replaced, used, or went somewhere else. */
export const codeExpired = (): Entry =>
  refused(new Refusal(400, 'sms.code.expired', 'Code expired.'));

async function latestCodeId(
  executor: Executor,
  playerId: string,
  channel: Channel,
  purpose: CodePurpose['purpose'],
) {
  const [latest] = await executor
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.playerId, playerId),
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.purpose, purpose),
      ),
    )
    .orderBy(desc(verificationCodes.sentAt))
    .limit(1);
  return latest?.id;
}

/**
 * Compares an entered code with the newest that was sent, and counts the attempt.
 * @param destination the number or address that it must have gone to: a number that was changed since is not
 * proven
 */
export async function enterCode(
  platform: Platform,
  tx: Transaction,
  playerId: string,
  channel: Channel,
  destination: string,
  entered: { readonly verificationId: string; readonly code: string },
  purpose: CodePurpose['purpose'] = 'SIGN_UP',
): Promise<Entry> {
  if (!isUuid(entered.verificationId)) return codeExpired();
  const [sent] = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.id, entered.verificationId),
        eq(verificationCodes.playerId, playerId),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.destination, destination),
      ),
    )
    .for('update');
  const now = platform.clock.date();
  if (!sent || sent.verifiedAt !== null || sent.expiresAt <= now) return codeExpired();
  if (sent.attempts >= maxCodeAttempts) return refused(tooManyAttempts());
  if ((await latestCodeId(tx, playerId, channel, purpose)) !== sent.id) return codeExpired();
  const right = sent.hash === codeHash(sent.id, entered.code);
  await tx
    .update(verificationCodes)
    .set(right ? { verifiedAt: now } : { attempts: sent.attempts + 1 })
    .where(eq(verificationCodes.id, sent.id));
  if (right) return { ok: true };
  if (sent.attempts + 1 >= maxCodeAttempts) return refused(tooManyAttempts());
  const before = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.playerId, playerId),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.channel, channel),
        eq(verificationCodes.destination, destination),
        ne(verificationCodes.id, sent.id),
        gt(verificationCodes.expiresAt, now),
      ),
    );
  return refused(wrongCode(before.some(({ id, hash }) => hash === codeHash(id, entered.code))));
}

/**
 * A wrong code, which counts as one. That it is an earlier one helps nobody who guesses: an earlier one opens
 * nothing.
 */
export const wrongCode = (isEarlier: boolean): Refusal =>
  isEarlier
    ? new Refusal(400, 'sms.code.replaced', 'A newer code was sent.')
    : new Refusal(400, 'sms.code.invalid', 'Wrong code.');
