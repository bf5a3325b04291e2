import { and, eq, inArray, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { isUuid } from './rules.ts';
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

export const notFound = () => new Refusal(404, 'error.player.not_found', 'Player not found.');

/**
 * An account that a payment would have opened, and none did: no terms are accepted, nobody can log in, and
 * no money is in it or on its way. Like a sign-up that was given up it stands in nobody's way.
 */
const isGivenUp = sql`(${players.termsVersion} = 0 AND ${players.email} IS NULL
  AND ${players.status} = 'REGISTERED'
  AND NOT EXISTS (SELECT FROM deposit_totals d WHERE d.player_id = ${players.id} AND d.counted > 0))`;

/** Whether another account that was verified is of this person, number or taxpayer number. */
export async function isKnown(
  tx: Transaction,
  player: { readonly id: string },
  sameAs: ReturnType<typeof or>,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: players.id })
    .from(players)
    .where(
      and(
        ne(players.id, player.id),
        notInArray(players.status, unverified),
        sameAs,
        not(isGivenUp),
      ),
    )
    .limit(1);
  return other !== undefined;
}

interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly mobilePhone: string | null;
}

/** A name however it was typed: letter case, space, and accents that are characters of their own. */
const nameOf = (name: unknown) =>
  sql`lower(regexp_replace(btrim(normalize(${name}::text, NFKC)), '\\s+', ' ', 'g'))`;

/**
 * Holds a number and a name with its date of birth for the transaction, so that of two sign-ups of one
 * person that end at the same moment the second sees the first.
 */
export async function holdPerson(tx: Transaction, person: Person): Promise<void> {
  const { firstName, lastName, dateOfBirth, mobilePhone } = person;
  // Numbers before names, for everybody: who waits for a name holds no number that its holder wants.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${mobilePhone}`}, 0))`,
  );
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(
    ${nameOf(firstName)} || '|' || ${nameOf(lastName)} || '|' || ${dateOfBirth}::text, 0))`);
}

/**
 * The same number, as far as its account has proven it: one that was only written down is nobody's,
 * or a stranger who writes it into a profile keeps its owner from signing up.
 */
export const sameNumber = (mobilePhone: string | null) =>
  and(sql`${players.mobilePhone} = ${mobilePhone}`, eq(players.phoneVerified, true));

/** The same proven number, or the same name and date of birth. */
export const samePerson = ({ firstName, lastName, dateOfBirth, mobilePhone }: Person) =>
  or(
    sameNumber(mobilePhone),
    and(
      sql`${nameOf(players.firstName)} = ${nameOf(firstName)}`,
      sql`${nameOf(players.lastName)} = ${nameOf(lastName)}`,
      sql`${players.dateOfBirth} = ${dateOfBirth}`,
    ),
  );
