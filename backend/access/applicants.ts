import { and, eq, inArray, ne, not, notInArray, sql } from 'drizzle-orm';
import { policyOfResidence, type Residence } from '../../reference/policies.ts';
import { verificationMethodOf } from '../../reference/verification.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { comparedWith } from './names.ts';
import { isUuid } from '../platform/uuid.ts';
import { residenceOf } from '../players/residence.ts';
import { players, type AccountStatus } from '../players/tables.ts';

type Player = typeof players.$inferSelect;

/** The statuses of a sign-up that is not finished. */
export const unverified: AccountStatus[] = ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'];

/** The account that awaits verification, held for the transaction; undefined: there is none. */
export async function awaiting(tx: Transaction, playerId: string): Promise<Player | undefined> {
  if (!isUuid(playerId)) return undefined;
  const [player] = await tx
    .select()
    .from(players)
    .where(and(eq(players.id, playerId), inArray(players.status, unverified)))
    .for('update');
  return player;
}

/**
 * Whether sign-up hides that an account has an address or a number. It does where the law of either residence
 * asks for it, because anybody may type any address. An unproven number belongs to nobody and stands in
 * nobody's way. Where nothing is proven, a new player is let in at once, and the next step would tell anyway:
 * there it is said.
 */
export const isKeptQuiet = (
  what: 'address' | 'number',
  applicant: Residence,
  owner: Residence,
): boolean =>
  (what === 'number' || verificationMethodOf(applicant.countryCode) !== 'NONE') &&
  [applicant, owner].some(
    (residence) => policyOfResidence(residence).existingAccount === 'neutral',
  );

export const notFound = () => new Refusal(404, 'error.player.not_found', 'Player not found.');

/**
 * An account that nobody can log in to, with no money in it or on its way to it. A payment would have opened it
 * and none did: no terms are accepted. Or a number finished the sign-up while another account has the address:
 * the reader of the mail about that signs up with another address. Like a sign-up that was given up it stands
 * in nobody's way.
 */
export const isGivenUp = sql`(${players.status} = 'REGISTERED' AND ${players.email} IS NULL AND CASE
  WHEN ${players.claimedEmail} IS NULL THEN ${players.termsVersion} = 0
    AND NOT EXISTS (SELECT FROM deposit_totals d WHERE d.player_id = ${players.id} AND d.counted > 0)
  ELSE NOT EXISTS (SELECT FROM pay_and_play_persons p WHERE p.player_id = ${players.id}) END)`;

/** Whether another account that was verified has this number, or this taxpayer number. */
export async function isKnown(
  tx: Transaction,
  player: { readonly id: string },
  sameAs: ReturnType<typeof and>,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(isAnother(player), sameAs))
    .limit(1);
  return other !== undefined;
}

const isAnother = (player: { readonly id: string }) =>
  and(ne(players.id, player.id), notInArray(players.status, unverified), not(isGivenUp));

/** Whether a number belongs to another account, of which the applicant is told (SIGN-26). */
export async function isNumberTold(
  tx: Transaction,
  player: { readonly id: string },
  mobilePhone: string,
  applicant: Residence,
): Promise<boolean> {
  const owners = await tx
    .select({ countryCode: players.countryCode, provinceCode: players.provinceCode })
    .from(players)
    .where(and(isAnother(player), sameNumber(mobilePhone)));
  return owners.some((owner) => !isKeptQuiet('number', applicant, residenceOf(owner)));
}

interface Person {
  readonly firstName: string | null;
  /** Null of a person with one name. */
  readonly lastName: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** ISO 3166-1 alpha-2, of the residence. */
  readonly countryCode: string;
  /** Null: it does not identify the person. */
  readonly mobilePhone: string | null;
}

/**
 * Holds a number and a date of birth for the transaction. Of one person's two sign-ups that end at the same
 * moment the second then sees the first. The name is not held: two different names may be one person's.
 */
export async function holdPerson(tx: Transaction, person: Person): Promise<void> {
  const { dateOfBirth, mobilePhone } = person;
  const hold = (what: string) =>
    tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
  // Numbers before births, always: a transaction that waits for a birth holds no number that its holder wants.
  if (mobilePhone !== null) await hold(`phone ${mobilePhone}`);
  await hold(`born ${dateOfBirth}`);
}

/**
 * The same number, if its account has proven it. An unproven number belongs to nobody: otherwise a stranger who
 * writes it into a profile would keep its owner from signing up.
 */
export const sameNumber = (mobilePhone: string | null) =>
  and(sql`${players.mobilePhone} = ${mobilePhone}`, eq(players.phoneVerified, true));

/**
 * The statuses of players who took a break or were shut out: a similar name counts as theirs, and so does one of
 * the same consonants where they live in the same country.
 */
const keptOut: readonly AccountStatus[] = ['SELF_EXCLUDED', 'TIMEOUT', 'BLACKLISTED'];

/**
 * Whether another account that was verified is this person's: it has proven the number, or was born on the
 * same day and has the same name.
 */
export async function isKnownPerson(
  tx: Transaction,
  player: { readonly id: string },
  { firstName, lastName, dateOfBirth, countryCode, mobilePhone }: Person,
): Promise<boolean> {
  if (mobilePhone !== null && (await isKnown(tx, player, sameNumber(mobilePhone)))) return true;
  if (firstName === null || dateOfBirth === null) return false;
  const bornThen = await tx
    .select({
      first: players.firstName,
      last: players.lastName,
      status: players.status,
      country: players.countryCode,
    })
    .from(players)
    .where(and(isAnother(player), eq(players.dateOfBirth, dateOfBirth)));
  if (bornThen.length === 0) return false;
  const { isSame, isAlike } = comparedWith({ firstName, lastName: lastName ?? '' });
  return bornThen.some(({ first, last, status, country }) => {
    if (first === null) return false;
    const theirs = { firstName: first, lastName: last ?? '' };
    if (!keptOut.includes(status)) return isSame(theirs);
    return isAlike(theirs, country === countryCode);
  });
}
