import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { Transaction } from '../../platform/database.ts';
import { mathOf } from './math/games.ts';
import type { Act, GameMath, HandId, Played, Step } from './math/round.ts';
import { LEASE } from './queue-times.ts';
import {
  studioRounds,
  studioSessions,
  studioTransactions,
  type Session,
  type StoredRound,
  type StudioTransaction,
} from './tables.ts';

/** The rounds of a player in the game, of all their sessions. */
export const ownRounds = ({ player, slug }: Session) =>
  and(eq(studioRounds.player, player), eq(studioRounds.slug, slug));

/** The mathematics of a session's game. */
export const mathIn = ({ launch, slug }: Session): GameMath => mathOf(launch.game.kind, slug);

/** A round as its record plays it. */
const playedOf = (session: Session, { bets, draw, acts }: StoredRound): Played =>
  mathIn(session).play(
    bets,
    draw,
    acts.map(({ act }) => act),
  );

/** What the player may do, and with which hand: no act that raises the stake above the highest. */
export function turnOf(
  session: Session,
  round: StoredRound,
): { readonly choices: readonly Act[]; readonly hand?: HandId } {
  if (round.state !== 'OPEN') return { choices: [] };
  const math = mathIn(session);
  const { choices, hand } = playedOf(session, round);
  return {
    choices: choices.filter(
      (act) => round.stake + math.costOf(round.bets, act) <= session.highestStake,
    ),
    ...(hand && { hand }),
  };
}

/** A round as the client is told of it. */
export function tellRound(
  session: Session,
  round: StoredRound,
): components['schemas']['GameRound'] {
  const { choices, hand } = turnOf(session, round);
  return {
    roundId: round.id,
    stake: round.stake,
    won: round.won,
    state: round.state === 'OPEN' ? 'open' : 'closed',
    isShown: round.isShown,
    ...(round.isFree && { isFree: true }),
    startedAt: round.startedAt.toISOString(),
    bets: [...round.bets],
    // The record's steps have the shapes of the contract, only that nobody may change them.
    steps: round.steps as components['schemas']['GameRound']['steps'],
    choices: [...choices],
    ...(hand && { hand }),
  };
}

/**
 * Keeps an act that is to be sent to the wallet. Whoever keeps it sends it right after; for the worker it is due once
 * that is lost.
 * @param dueAt when the worker sends it, ms
 */
export async function keepTransaction(
  tx: Transaction,
  of: Pick<StudioTransaction, 'roundId' | 'kind' | 'amount' | 'closes'> &
    Partial<Pick<StudioTransaction, 'betId' | 'act'>>,
  now: number,
  dueAt = now + LEASE,
): Promise<StudioTransaction> {
  const kept: StudioTransaction = {
    id: randomUUID(),
    betId: null,
    act: null,
    state: 'WAITING',
    attempts: 0,
    nextAttemptAt: new Date(dueAt),
    createdAt: new Date(now),
    ...of,
  };
  await tx.insert(studioTransactions).values(kept);
  return kept;
}

/** No step takes the client longer to show, ms. */
const LONGEST_STEP = 4_000;
/** What a round may take besides: its way to the player, and a page that is opened again, ms. */
const UNSHOWN = 10_000;

/**
 * How long a win waits for the player to see the result, ms; the wallet's balance would tell it before. Who does not
 * look is paid then.
 */
export const seenWithin = (steps: readonly Step[]): number => UNSHOWN + steps.length * LONGEST_STEP;

/**
 * Takes a round as far as its acts lead, and keeps it so; a round that ends is paid in the same transaction: play
 * money at once, money by a win that is kept for the wallet.
 * @param isSeen whether a player looks on: their win is sent once they saw it
 */
export async function advance(
  tx: Transaction,
  session: Session,
  stored: StoredRound,
  acts: StoredRound['acts'],
  now: number,
  isSeen = true,
): Promise<StoredRound> {
  const { stake, steps, choices, ...played } = playedOf(session, { ...stored, acts });
  const isClosed = choices.length === 0;
  const won = isClosed ? played.won : 0;
  const change = {
    acts,
    stake,
    steps,
    won,
    state: isClosed ? ('CLOSED' as const) : ('OPEN' as const),
    changedAt: new Date(now),
  };
  await tx.update(studioRounds).set(change).where(eq(studioRounds.id, stored.id));
  const round: StoredRound = { ...stored, ...change };
  if (!isClosed) return round;
  if (session.mode === 'free') {
    await payPlayMoney(tx, session, won);
    return round;
  }
  const [bet] = await tx
    .select({ id: studioTransactions.id })
    .from(studioTransactions)
    .where(
      and(
        eq(studioTransactions.roundId, round.id),
        eq(studioTransactions.kind, 'bet'),
        isNull(studioTransactions.act),
      ),
    );
  await keepTransaction(
    tx,
    { roundId: round.id, kind: 'win', amount: won, closes: true, betId: bet?.id ?? null },
    now,
    now + (isSeen ? seenWithin(steps) : 0),
  );
  return round;
}

/** Moves play money of a session. @param amount minor units, negative for a stake */
export async function payPlayMoney(
  tx: Transaction,
  { id }: Session,
  amount: number,
): Promise<void> {
  const [row] = await tx
    .select({ balance: studioSessions.balance })
    .from(studioSessions)
    .where(eq(studioSessions.id, id))
    .for('update');
  await tx
    .update(studioSessions)
    .set({ balance: (row?.balance ?? 0) + amount })
    .where(eq(studioSessions.id, id));
}
