import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { askedBefore } from './again.ts';
import { balanceOf, withUnpaid } from './balance.ts';
import { deliver } from './bets.ts';
import { endIfChanged } from './changed.ts';
import type { StudioContext } from './context.ts';
import type { Act } from './math/round.ts';
import { advance, keepTransaction, mathIn, ownRounds, turnOf } from './record.ts';
import { refused } from './refusals.ts';
import { answer, stakeThen, takePlayMoney, type RoundPlayed } from './staking.ts';
import {
  studioRounds,
  studioSessions,
  studioTransactions,
  type Session,
  type StoredRound,
} from './tables.ts';

export interface Decision {
  readonly requestId: string;
  readonly act: Act;
  /** How many steps of the round the player saw. */
  readonly seen: number;
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

/** The decisions that the wallet was asked to take a stake for. */
const askedFor = (tx: Transaction, { id }: StoredRound) =>
  tx
    .select({ act: studioTransactions.act, state: studioTransactions.state })
    .from(studioTransactions)
    .where(and(eq(studioTransactions.roundId, id), eq(studioTransactions.kind, 'bet')));

/**
 * What became of a decision of that name; undefined: nobody made it.
 * @throws Refusal where it was another, or was refused
 */
async function foundBefore(
  tx: Transaction,
  round: StoredRound,
  { requestId, act }: Decision,
): Promise<'asking' | 'made' | undefined> {
  const asked = (await askedFor(tx, round)).find((bet) => bet.act?.requestId === requestId);
  const before = round.acts.find((each) => each.requestId === requestId) ?? asked?.act;
  if (!before) return undefined;
  if (before.act !== act) throw refused('error.studio.not_allowed');
  if (asked?.act?.refusal) throw refused(asked.act.refusal);
  return asked?.state === 'WAITING' ? 'asking' : 'made';
}

/**
 * The open round as the player saw it. @throws Refusal where it has changed since, in another tab for one, or its
 * stake is still asked for
 */
async function checkSeen(tx: Transaction, round: StoredRound, seen: number): Promise<void> {
  const isAsking = (await askedFor(tx, round)).some(({ state }) => state === 'WAITING');
  if (round.state !== 'OPEN' || round.steps.length !== seen || isAsking)
    throw refused('error.studio.round_changed');
}

/** Decides in a round. The same decision is made once. @throws Refusal where the round stays as it was */
export async function actInRound(
  context: StudioContext,
  session: Session,
  roundId: string,
  decision: Decision,
): Promise<RoundPlayed> {
  const { db, now } = context;
  const { requestId, act, seen } = decision;
  const decided = await db.transaction(async (tx) => {
    const round = await endIfChanged(tx, session, await lockRound(tx, session, roundId), now());
    const before = await foundBefore(tx, round, decision);
    if (before === 'asking') return undefined;
    if (before === 'made') return { done: round };
    // What was given back stays so: nothing is thrown here, which would undo it.
    if (round.state === 'VOID') return { refusal: round.refusal ?? 'error.studio.not_allowed' };
    await checkSeen(tx, round, seen);
    if (!turnOf(session, round).choices.includes(act)) throw refused('error.studio.not_allowed');
    const amount = mathIn(session).costOf(round.bets, act);
    if (amount > 0 && session.mode === 'money') {
      // Nobody ends the hand as left alone while the wallet is asked.
      await tx
        .update(studioRounds)
        .set({ changedAt: new Date(now()) })
        .where(eq(studioRounds.id, roundId));
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
  if (!decided) return decidedBefore(context, session, roundId, decision);
  if (decided.refusal) throw refused(decided.refusal);
  if (decided.done) return answer(context, session, decided.done);
  return stakeThen(context, session, decided.bet, async (tx) => {
    const round = await lockRound(tx, session, roundId);
    return advance(tx, session, round, [...round.acts, { requestId, act }], now());
  });
}

/** The answer to a decision that another call asks the wallet a stake for. */
const decidedBefore = (
  context: StudioContext,
  session: Session,
  roundId: string,
  decision: Decision,
): Promise<RoundPlayed> =>
  askedBefore(async () => {
    const round = await context.db.transaction(async (tx) => {
      const found = await lockRound(tx, session, roundId);
      return (await foundBefore(tx, found, decision)) === 'made' ? found : undefined;
    });
    return round && answer(context, session, round);
  });

/** Sends the win of a round that the player has seen, if the wallet was not told of it. @returns the balance, if told */
async function payWin(context: StudioContext, roundId: string): Promise<number | undefined> {
  const [due] = await context.db
    .select({ win: studioTransactions, session: studioSessions })
    .from(studioTransactions)
    .innerJoin(studioRounds, eq(studioRounds.id, studioTransactions.roundId))
    .innerJoin(studioSessions, eq(studioSessions.id, studioRounds.sessionId))
    .where(
      and(
        eq(studioTransactions.roundId, roundId),
        eq(studioTransactions.kind, 'win'),
        eq(studioTransactions.state, 'WAITING'),
      ),
    );
  return due && deliver(context, due.session, due.win);
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
  const paid = await payWin(context, roundId);
  return {
    balance:
      paid === undefined
        ? await balanceOf(context, session, round)
        : await withUnpaid(context, session, { balance: paid, isFresh: true }),
  };
}
