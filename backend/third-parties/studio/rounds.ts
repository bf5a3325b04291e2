import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import { violatedConstraint, type Transaction } from '../../platform/database.ts';
import { askedBefore } from './again.ts';
import { isAsBegun } from './changed.ts';
import type { StudioContext } from './context.ts';
import type { Bet } from './math/round.ts';
import { takeFreeRound } from './free-rounds.ts';
import { advance, keepTransaction, mathIn, ownRounds } from './record.ts';
import { refused } from './refusals.ts';
import { checkFreePlay } from './sessions.ts';
import { takesStakes } from './stakes.ts';
import { answer, stakeThen, takePlayMoney, type RoundPlayed } from './staking.ts';
import { studioRounds, type Session, type StoredRound } from './tables.ts';

export interface Wish {
  readonly requestId: string;
  readonly bets: readonly Bet[];
  /** Whether it is to be a free round: it never becomes one for money. */
  readonly isFree?: boolean;
}

/** Refuses a round before the one before was shown, and before the shortest time of a round has passed. */
async function checkTurn(tx: Transaction, session: Session, now: number): Promise<void> {
  const [last] = await tx
    .select()
    .from(studioRounds)
    .where(and(ownRounds(session), ne(studioRounds.state, 'VOID')))
    .orderBy(desc(studioRounds.startedAt))
    .limit(1);
  if (last?.isShown === false) throw refused('error.studio.round_open');
  const { terms, user } = session.launch;
  // Of a guest nobody knows the round before: a game that is opened anew must not be the way around the time.
  const since = last?.startedAt ?? (user === undefined ? session.createdAt : undefined);
  if (since && now < since.getTime() + terms.shortestRoundMs)
    throw refused('error.studio.too_soon');
}

const sameBets = (one: readonly Bet[], other: readonly Bet[]): boolean =>
  one.length === other.length &&
  one.every(({ spot, amount }, at) => other[at]?.spot === spot && other[at].amount === amount);

const isFree = (wish: Wish): boolean => wish.isFree === true;

/** The rounds of a wish: one, or none yet. */
const ofWish = (session: Session, { requestId }: Wish) =>
  and(eq(studioRounds.sessionId, session.id), eq(studioRounds.requestId, requestId));

/** The answer to a wish that was made before: of the call that made it, once that is through. */
const answerAgain = (context: StudioContext, session: Session, wish: Wish): Promise<RoundPlayed> =>
  askedBefore(async () => {
    const [round] = await context.db.select().from(studioRounds).where(ofWish(session, wish));
    const isSame = round && round.isFree === isFree(wish) && sameBets(round.bets, wish.bets);
    if (!isSame) throw refused('error.studio.not_allowed');
    if (round.state === 'VOID') throw refused(round.refusal ?? 'error.studio.wallet_unreachable');
    return round.state === 'PLACING' ? undefined : answer(context, session, round);
  });

const stakeOf = ({ bets }: Wish): number => bets.reduce((sum, { amount }) => sum + amount, 0);

/** @throws Refusal where the stakes are none of the game, or, of a free round, not those that were given */
function checkStakes(session: Session, wish: Wish): void {
  const { stakes, highestStake: highest, launch } = session;
  const math = mathIn(session);
  if (isFree(wish) && !launch.freeRounds) throw refused('error.studio.no_free_round');
  const isTaken = isFree(wish)
    ? math.takes(wish.bets) && stakeOf(wish) === launch.freeRounds?.stake
    : takesStakes(launch.game.kind, math, { stakes, highest }, wish.bets);
  if (!isTaken) throw refused('error.studio.stake_not_allowed');
}

/** Plays a round. The same wish is the same round. @throws Refusal where nothing is staked */
export async function playRound(
  context: StudioContext,
  session: Session,
  wish: Wish,
): Promise<RoundPlayed> {
  const { db, now, random } = context;
  const math = mathIn(session);
  const { version } = session.launch.game;
  const isKnown = () => db.$count(studioRounds, ofWish(session, wish));
  if (await isKnown()) return answerAgain(context, session, wish);
  if (!isAsBegun(context, session)) throw refused('error.studio.game_changed');
  await checkFreePlay(context, session);
  checkStakes(session, wish);
  const stake = stakeOf(wish);
  const begin = async (tx: Transaction) => {
    const at = now();
    await checkTurn(tx, session, at);
    await takeFreeRound(tx, session, isFree(wish));
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
      isFree: isFree(wish),
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
      return { round, bet: { ...bet, isFree: round.isFree } };
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
