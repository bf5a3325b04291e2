import { and, asc, eq, lte } from 'drizzle-orm';
import { startWorkerLoop, type Working } from '../../platform/worker-loop.ts';
import type { StudioContext } from './context.ts';
import { deliver, giveUpBet } from './bets.ts';
import { endIfChanged } from './changed.ts';
import { forgetOld } from './forget.ts';
import { LEASE } from './queue-times.ts';
import { advance } from './record.ts';
import { studioRounds, studioSessions, studioTransactions, type StoredRound } from './tables.ts';

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

/**
 * For so long after its start a process ends no round, ms: whose day went by while nothing ran could not come back, and
 * gets time to.
 */
const TIME_TO_RETURN = 3_600_000;

/** Ends rounds that players left: as if they stood. To pay the stake, too, would make leaving the best way to play. */
async function endLeft({ db, now }: StudioContext): Promise<void> {
  const isLeft = and(
    eq(studioRounds.state, 'OPEN'),
    lte(studioRounds.changedAt, new Date(now() - LEFT_ALONE)),
  );
  const left = await db
    .select({ id: studioRounds.id })
    .from(studioRounds)
    .where(isLeft)
    .limit(BATCH);
  for (const { id } of left) {
    await db.transaction(async (tx) => {
      const [round] = await tx
        .select()
        .from(studioRounds)
        .where(and(eq(studioRounds.id, id), isLeft))
        .for('update', { skipLocked: true });
      if (!round) return;
      const [session] = await tx
        .select()
        .from(studioSessions)
        .where(eq(studioSessions.id, round.sessionId));
      if (!session) return;
      let stored = await endIfChanged(tx, session, round, now());
      while (stored.state === 'OPEN') {
        const acts: StoredRound['acts'] = [...stored.acts, { requestId: '', act: 'stand' }];
        stored = await advance(tx, session, stored, acts, now(), false);
      }
    });
  }
}

/** Does with the wallet what waits for it. */
async function workOff(context: StudioContext): Promise<void> {
  for (let due = await takeDue(context); due.length > 0; due = await takeDue(context)) {
    for (const { transaction, session } of due) {
      if (transaction.kind === 'bet') {
        await context.db.transaction((tx) =>
          giveUpBet(tx, transaction, 'error.studio.wallet_unreachable', context.now()),
        );
      } else await deliver(context, session, transaction);
    }
  }
}

/**
 * The work beside the calls, of a process that starts now: what waits for the wallet, and what nobody goes on with.
 * @returns does one round of it
 */
export function studioWork(context: StudioContext): () => Promise<void> {
  const startedAt = context.now();
  return async () => {
    await workOff(context);
    if (context.now() >= startedAt + TIME_TO_RETURN) await endLeft(context);
  };
}

/** How often the work looks for something to do, ms. */
const ROUND = 500;

/** How often what is too old is forgotten, ms. */
const FORGETTING = 3_600_000;

/** Runs that until stopped. Several instances may work side by side. */
export function startStudioWork(context: StudioContext): Working {
  const { log } = context;
  const loops = [
    startWorkerLoop(studioWork(context), { log, name: 'studio', every: ROUND }),
    startWorkerLoop(() => forgetOld(context), { log, name: 'studio', every: FORGETTING }),
  ];
  return {
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
}
