import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StudioContext } from './context.ts';
import { refused } from './refusals.ts';
import {
  studioRounds,
  studioSessions,
  studioTransactions,
  type Session,
  type StakeRefusal,
} from './tables.ts';

const isOf = (sessionId: string) => eq(studioSessions.id, sessionId);

/** The free rounds of a session as its client is told of them; nothing where the launch brought none. */
export async function freeRoundsIn(
  { db }: StudioContext,
  { id, launch: { freeRounds } }: Session,
): Promise<Pick<components['schemas']['RoundPlayed'], 'freeRounds'>> {
  if (!freeRounds) return {};
  const [row] = await db
    .select({ left: studioSessions.freeRoundsLeft })
    .from(studioSessions)
    .where(isOf(id));
  const { left: total, stake } = freeRounds;
  return { freeRounds: { left: row?.left ?? 0, total, stake } };
}

/**
 * Takes a free round for a round that is to be one. One for money waits until none is left: nobody stakes their own
 * money by mistake, and none who asked for a free round.
 * @throws Refusal
 */
export async function takeFreeRound(
  tx: Transaction,
  { id, launch }: Session,
  isFree: boolean,
): Promise<void> {
  if (!launch.freeRounds && !isFree) return;
  const left = and(isOf(id), gt(studioSessions.freeRoundsLeft, 0));
  if (!isFree) {
    if (await tx.$count(studioSessions, left)) throw refused('error.studio.free_round_left');
    return;
  }
  const taken = await tx
    .update(studioSessions)
    .set({ freeRoundsLeft: sql`${studioSessions.freeRoundsLeft} - 1` })
    .where(left)
    .returning({ id: studioSessions.id });
  if (taken.length === 0) throw refused('error.studio.no_free_round');
}

/** Free rounds of a session that the wallet took, and is still to give back. */
const stillOwed = (tx: Transaction, sessionId: string): Promise<number> =>
  tx.$count(
    studioTransactions,
    and(
      eq(studioTransactions.kind, 'rollback'),
      eq(studioTransactions.state, 'WAITING'),
      inArray(
        studioTransactions.roundId,
        tx
          .select({ id: studioRounds.id })
          .from(studioRounds)
          .where(and(eq(studioRounds.sessionId, sessionId), studioRounds.isFree)),
      ),
    ),
  );

/**
 * Gives a free round back that was not played; where the wallet knows of none, those are left that it is still to give
 * back.
 */
export async function giveFreeRoundBack(
  tx: Transaction,
  sessionId: string,
  refusal: StakeRefusal,
): Promise<void> {
  const isNone = refusal === 'error.studio.no_free_round';
  await tx
    .update(studioSessions)
    .set({
      freeRoundsLeft: isNone
        ? await stillOwed(tx, sessionId)
        : sql`${studioSessions.freeRoundsLeft} + 1`,
    })
    .where(isOf(sessionId));
}
