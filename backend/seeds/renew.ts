import { and, eq, gt, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { statusChanges } from '../access/tables.ts';
import { limitChanges, limitRefusals } from '../banking/limit-tables.ts';
import { documentRequests, playerLimits, transactions } from '../banking/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { playerBonuses } from '../rewards/tables.ts';
import { players } from '../players/tables.ts';
import { termsAcceptances } from '../site/tables.ts';
import { personas, REGISTERED_BEFORE, type Persona } from './personas.ts';

/** A smaller shift is no other day for anybody, ms. */
const LEAST = 60_000;

/** Whether anything of the persona has changed since the seeding, except the places of its log-ins. */
async function wasUsed(
  tx: Transaction,
  playerId: string,
  persona: Persona,
  seededAt: Date,
): Promise<boolean> {
  const newer = await Promise.all([
    tx.$count(
      transactions,
      and(eq(transactions.playerId, playerId), gt(transactions.at, seededAt)),
    ),
    tx.$count(
      limitChanges,
      and(eq(limitChanges.playerId, playerId), gt(limitChanges.at, seededAt)),
    ),
    tx.$count(limitRefusals, eq(limitRefusals.playerId, playerId)),
    tx.$count(
      statusChanges,
      and(eq(statusChanges.playerId, playerId), gt(statusChanges.at, seededAt)),
    ),
    tx.$count(
      termsAcceptances,
      and(eq(termsAcceptances.playerId, playerId), gt(termsAcceptances.at, seededAt)),
    ),
  ]);
  if (newer.some((count) => count > 0)) return true;
  const requests = await tx
    .select({ type: documentRequests.documentType, status: documentRequests.status })
    .from(documentRequests)
    .where(eq(documentRequests.playerId, playerId));
  const asked = ({ type, status }: { readonly type: string; readonly status: string }): string =>
    `${type} ${status}`;
  const seeded = (persona.documents ?? []).map(asked).toSorted();
  return requests.map(asked).toSorted().join() !== seeded.join();
}

/** Moves the dates that depend on the day of the seeding. The ledger and the records of changes are never changed. */
async function move(tx: Transaction, playerId: string, ms: number): Promise<void> {
  const later = (column: AnyColumn): SQL => sql`${column} + ${`${ms} milliseconds`}::interval`;
  await tx
    .update(players)
    .set({ registeredAt: later(players.registeredAt), statusUntil: later(players.statusUntil) })
    .where(eq(players.id, playerId));
  await tx
    .update(transactions)
    .set({ at: later(transactions.at) })
    .where(eq(transactions.playerId, playerId));
  await tx
    .update(playerBonuses)
    .set({ creditedAt: later(playerBonuses.creditedAt), expiresAt: later(playerBonuses.expiresAt) })
    .where(eq(playerBonuses.playerId, playerId));
  await tx
    .update(playerLimits)
    .set({
      startedAt: later(playerLimits.startedAt),
      pendingFrom: later(playerLimits.pendingFrom),
      lockedUntil: later(playerLimits.lockedUntil),
    })
    .where(eq(playerLimits.playerId, playerId));
  await tx
    .update(documentRequests)
    .set({ dueAt: later(documentRequests.dueAt) })
    .where(eq(documentRequests.playerId, playerId));
}

/**
 * Keeps the personas as they are meant, on whatever day the platform starts: a deposit of "today" and a
 * deadline "in a week" are so again. A persona that somebody has used since stays as they left it.
 */
export async function renewPersonas(tx: Transaction, { clock }: Platform): Promise<void> {
  const known = await tx
    .select({ id: players.id, email: players.email, registeredAt: players.registeredAt })
    .from(players)
    .where(
      inArray(
        players.email,
        personas.map(({ email }) => email),
      ),
    )
    .for('update');
  for (const { id, email, registeredAt } of known) {
    const persona = personas.find((one) => one.email === email);
    if (persona === undefined) continue;
    const before = persona.loggedInBefore ? REGISTERED_BEFORE : 0;
    const seededAt = new Date(registeredAt.getTime() + before);
    const ms = clock.now() - seededAt.getTime();
    if (ms < LEAST || (await wasUsed(tx, id, persona, seededAt))) continue;
    await move(tx, id, ms);
  }
}
