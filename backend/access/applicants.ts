import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { isUuid } from './rules.ts';
import { players, type AccountStatus } from './tables.ts';

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

/** Whether another account that was verified has this number or taxpayer number. */
export async function isKnown(
  tx: Transaction,
  player: { readonly id: string },
  sameAs: ReturnType<typeof or>,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(ne(players.id, player.id), notInArray(players.status, unverified), sameAs))
    .limit(1);
  return other !== undefined;
}

interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly mobilePhone: string | null;
}

/** The same number, or the same name and date of birth. */
export const samePerson = ({ firstName, lastName, dateOfBirth, mobilePhone }: Person) =>
  or(
    sql`${players.mobilePhone} = ${mobilePhone}`,
    and(
      sql`lower(${players.firstName}) = lower(${firstName})`,
      sql`lower(${players.lastName}) = lower(${lastName})`,
      sql`${players.dateOfBirth} = ${dateOfBirth}`,
    ),
  );
