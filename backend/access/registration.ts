import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { provincesOf } from '../../reference/countries.ts';
import { isCpf } from '../../reference/cpf.ts';
import { isMarketCode, marketOfCountry } from '../../reference/markets.ts';
import { isOfOneAlphabet, tidyName } from '../../reference/person-name.ts';
import { policyOfResidence, type Residence } from '../../reference/policies.ts';
import { verificationMethodOf } from '../../reference/verification.ts';
import { violatedConstraint, type Transaction } from '../platform/database.ts';
import { addressSubject } from '../platform/rate-limits.ts';
import type { Call, Origin } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { keptText } from '../platform/kept-text.ts';
import { newPlayerFlags } from '../players/flags.ts';
import { checkTermsVersion, noteAcceptance } from '../site/terms.ts';
import {
  awaiting,
  holdPerson,
  isGivenUp,
  isKeptQuiet,
  isKnown,
  isKnownPerson,
  isNumberTold,
  notFound,
  unverified,
} from './applicants.ts';
import { checkCaptcha } from './captcha.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, inPasswordTurn } from './password.ts';
import { accountCurrency } from './countries.ts';
import { tellOwner } from './existing-account.ts';
import * as rules from './rules.ts';
import { changeStatus, endSessions } from './status.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';

type Player = typeof players.$inferSelect;

const exists = () =>
  new Refusal(409, 'error.registration.player_already_exists', 'The player exists already.');
const noPhone = () => new Refusal(403, 'error.phone.invalid', 'Invalid phone number.');

function checkPlace(countryCode: string, provinceCode: string | undefined, origin: Origin): void {
  if (!rules.isServedFrom(origin.country) || !rules.isServed(countryCode)) {
    throw new Refusal(403, 'error.country.blocked', 'Country not served.');
  }
  checkProvince(countryCode, provinceCode, 'provinceCode');
}

/** Where provinces are asked for, one of them; elsewhere any. */
function isOffered(countryCode: string, provinceCode: string): boolean {
  const provinces = provincesOf(countryCode);
  return provinces.length === 0 || provinces.some(({ code }) => code === provinceCode);
}

function checkProvince(countryCode: string, provinceCode: string | undefined, field: string): void {
  if (provinceCode === undefined || isOffered(countryCode, provinceCode)) return;
  throw invalidField(field, 'not_offered', 'Province not offered.');
}

function checkCpf(cpf: string | undefined, residence: Residence, required: boolean): void {
  if (!policyOfResidence(residence).taxNumberRequired) return;
  if (cpf === undefined ? !required : isCpf(cpf)) return;
  const code = cpf === undefined ? 'required' : 'checksum';
  throw invalidField('cpf', code, 'Not a valid CPF.');
}

/** @throws Refusal 400 for a word that mixes alphabets */
function nameOf(typed: string | undefined, field: 'firstName' | 'lastName'): string | null {
  if (typed === undefined) return null;
  const name = tidyName(typed);
  if (isOfOneAlphabet(name)) return name;
  throw invalidField(field, 'alphabets', 'A word of this name mixes alphabets.');
}

/** The personal data of an abandoned sign-up, emptied: it must not stand in the way of the next one. */
const forgotten = {
  email: null,
  claimedEmail: null,
  cpf: null,
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  mobilePhone: null,
  street: null,
  city: null,
  postalCode: null,
} as const;

/**
 * Unfinished sign-ups give their address up to a new one with it. The address is held for the transaction, so
 * that of two simultaneous sign-ups with it the second sees the first.
 * @returns the verified account with it, which keeps it
 */
export async function freeAddress(
  tx: Transaction,
  email: string,
  at: Date,
): Promise<Player | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`);
  const all = await tx
    .select()
    .from(players)
    .where(or(eq(players.email, email), eq(players.claimedEmail, email)))
    .for('update');
  for (const other of all.filter(({ status }) => unverified.includes(status))) {
    await changeStatus(tx, other, { to: 'CLOSED', until: null, initiator: 'OPERATOR' }, at);
    await endSessions(tx, other.id, 'TAKEN_OVER', at);
    await tx.update(players).set(forgotten).where(eq(players.id, other.id));
  }
  return all.find((other) => other.email === email && !unverified.includes(other.status));
}

/** Unverified accounts, and those that nobody gets into, give a taxpayer number up to a new sign-up with it. */
async function freeCpf(tx: Transaction, cpf: string): Promise<void> {
  await tx
    .update(players)
    .set({ cpf: null })
    .where(and(eq(players.cpf, cpf), or(inArray(players.status, unverified), isGivenUp)));
}

/** The first step of sign-up (SIGN-03): an account that may do nothing until it is verified. */
export async function registerPlayer({
  platform,
  body,
  headers,
  origin,
}: Call<'registerPlayer'>): Promise<{ playerId: string }> {
  const { db, clock } = platform;
  const email = mailboxOf(body.email);
  // A whole town may be behind one address: who solved a captcha is not taken for the next robot.
  await checkCaptcha(platform, headers['X-Captcha-Token']);
  await countTowards(platform, db, 'registrations', addressSubject(origin.ip));
  checkTermsVersion(
    platform,
    body.termsAndConditionsAcceptedVersion,
    'termsAndConditionsAcceptedVersion',
  );
  checkPlace(body.countryCode, body.provinceCode, origin);
  await checkNewPassword(body.password, email);
  checkCpf(body.cpf, body, false);
  if (body.mobilePhone !== undefined && !rules.isPhone(body.mobilePhone)) throw noPhone();
  const passwordHash = await inPasswordTurn(origin.ip, () => hashPassword(body.password));
  const id = randomUUID();
  const at = clock.date();
  const work = () =>
    db.transaction(async (tx) => {
      const owner = await freeAddress(tx, email, at);
      if (owner && !isKeptQuiet('address', body, residenceOf(owner))) throw exists();
      await tellOwner(platform, tx, { email, owner, applicant: body }, origin);
      const { mobilePhone, cpf } = body;
      if (mobilePhone && (await isNumberTold(tx, { id }, mobilePhone, body))) throw exists();
      if (cpf) {
        if (await isKnown(tx, { id }, eq(players.cpf, cpf))) throw exists();
        await freeCpf(tx, cpf);
      }
      await tx.insert(players).values({
        id,
        siteId: origin.siteId,
        email: owner ? null : email,
        claimedEmail: owner ? email : null,
        passwordHash,
        status: 'PRE_REGISTERED',
        market: marketOfCountry(body.countryCode),
        countryCode: body.countryCode,
        provinceCode: body.provinceCode ?? null,
        languageCode: body.languageCode,
        currency: accountCurrency(body.countryCode),
        firstName: nameOf(body.firstName, 'firstName'),
        lastName: nameOf(body.lastName, 'lastName'),
        mobilePhone: mobilePhone ?? null,
        cpf: cpf ?? null,
        termsVersion: body.termsAndConditionsAcceptedVersion,
        marketingOptIn: body.marketingOptIn,
        flags: newPlayerFlags,
        registeredAt: at,
      });
      await noteAcceptance(tx, {
        playerId: id,
        version: body.termsAndConditionsAcceptedVersion,
        at,
      });
    });
  const isTaken = (error: unknown) => violatedConstraint(error) === 'players_email';
  await work()
    .catch((error: unknown) => {
      // An account has been given the address meanwhile: it is seen now.
      if (isTaken(error)) return work();
      throw error;
    })
    .catch((error: unknown) => {
      // Two sign-ups with one address or CPF at the same time: one of them was first.
      if (/^players_(email|cpf)$/.test(violatedConstraint(error) ?? '')) throw exists();
      throw error;
    });
  return { playerId: id };
}

/** The second step of sign-up: name, birth and residence of the player (SIGN-25, SIGN-26). */
export async function updateRegistration({
  platform,
  body,
  headers,
}: Call<'updateRegistration'>): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  await checkCaptcha(platform, headers['X-Captcha-Token']);
  if (!rules.isPhone(body.mobilePhone)) throw noPhone();
  const work = db.transaction(async (tx) => {
    const player = await awaiting(tx, body.playerId);
    if (!player) throw notFound();
    const { provinceCode } = body.address;
    const residence = {
      countryCode: player.countryCode,
      provinceCode: provinceCode ?? player.provinceCode ?? undefined,
    };
    rules.checkAge(body.dateOfBirth, residence, clock.now());
    const postalCode = rules.checkPostalCode(
      body.address.postalCode,
      player.countryCode,
      'address.postalCode',
    );
    checkProvince(player.countryCode, provinceCode, 'address.provinceCode');
    // It may have been given in the first step already.
    const cpf = body.cpf ?? player.cpf ?? undefined;
    checkCpf(cpf, residence, true);
    if (cpf && (await isKnown(tx, player, eq(players.cpf, cpf)))) throw duplicateCpf();
    const person = {
      firstName: nameOf(body.firstName, 'firstName'),
      lastName: nameOf(body.lastName, 'lastName'),
      dateOfBirth: body.dateOfBirth,
      countryCode: player.countryCode,
      mobilePhone: body.mobilePhone,
    };
    await holdPerson(tx, person);
    // If a number is kept quiet, its owner is told in place of a code.
    if (await isNumberTold(tx, player, body.mobilePhone, residence)) throw exists();
    if (await isKnownPerson(tx, player, { ...person, mobilePhone: null })) throw exists();
    if (cpf) await freeCpf(tx, cpf);
    await tx
      .update(players)
      .set({
        ...person,
        street: keptText(body.address.street, 'address.street'),
        city: keptText(body.address.city, 'address.city'),
        postalCode,
        provinceCode: provinceCode ?? player.provinceCode,
        cpf: cpf ?? null,
      })
      .where(eq(players.id, player.id));
    const method = verificationMethodOf(player.countryCode);
    const to = method === 'NONE' ? 'REGISTERED' : 'ACCOUNT_UNVERIFIED';
    await changeStatus(tx, player, { to, until: null, initiator: 'PLAYER' }, clock.date());
    return player.id;
  });
  const playerId = await work.catch((error: unknown) => {
    if (violatedConstraint(error) === 'players_cpf') throw duplicateCpf();
    throw error;
  });
  events.publish('player.changed', { playerId });
  return {};
}

const duplicateCpf = () => new Refusal(409, 'error.cpf.duplicate_found', 'The CPF is in use.');

/** How a place's new players are verified; decided by the country, whatever page asks (NS-35). */
export async function getMarketRiskSetting({ query }: Call<'getMarketRiskSetting'>) {
  const { market, countryCode, provinceCode } = query;
  const supported =
    isMarketCode(market) &&
    rules.isServed(countryCode) &&
    (provinceCode === undefined || isOffered(countryCode, provinceCode));
  const verificationMethod = supported ? verificationMethodOf(countryCode) : 'NONE';
  return { verificationMethod, supported };
}
