import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { doublingDelay } from '../../platform/doubling-delay.ts';
import type { StudioContext } from './context.ts';
import { giveFreeRoundBack } from './free-rounds.ts';
import { keepTransaction } from './record.ts';
import {
  studioRounds,
  studioSessions,
  studioTransactions,
  type Session,
  type StakeRefusal,
  type StudioTransaction,
} from './tables.ts';
import { send, type WalletAnswer } from './wallet.ts';

/** Keeps what the wallet told of the balance. */
export async function noteBalance(
  { db }: StudioContext,
  { id }: Session,
  answer: WalletAnswer | undefined,
): Promise<number | undefined> {
  const { balance } = answer ?? {};
  if (balance === undefined) return undefined;
  await db.update(studioSessions).set({ balance }).where(eq(studioSessions.id, id));
  return balance;
}

/**
 * A bet whose answer did not come: it is rolled back, until that is answered, and its round, or the act that it was
 * for, never was. Nothing where another has ended the bet meanwhile.
 */
export async function giveUpBet(
  tx: Transaction,
  bet: StudioTransaction,
  refusal: StakeRefusal,
  now: number,
): Promise<boolean> {
  if (!(await endBet(tx, bet, 'LOST'))) return false;
  await noteRefusal(tx, bet, refusal, now);
  await takeBack(tx, bet, now);
  return true;
}

/** Rolls a bet back, until that is answered. */
export const takeBack = (
  tx: Transaction,
  { id: betId, roundId, amount, act }: StudioTransaction,
  now: number,
): Promise<StudioTransaction> =>
  keepTransaction(
    tx,
    { roundId, kind: 'rollback', amount, closes: act === null, betId },
    now,
    // Nobody waits for it: it is the worker's at once.
    now,
  );

/** A bet that the wallet refused. Nothing where another has ended it meanwhile. */
export async function refuseBet(
  tx: Transaction,
  bet: StudioTransaction,
  refusal: StakeRefusal,
  now: number,
): Promise<void> {
  if (await endBet(tx, bet, 'REFUSED')) await noteRefusal(tx, bet, refusal, now);
}

/** The round that the bet began never was; of one that an act in it cost, it is kept why that was not made. */
async function noteRefusal(
  tx: Transaction,
  { id, roundId, act }: StudioTransaction,
  refusal: StakeRefusal,
  now: number,
): Promise<void> {
  if (act === null) return voidRound(tx, roundId, refusal, now);
  await tx
    .update(studioTransactions)
    .set({ act: { ...act, refusal } })
    .where(eq(studioTransactions.id, id));
}

/** Ends a bet that nobody has ended. @returns whether that was so */
export async function endBet(
  tx: Transaction,
  { id }: StudioTransaction,
  state: 'DONE' | 'REFUSED' | 'LOST',
): Promise<boolean> {
  const ended = await tx
    .update(studioTransactions)
    .set({ state, nextAttemptAt: null })
    .where(and(eq(studioTransactions.id, id), eq(studioTransactions.state, 'WAITING')))
    .returning({ id: studioTransactions.id });
  return ended.length > 0;
}

/** A round whose stake was not taken. */
export async function voidRound(
  tx: Transaction,
  id: string,
  refusal: StakeRefusal,
  now: number,
): Promise<void> {
  const [round] = await tx
    .update(studioRounds)
    .set({ state: 'VOID', refusal, changedAt: new Date(now) })
    .where(eq(studioRounds.id, id))
    .returning();
  if (round?.isFree) await giveFreeRoundBack(tx, round.sessionId, refusal);
}

/** What ends a rollback: a bet that the wallet does not know needs none. */
const isAnswered = ({ kind }: StudioTransaction, { status }: WalletAnswer): boolean =>
  status === 'OK' || (kind === 'rollback' && status === 'TRANSACTION_DOES_NOT_EXIST');

/** Sends a win or a rollback: what is not answered is due again, each time later. @returns the balance, if told */
export async function deliver(
  context: StudioContext,
  session: Session,
  transaction: StudioTransaction,
): Promise<number | undefined> {
  const answer = await send(context, session, transaction);
  const { id, attempts } = transaction;
  if (answer && isAnswered(transaction, answer)) {
    await context.db
      .update(studioTransactions)
      .set({ state: 'DONE', nextAttemptAt: null })
      .where(eq(studioTransactions.id, id));
    return noteBalance(context, session, answer);
  }
  if (answer)
    context.log.error({ id, status: answer.status }, 'the wallet refused what it may not');
  await context.db
    .update(studioTransactions)
    .set({
      attempts: attempts + 1,
      nextAttemptAt: new Date(context.now() + doublingDelay(attempts + 1)),
    })
    .where(and(eq(studioTransactions.id, id), eq(studioTransactions.state, 'WAITING')));
  return undefined;
}
