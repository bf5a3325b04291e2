import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import type { StudioContext } from './context.ts';
import type { Act } from './math/round.ts';
import { advance, choicesOf, keepTransaction, mathIn } from './record.ts';
import { refused } from './refusals.ts';
import { balanceOf } from './sessions.ts';
import { answer, ownRounds, stakeThen, takePlayMoney, type RoundPlayed } from './staking.ts';
import { studioRounds, studioTransactions, type Session, type StoredRound } from './tables.ts';

export interface Decision {
  readonly requestId: string;
  readonly act: Act;
}

/** The player's round of that id, locked. @throws Refusal where it is none of theirs */
async function lockRound(tx: Transaction, session: Session, id: string): Promise<StoredRound> {
  const [round] = await tx
    .select()
    .from(studioRounds)
    .where(and(ownRounds(session), eq(studioRounds.id, id)))
    .for('update');
  if (!round) throw refused('error.studio.not_allowed');
  return round;
}

/** Whether the wallet is still asked for a stake of the round. */
async function isAsking(tx: Transaction, { id }: StoredRound): Promise<boolean> {
  const waiting = await tx
    .select({ id: studioTransactions.id })
    .from(studioTransactions)
    .where(
      and(
        eq(studioTransactions.roundId, id),
        eq(studioTransactions.kind, 'bet'),
        eq(studioTransactions.state, 'WAITING'),
      ),
    );
  return waiting.length > 0;
}

/** Decides in a round. The same decision is made once. @throws Refusal where the round stays as it was */
export async function actInRound(
  context: StudioContext,
  session: Session,
  roundId: string,
  { requestId, act }: Decision,
): Promise<RoundPlayed> {
  const { db, now } = context;
  const decided = await db.transaction(async (tx) => {
    const round = await lockRound(tx, session, roundId);
    const before = round.acts.find((each) => each.requestId === requestId);
    if (before?.act === act) return { done: { round, win: undefined } };
    if (before || !choicesOf(session, round).includes(act) || (await isAsking(tx, round))) {
      throw refused('error.studio.not_allowed');
    }
    const amount = mathIn(session).costOf(round.bets, act);
    if (amount > 0 && session.mode === 'money') {
      const bet = await keepTransaction(
        tx,
        { roundId, kind: 'bet', amount, closes: false, act: { requestId, act } },
        now(),
      );
      return { bet };
    }
    if (amount > 0) await takePlayMoney(tx, session, amount);
    const acts = [...round.acts, { requestId, act }];
    return { done: await advance(tx, session, round, acts, now()) };
  });
  if (decided.done) return answer(context, session, decided.done);
  return stakeThen(context, session, decided.bet, async (tx) => {
    const round = await lockRound(tx, session, roundId);
    return advance(tx, session, round, [...round.acts, { requestId, act }], now());
  });
}

/** Notes that the result of a round was shown; telling it again changes nothing. @throws Refusal while it is open */
export async function endRound(
  context: StudioContext,
  session: Session,
  roundId: string,
): Promise<{ readonly balance: number }> {
  const round = await context.db.transaction(async (tx) => {
    const found = await lockRound(tx, session, roundId);
    if (found.state !== 'CLOSED') throw refused('error.studio.not_allowed');
    await tx.update(studioRounds).set({ isShown: true }).where(eq(studioRounds.id, roundId));
    return found;
  });
  return { balance: await balanceOf(context, session, round) };
}
