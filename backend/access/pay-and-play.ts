import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { NewEmail } from '../../reference/fields.gen.ts';
import { sendOwedReceipts } from '../banking/receipts.ts';
import { deposits } from '../banking/tables.ts';
import { violatedConstraint, type Transaction } from '../platform/database.ts';
import type { Body, Call, Handlers, Success } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { emailOf } from '../players/presented.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { checkTermsVersion, hasContract, noteAcceptance } from '../site/terms.ts';
import { isKeptQuiet, isNumberTold, unverified } from './applicants.ts';
import { tellOwner } from './existing-account.ts';
import { endBreak } from './login.ts';
import { getPayAndPlayPayment } from './pay-and-play-payment.ts';
import type { PayAndPlayProvider } from './pay-and-play-ports.ts';
import { freeAddress } from './registration.ts';
import { fits, isPhone, isServedFrom } from './rules.ts';
import { openSession, type SessionTokens } from './sessions.ts';
import { loginRefusal } from './status.ts';
import { payAndPlayPayments, payAndPlayPersons, payAndPlaySessions } from './tables.ts';
import { digest } from './tokens.ts';

type Player = typeof players.$inferSelect;
type Asked = Pick<Call<'updatePayAndPlayPlayer'>, 'platform' | 'origin'>;

/** How long the player may take to complete the account, ms. */
const SESSION_LIFETIME = 30 * 60_000;
/** Milliseconds for which a log in may be asked for again: its answer may have been lost on the way. */
const REPEATED_WITHIN = 60_000;

const sessionOver = () => new Refusal(409, 'error.paynplay.session', 'Payment session over.');
const noCode = () => new Refusal(409, 'error.paynplay.code', 'Code not valid.');
const exists = () =>
  new Refusal(409, 'error.registration.player_already_exists', 'The player exists already.');

/** Whether the player gave an address and a number: the form asks for the missing one (PNP-06). */
const isComplete = (player: Pick<Player, 'email' | 'claimedEmail' | 'mobilePhone'>): boolean =>
  emailOf(player) !== null && player.mobilePhone !== null;

/** An address that the contract takes from people; the form asks for any other. */
function addressOf(told: string | null | undefined): string | null {
  const email = mailboxOf(told ?? '');
  return fits(NewEmail, email) ? email : null;
}

type Reached = Pick<Player, 'email' | 'mobilePhone'>;

/**
 * Takes over the contact details that the bank has of a new player, except unusable ones, and another's where
 * that is told. Where it is not told (`isKeptQuiet`), all are taken as from the form: the next question must
 * not tell either.
 * @returns the told address, whoever has it; null: the form asks for it
 */
async function completeByBank(tx: Transaction, player: Player, asked: Asked): Promise<Reached> {
  const { mobilePhone } = player;
  const email = emailOf(player);
  if (email !== null && mobilePhone !== null) return { email, mobilePhone };
  const [known] = await tx
    .select()
    .from(payAndPlayPersons)
    .where(eq(payAndPlayPersons.playerId, player.id));
  const reached = {
    email: email ?? (await untold(tx, player, addressOf(known?.knownEmail))),
    mobilePhone: mobilePhone ?? (await untoldNumber(tx, player, known?.knownPhone ?? null)),
  };
  // Nothing is kept until all of it is there, the terms too: until then the form may change it.
  if (reached.email === null || reached.mobilePhone === null) return reached;
  if (!hasContract(asked.platform, player.termsVersion)) return reached;
  const address = email === null ? await takeAddress(tx, asked, player, reached.email) : {};
  await tx
    .update(players)
    .set({ ...address, mobilePhone: reached.mobilePhone })
    .where(eq(players.id, player.id));
  await sendOwedReceipts(tx, asked.platform, player.id, asked.origin.sites);
  return reached;
}

/** The address, unless an account has it and that is told: an unfinished sign-up gives it up. */
async function untold(tx: Transaction, player: Player, email: string | null) {
  if (email === null) return null;
  const owners = await tx
    .select({ countryCode: players.countryCode, provinceCode: players.provinceCode })
    .from(players)
    .where(
      and(
        eq(players.email, email),
        ne(players.id, player.id),
        notInArray(players.status, unverified),
      ),
    );
  const isQuiet = (owner: (typeof owners)[number]) =>
    isKeptQuiet('address', residenceOf(player), residenceOf(owner));
  return owners.every(isQuiet) ? email : null;
}

/** The same of a number. */
const untoldNumber = async (tx: Transaction, player: Player, number: string | null) =>
  number !== null &&
  isPhone(number) &&
  !(await isNumberTold(tx, player, number, residenceOf(player)))
    ? number
    : null;

/**
 * Takes an address over. The bank proves the payer and not the address: one that another account has is only
 * typed, and its owner hears of it (SIGN-09). @throws Refusal 409 error.registration.player_already_exists
 * where it is told
 */
async function takeAddress(
  tx: Transaction,
  { platform, origin }: Asked,
  player: Player,
  email: string,
): Promise<Pick<Player, 'email' | 'claimedEmail'>> {
  const residence = residenceOf(player);
  const owner = await freeAddress(tx, email, platform.clock.date());
  if (owner && !isKeptQuiet('address', residence, residenceOf(owner))) throw exists();
  await tellOwner(platform, tx, { email, owner, applicant: player }, origin);
  return { email: owner ? null : email, claimedEmail: owner ? email : null };
}

/** PNP-05, PNP-06: exchanges the provider's code for a session of ours and the known data of the player. */
async function verifyPayAndPlayCode(
  { platform, body, origin }: Call<'verifyPayAndPlayCode'>,
  provider: PayAndPlayProvider,
): Promise<Success<'verifyPayAndPlayCode'>> {
  const { db, clock } = platform;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const redeemed = await provider.redeem(tx, body.oneTimeCode, body.sessionId, now);
    if (redeemed === 'code') throw noCode();
    if (redeemed === 'session') throw sessionOver();
    const { paymentId, isRepeated } = redeemed;
    const [paid] = await tx
      .select({ player: players })
      .from(payAndPlayPayments)
      .innerJoin(players, eq(players.id, payAndPlayPayments.playerId))
      .where(eq(payAndPlayPayments.paymentId, paymentId))
      .for('update', { of: players });
    if (!paid) throw noCode();
    // 256 random bits, known only to the holder of this answer.
    const sessionId = randomBytes(32).toString('base64url');
    const session = { hash: digest(sessionId), expiresAt: new Date(now + SESSION_LIFETIME) };
    const [opened] = isRepeated
      ? await tx
          .update(payAndPlaySessions)
          .set({ hash: session.hash })
          .where(
            and(eq(payAndPlaySessions.paymentId, paymentId), isNull(payAndPlaySessions.usedAt)),
          )
          .returning()
      : await tx
          .insert(payAndPlaySessions)
          .values({ paymentId, playerId: paid.player.id, ...session })
          .returning();
    if (!opened) throw noCode();
    // For the risk team; the address was the connection's when the payment began (DEP-19).
    await tx
      .update(deposits)
      .set({ blackbox: body.blackbox })
      .where(eq(deposits.paymentId, paymentId));
    const { email, mobilePhone } = await completeByBank(tx, paid.player, { platform, origin });
    const isOwed = !isComplete(paid.player) && !hasContract(platform, paid.player.termsVersion);
    return {
      playerId: paid.player.id,
      sessionId,
      ...(email !== null && { email }),
      ...(mobilePhone !== null && { mobilePhone }),
      ...(isOwed && { termsOwed: true as const }),
    };
  });
}

/** The session of a payment with its player, both held. @throws Refusal 409 error.paynplay.session */
async function sessionOf(tx: Transaction, sessionId: string, now: number) {
  const [found] = await tx
    .select({ session: payAndPlaySessions, player: players })
    .from(payAndPlaySessions)
    .innerJoin(players, eq(players.id, payAndPlaySessions.playerId))
    .where(eq(payAndPlaySessions.hash, digest(sessionId)))
    .for('update');
  if (!found || found.session.expiresAt.getTime() <= now) throw sessionOver();
  return found;
}

/** A field that must be given here: the contract leaves it open, as the bank may know it already. */
function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw invalidField(field, 'required', 'This is not known yet.');
  return value;
}

async function complete(
  tx: Transaction,
  { platform, origin }: Asked,
  player: Player,
  body: Body<'updatePayAndPlayPlayer'>,
): Promise<void> {
  const version = required(
    body.termsAndConditionsAcceptedVersion,
    'termsAndConditionsAcceptedVersion',
  );
  required(body.termsAndConditions, 'termsAndConditions');
  required(body.cookiePolicyAccepted, 'cookiePolicyAccepted');
  checkTermsVersion(platform, version, 'termsAndConditionsAcceptedVersion');
  const email = mailboxOf(required(body.email, 'email'));
  const mobilePhone = required(body.mobilePhone, 'mobilePhone');
  if (!isPhone(mobilePhone)) throw new Refusal(422, 'error.phone.invalid', 'Invalid phone number.');
  // The number is not proven here, and so nobody's: a payer must not learn its owner by trying (SIGN-26).
  if (await isNumberTold(tx, player, mobilePhone, residenceOf(player))) throw exists();
  const at = platform.clock.date();
  const address = await takeAddress(tx, { platform, origin }, player, email);
  await tx
    .update(players)
    .set({
      ...address,
      mobilePhone,
      termsVersion: version,
      marketingOptIn: body.marketingOptIn ?? false,
    })
    .where(eq(players.id, player.id));
  await noteAcceptance(tx, { playerId: player.id, version, at });
  await sendOwedReceipts(tx, platform, player.id, origin.sites);
}

/**
 * PNP-07, PNP-09: adds the data that the bank lacked. The person stays as the bank said: names do not change. A
 * complete player does not change either, from any browser: that is the profile's.
 */
async function updatePayAndPlayPlayer({
  platform,
  body,
  origin,
}: Call<'updatePayAndPlayPlayer'>): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  const work = () =>
    db.transaction(async (tx) => {
      const { session, player } = await sessionOf(tx, body.sessionId, clock.now());
      if (body.playerId !== player.id || session.usedAt !== null) throw sessionOver();
      // Sent again, because no answer came, it is done.
      if (isComplete(player)) return;
      await complete(tx, { platform, origin }, player, body);
    });
  await work().catch((error: unknown) => {
    // An account has been given the address meanwhile: it is seen now.
    if (violatedConstraint(error) === 'players_email') return work();
    throw error;
  });
  events.publish('player.changed', { playerId: body.playerId });
  return {};
}

/** PNP-07: opens a session for the player of a payment, once; for a minute the same browser may ask again. */
async function logInPayAndPlay({
  platform,
  body,
  origin,
}: Call<'logInPayAndPlay'>): Promise<SessionTokens> {
  const { db, clock } = platform;
  const now = clock.now();
  const unauthorized = () => new Refusal(401, 'login.unauthorized', 'Unauthorized');
  // A sign-up by payment follows the rules of any other sign-up.
  if (!isServedFrom(origin.country)) throw unauthorized();
  const player = await db.transaction(async (tx) => {
    const found = await sessionOf(tx, body.sessionId, now).catch((error: unknown) => {
      throw error instanceof Refusal ? unauthorized() : error;
    });
    const { usedAt, hash } = found.session;
    if (usedAt !== null && usedAt.getTime() + REPEATED_WITHIN <= now) throw unauthorized();
    if (!isComplete(found.player)) throw unauthorized();
    const refusal = loginRefusal(found.player, now, null);
    if (refusal) throw refusal;
    await tx
      .update(payAndPlaySessions)
      .set({ usedAt: usedAt ?? new Date(now) })
      .where(eq(payAndPlaySessions.hash, hash));
    return found.player;
  });
  const welcome = await endBreak(platform, player);
  return openSession(platform, welcome, {
    ip: origin.ip,
    countryCode: origin.country,
    passwordHash: null,
    attemptSubjects: null,
  });
}

/** The handlers of area access that need the payment provider. */
export const payAndPlayHandlers = (provider: PayAndPlayProvider) =>
  ({
    verifyPayAndPlayCode: (call: Call<'verifyPayAndPlayCode'>) =>
      verifyPayAndPlayCode(call, provider),
    getPayAndPlayPayment: (call: Call<'getPayAndPlayPayment'>) =>
      getPayAndPlayPayment(call, provider),
    updatePayAndPlayPlayer,
    logInPayAndPlay,
  }) satisfies Handlers<
    'verifyPayAndPlayCode' | 'getPayAndPlayPayment' | 'updatePayAndPlayPlayer' | 'logInPayAndPlay'
  >;
