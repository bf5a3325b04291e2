import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { BRAND_FACTS, type BrandId } from '../../reference/brands.ts';
import { hasTexts } from '../../reference/languages.ts';
import { marketOfCountry } from '../../reference/markets.ts';
import {
  isPayAndPlayOffered,
  PAY_AND_PLAY,
  PAY_AND_PLAY_AMOUNTS,
  PAY_AND_PLAY_COUNTRY,
  PAY_AND_PLAY_CURRENCY,
  type PayAndPlaySetting,
} from '../../reference/pay-and-play.ts';
import { minimumAgeOf } from '../../reference/ages.ts';
import { ageAt, MAXIMUM_AGE } from '../../reference/age.ts';
import { readDepositPlayer } from '../banking/deposit-facts.ts';
import { refuseDeposit } from '../banking/deposit-rules.ts';
import { lockWallet } from '../banking/ledger.ts';
import { newReference, openDeposit } from '../banking/open-deposit.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Transaction } from '../platform/database.ts';
import { addressSubject } from '../platform/rate-limits.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { newPlayerFlags } from '../players/flags.ts';
import { players } from '../players/tables.ts';
import { holdPerson, isKnownPerson, isNumberTold } from './applicants.ts';
import { asName } from './names.ts';
import { noPassword } from './password.ts';
import type {
  PaymentAnswer,
  PaymentQuestion,
  PaymentRefusal,
  Payer,
} from './pay-and-play-ports.ts';
import { isServed, isServedFrom } from './rules.ts';
import { afterBreak, loginRefusal } from './status.ts';
import { payAndPlayPayments, payAndPlayPersons } from './tables.ts';
import { digest } from './tokens.ts';

/** The site that a question comes from, by its client id and the address that leads back. */
export interface Source {
  readonly siteId: string;
  readonly setting: PayAndPlaySetting;
  readonly market: string;
  readonly language: string;
}

/** Undefined for a client or an address that we do not know. */
function sourceOf(clientId: string, redirectUri: string): Source | undefined {
  const found = (Object.entries(PAY_AND_PLAY) as [BrandId, PayAndPlaySetting][]).find(
    ([, setting]) => setting.clientId === clientId,
  );
  const [, language, market] =
    /^https?:\/\/[^/?#]+\/([a-z]{2})-([A-Z]{2})\/signup\/callback$/.exec(redirectUri) ?? [];
  if (!found || language === undefined || market === undefined) return undefined;
  const [brand, setting] = found;
  return { siteId: BRAND_FACTS[brand].siteId, setting, market, language };
}

/** Refuses without a look at any account. Undefined: no reason to. */
function refuseQuestion(
  { amount, currency, startedFrom, confirmedIn, payer }: PaymentQuestion,
  source: Source | undefined,
  now: number,
): PaymentRefusal | undefined {
  if (!source || !isPayAndPlayOffered(source.setting, source.market, startedFrom)) {
    return 'not_offered';
  }
  const { min, max } = PAY_AND_PLAY_AMOUNTS;
  if (currency !== PAY_AND_PLAY_CURRENCY || amount < min || amount > max) return 'amount';
  if (payer.country !== PAY_AND_PLAY_COUNTRY || !isServed(payer.country)) return 'country';
  if (!isServedFrom(confirmedIn ?? null)) return 'country';
  const residence = { countryCode: payer.country };
  const age = ageAt(payer.dateOfBirth, now, residence);
  const minimumAge = minimumAgeOf(residence);
  return age >= minimumAge && age <= MAXIMUM_AGE ? undefined : 'age';
}

type Player = typeof players.$inferSelect;

/** With the names of the account: one legal name alone is the first (SIGN-12). */
type Named = Omit<Payer, 'firstName' | 'lastName'> & {
  readonly firstName: string;
  readonly lastName: string | null;
};
type Asked = Omit<PaymentQuestion, 'payer'> & { readonly payer: Named };

/** Holds one person: one question after the other. */
const holdSubject = (tx: Transaction, subject: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payer ${subject}`}, 0))`);

async function playerOf(tx: Transaction, subject: string): Promise<Player | undefined> {
  const [found] = await tx
    .select({ player: players })
    .from(payAndPlayPersons)
    .innerJoin(players, eq(players.id, payAndPlayPersons.playerId))
    .where(eq(payAndPlayPersons.subject, subject));
  return found?.player;
}

/**
 * Registers the person whom the bank knows. The account has no address and no password: before it is complete
 * only the same person at the provider gets in, and by then the terms are accepted (version 0: none).
 */
async function register(
  tx: Transaction,
  { clock }: Platform,
  payer: Named,
  { siteId, language }: Source,
): Promise<Player> {
  const { firstName, lastName, dateOfBirth, country } = payer;
  const [player] = await tx
    .insert(players)
    .values({
      id: randomUUID(),
      siteId,
      passwordHash: noPassword(),
      status: 'REGISTERED',
      market: marketOfCountry(country),
      countryCode: country,
      languageCode: hasTexts(language) ? language : 'en',
      currency: PAY_AND_PLAY_CURRENCY,
      firstName,
      lastName,
      dateOfBirth,
      termsVersion: 0,
      marketingOptIn: false,
      flags: newPlayerFlags,
      registeredAt: clock.date(),
    })
    .returning();
  if (!player) throw new Error('The account could not be opened.');
  return player;
}

/** The account of a payer, or why there is no account to pay into. */
async function accountFor(
  tx: Transaction,
  platform: Platform,
  { payer, startedFrom }: Asked,
  source: Source,
): Promise<Player | PaymentRefusal> {
  const subject = digest(payer.subject);
  await holdSubject(tx, subject);
  const mobilePhone = payer.mobilePhone ?? null;
  const person = { ...payer, countryCode: payer.country, mobilePhone };
  const known = await playerOf(tx, subject);
  // A person who signed up otherwise has an account with its own limits and breaks. A name and a date of birth
  // prove too little to let anybody into it, and too much to open another beside it.
  await holdPerson(tx, person);
  const self = known ?? { id: randomUUID() };
  // A bank's id outweighs a number, which may be somebody else's by now. Nor does a number decide where numbers
  // are kept quiet: data told to a bank is proven no more than data in a form (SIGN-26).
  const isTold =
    !known &&
    mobilePhone !== null &&
    (await isNumberTold(tx, self, mobilePhone, { countryCode: payer.country }));
  const told = { ...person, mobilePhone: isTold ? mobilePhone : null };
  if (await isKnownPerson(tx, self, told)) {
    return 'known_otherwise';
  }
  const reached = { knownEmail: payer.email ?? null, knownPhone: payer.mobilePhone ?? null };
  if (known) {
    await tx.update(payAndPlayPersons).set(reached).where(eq(payAndPlayPersons.subject, subject));
    // A player whose break is over pays again: they may have no other way in.
    const player = await afterBreak(tx, known, platform.clock.date());
    return loginRefusal(player, platform.clock.now(), null) ? 'account' : player;
  }
  await countTowards(platform, tx, 'registrations', addressSubject(startedFrom));
  const player = await register(tx, platform, payer, source);
  await tx.insert(payAndPlayPersons).values({ subject, playerId: player.id, ...reached });
  return player;
}

class Refused extends Error {
  override readonly name = 'Refused';
  readonly why: PaymentRefusal;
  constructor(why: PaymentRefusal) {
    super(why);
    this.why = why;
  }
}

async function open(
  tx: Transaction,
  platform: Platform,
  question: Asked,
  source: Source,
): Promise<PaymentAnswer> {
  const { paymentId, amount, startedFrom, confirmedIn = null } = question;
  const account = await accountFor(tx, platform, question, source);
  if (typeof account === 'string') throw new Refused(account);
  const [before] = await tx
    .select()
    .from(payAndPlayPayments)
    .where(eq(payAndPlayPayments.paymentId, paymentId));
  if (before) {
    // The same payment for another person is not the one that we were asked about.
    if (before.playerId !== account.id) throw new Refused('account');
    return { reference: before.referenceId };
  }
  await countTowards(platform, tx, 'deposits', account.id);
  await lockWallet(tx, account.id);
  const now = platform.clock.now();
  const player = await readDepositPlayer(tx, account.id, { now, locatedIn: confirmedIn });
  if (!player || refuseDeposit(player.facts, amount) !== undefined) throw new Refused('limit');
  const reference = newReference();
  await openDeposit(tx, [
    reference,
    account.id,
    amount,
    player.currency,
    player.mainBalance,
    new Date(now).toISOString(),
    'TRUSTLY',
    paymentId,
    null,
    startedFrom,
    '',
    source.siteId,
    `${source.language}-${source.market}`,
  ]);
  await tx.insert(payAndPlayPayments).values({
    paymentId,
    playerId: account.id,
    referenceId: reference,
    openedAt: new Date(now),
  });
  return { reference };
}

/**
 * Decides about a payment before the provider takes any money: a person who may not play does not pay. A person
 * who may play has an account and a deposit from here on, so the money belongs to somebody whatever happens
 * next. The same payment always gets the same answer.
 */
export async function answerQuestion(
  platform: Platform,
  question: PaymentQuestion,
): Promise<PaymentAnswer> {
  const source = sourceOf(question.clientId, question.redirectUri);
  const refused = refuseQuestion(question, source, platform.clock.now());
  if (refused || !source) return { refused: refused ?? 'not_offered' };
  const { payer } = question;
  // A value that an account cannot have would make every answer with it fail, after the money came in.
  const told = [payer.firstName, payer.lastName].filter((name) => name?.trim());
  const names = told.map((name) => asName(name ?? ''));
  const [firstName, lastName = null] = names;
  if (firstName === undefined || names.includes(undefined)) return { refused: 'name' };
  const asked = { ...question, payer: { ...payer, firstName, lastName } };
  return platform.db
    .transaction((tx) => open(tx, platform, asked, source))
    .catch((error: unknown) => {
      if (error instanceof Refused) return { refused: error.why };
      if (error instanceof Refusal && error.status === 429) return { refused: 'too_many' as const };
      throw error;
    });
}
