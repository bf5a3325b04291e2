import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq, ne } from 'drizzle-orm';
import { violatedConstraint, type Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StudioContext } from './context.ts';
import type { Bet } from './math/round.ts';
import { LEASE } from './queue-times.ts';
import { advance, keepTransaction, mathIn } from './record.ts';
import { refused } from './refusals.ts';
import { isAsBegun } from './sessions.ts';
import { takesStakes } from './stakes.ts';
import { answer, ownRounds, stakeThen, takePlayMoney, type RoundPlayed } from './staking.ts';
import { studioRounds, type Session, type StoredRound } from './tables.ts';

export interface Wish {
  readonly requestId: string;
  readonly bets: readonly Bet[];
}

/** Refuses a round before the one before was shown, and before the shortest time of a round has passed. */
async function checkTurn(tx: Transaction, session: Session, now: number): Promise<void> {
  const [last] = await tx
    .select()
    .from(studioRounds)
    .where(and(ownRounds(session), ne(studioRounds.state, 'VOID')))
    .orderBy(desc(studioRounds.startedAt))
    .limit(1);
  if (!last) return;
  if (!last.isShown) throw refused('error.studio.round_open');
  if (now < last.startedAt.getTime() + session.launch.terms.shortestRoundMs) {
    throw refused('error.studio.too_soon');
  }
}

const sameBets = (one: readonly Bet[], other: readonly Bet[]): boolean =>
  one.length === other.length &&
  one.every(({ spot, amount }, at) => other[at]?.spot === spot && other[at].amount === amount);

/** How long to look whether another call has ended what it began, and how often, ms. */
const LOOKS_AFTER = 100;

/** The answer to a wish that was made before: of the call that made it, once that is through. */
async function answerAgain(
  context: StudioContext,
  session: Session,
  wish: Wish,
): Promise<RoundPlayed> {
  const { db } = context;
  for (let waited = 0; waited <= LEASE + 1_000; waited += LOOKS_AFTER) {
    const [round] = await db
      .select()
      .from(studioRounds)
      .where(
        and(eq(studioRounds.sessionId, session.id), eq(studioRounds.requestId, wish.requestId)),
      );
    if (!round || !sameBets(round.bets, wish.bets)) throw refused('error.studio.not_allowed');
    if (round.state === 'VOID') {
      throw refused(round.refusal ?? 'error.studio.wallet_unreachable');
    }
    if (round.state !== 'PLACING') return answer(context, session, { round, win: undefined });
    await wait(LOOKS_AFTER);
  }
  throw new Refusal(503, 'error.unavailable', 'Try again later.', { retryAfter: 1 });
}

/** Plays a round. The same wish is the same round. @throws Refusal where nothing is staked */
export async function playRound(
  context: StudioContext,
  session: Session,
  wish: Wish,
): Promise<RoundPlayed> {
  const { db, now, random } = context;
  const math = mathIn(session);
  const { kind, version } = session.launch.game;
  const isKnown = () =>
    db.$count(
      studioRounds,
      and(eq(studioRounds.sessionId, session.id), eq(studioRounds.requestId, wish.requestId)),
    );
  if (await isKnown()) return answerAgain(context, session, wish);
  if (!isAsBegun(session)) throw refused('error.studio.game_changed');
  const { stakes, highestStake: highest } = session;
  if (!takesStakes(kind, math, { stakes, highest }, wish.bets)) {
    throw refused('error.studio.stake_not_allowed');
  }
  const stake = wish.bets.reduce((sum, { amount }) => sum + amount, 0);
  const begin = async (tx: Transaction) => {
    const at = now();
    await checkTurn(tx, session, at);
    // All of chance is drawn and kept before anything of the round is told.
    const round: StoredRound = {
      id: randomUUID(),
      sessionId: session.id,
      player: session.player,
      slug: session.slug,
      requestId: wish.requestId,
      version,
      title: math.title,
      configuration: session.configuration,
      bets: wish.bets,
      draw: math.draw(random),
      acts: [],
      steps: [],
      stake,
      won: 0,
      state: 'PLACING',
      refusal: null,
      isShown: false,
      startedAt: new Date(at),
      changedAt: new Date(at),
    };
    await tx.insert(studioRounds).values(round);
    if (session.mode === 'money') {
      const bet = await keepTransaction(
        tx,
        { roundId: round.id, kind: 'bet', amount: stake, closes: false },
        at,
      );
      return { round, bet };
    }
    await takePlayMoney(tx, session, stake);
    return { done: await advance(tx, session, round, [], at) };
  };
  const begun = await db.transaction(begin).catch(async (error: unknown) => {
    // What stands in its way may be itself: another call may have begun it meanwhile.
    if (await isKnown()) return undefined;
    if (violatedConstraint(error) === 'studio_rounds_current') {
      throw refused('error.studio.round_open');
    }
    throw error;
  });
  if (!begun) return answerAgain(context, session, wish);
  if (begun.done) return answer(context, session, begun.done);
  const { round, bet } = begun;
  return stakeThen(context, session, bet, (tx) => advance(tx, session, round, [], now()));
}
