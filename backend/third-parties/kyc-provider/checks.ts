import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { courseOf, type Paper } from './papers.ts';
import { providerChecks, type ProviderCheck } from './tables.ts';

/** How long a check is open, ms. */
const OPEN_FOR = 30 * 60_000;

export const newCheckId = (): string => `kc_${randomBytes(18).toString('base64url')}`;

type NewCheck = Pick<
  ProviderCheck,
  'id' | 'merchantReference' | 'merchantName' | 'language' | 'returnPath'
>;

/** @param now ms since the epoch */
export const openCheck = (executor: Executor, check: NewCheck, now: number) =>
  executor.insert(providerChecks).values({
    ...check,
    status: 'OPEN',
    createdAt: new Date(now),
    dueAt: new Date(now + OPEN_FOR),
    eventId: randomUUID(),
  });

export async function findCheck(
  executor: Executor,
  id: string,
): Promise<ProviderCheck | undefined> {
  const [check] = await executor.select().from(providerChecks).where(eq(providerChecks.id, id));
  return check;
}

/** Only an open check goes on: the second of two simultaneous presses changes nothing. */
async function leaveOpen(
  executor: Executor,
  id: string,
  change: Partial<typeof providerChecks.$inferInsert>,
): Promise<void> {
  await executor
    .update(providerChecks)
    .set(change)
    .where(and(eq(providerChecks.id, id), eq(providerChecks.status, 'OPEN')));
}

/** The person has shown a document. @param now ms */
export const submitCheck = (executor: Executor, id: string, paper: Paper, now: number) =>
  leaveOpen(executor, id, {
    status: 'SUBMITTED',
    shown: paper,
    dueAt: new Date(now + courseOf(paper).takes),
  });

/** The person went back without a document. The merchant is told, as of any other end. */
export const cancelCheck = (executor: Executor, id: string) =>
  leaveOpen(executor, id, { status: 'CANCELLED', toSend: 1, nextAttemptAt: new Date() });

/** Nobody came within time. */
export const expireCheck = (executor: Executor, id: string) =>
  leaveOpen(executor, id, { status: 'EXPIRED', toSend: 1, nextAttemptAt: new Date() });
