import { and, asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { doublingDelay } from '../../platform/doubling-delay.ts';
import { startWorkerLoop, type Working } from '../../platform/worker-loop.ts';
import type { StudioContext } from './context.ts';
import { LEASE } from './queue-times.ts';
import { advance, keepTransaction } from './record.ts';
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
  const isWhole = bet.act === null;
  await keepTransaction(
    tx,
    { roundId: bet.roundId, kind: 'rollback', amount: bet.amount, closes: isWhole, betId: bet.id },
    now,
    // Nobody waits for it: it is the worker's at once.
    now,
  );
  if (isWhole) await voidRound(tx, bet.roundId, refusal, now);
  return true;
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
export const voidRound = (tx: Transaction, id: string, refusal: StakeRefusal, now: number) =>
  tx
    .update(studioRounds)
    .set({ state: 'VOID', refusal, changedAt: new Date(now) })
    .where(eq(studioRounds.id, id));

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

const BATCH = 20;

/** Takes what is due, with its session: other instances leave it alone meanwhile. */
const takeDue = ({ db, now }: StudioContext) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: studioTransactions.id })
      .from(studioTransactions)
      .where(lte(studioTransactions.nextAttemptAt, new Date(now())))
      .orderBy(asc(studioTransactions.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const taken = [];
    for (const { id } of due) {
      await tx
        .update(studioTransactions)
        .set({ nextAttemptAt: new Date(now() + LEASE) })
        .where(eq(studioTransactions.id, id));
      const [row] = await tx
        .select({ transaction: studioTransactions, session: studioSessions })
        .from(studioTransactions)
        .innerJoin(studioRounds, eq(studioRounds.id, studioTransactions.roundId))
        .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.sessionId))
        .where(eq(studioTransactions.id, id));
      if (row) taken.push(row);
    }
    return taken;
  });

/** A round that nobody goes on with for so long is ended, ms. */
export const LEFT_ALONE = 24 * 3_600_000;

/** Ends rounds that players left: as if they stood. To pay the stake, too, would make leaving the best way to play. */
async function endLeft({ db, now }: StudioContext): Promise<void> {
  const left = await db
    .select({ id: studioRounds.id })
    .from(studioRounds)
    .where(
      and(
        eq(studioRounds.state, 'OPEN'),
        lte(studioRounds.changedAt, new Date(now() - LEFT_ALONE)),
      ),
    )
    .limit(BATCH);
  for (const { id } of left) {
    await db.transaction(async (tx) => {
      const [round] = await tx
        .select()
        .from(studioRounds)
        .where(and(eq(studioRounds.id, id), eq(studioRounds.state, 'OPEN')))
        .for('update', { skipLocked: true });
      if (!round) return;
      const [session] = await tx
        .select()
        .from(studioSessions)
        .where(eq(studioSessions.id, round.sessionId));
      if (!session) return;
      let { acts } = round;
      for (let stored = round; ;) {
        acts = [...acts, { requestId: '', act: 'stand' }];
        const ended = await advance(tx, session, stored, acts, now());
        if (ended.round.state === 'CLOSED') return;
        stored = ended.round;
      }
    });
  }
}

/** One round of the work beside the calls: what waits for the wallet, and what nobody goes on with. */
export async function workOnce(context: StudioContext): Promise<void> {
  for (let due = await takeDue(context); due.length > 0; due = await takeDue(context)) {
    for (const { transaction, session } of due) {
      if (transaction.kind === 'bet') {
        await context.db.transaction((tx) =>
          giveUpBet(tx, transaction, 'error.studio.wallet_unreachable', context.now()),
        );
      } else await deliver(context, session, transaction);
    }
  }
  await endLeft(context);
}

/** How often the work looks for something to do, ms. */
const ROUND = 500;

/** Runs that until stopped. Several instances may work side by side. */
export const startStudioWork = (context: StudioContext): Working =>
  startWorkerLoop(() => workOnce(context), { log: context.log, name: 'studio', every: ROUND });
