import { and, eq, isNull } from 'drizzle-orm';
import { restAfterCheck } from '../../reference/open-games.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { lockWallet } from '../banking/ledger.ts';
import { answerReminder } from '../limits/reminder.ts';
import { isUuid } from '../platform/uuid.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Handlers, Session } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { checkOf } from './checks.ts';
import { factsOf } from './session-facts.ts';
import { gameChecks, gameSessions } from './tables.ts';

const notFound = () =>
  new Refusal(404, 'error.game.session_not_found', 'There is no such game session.');

type SessionCall = Call<'getGameSession' | 'acceptGameCheck' | 'endGameSession'>;

/** @throws Refusal 404 where the player opened no such game */
async function found(db: Executor, { platform, session, params }: SessionCall) {
  const { gameSessionId } = params;
  const facts = isUuid(gameSessionId)
    ? await factsOf(db, session, gameSessionId, platform.clock.now())
    : undefined;
  if (!facts) throw notFound();
  return facts;
}

/** Notes that the player has read the check. One that is not due takes no answer. */
async function answer(
  tx: Executor,
  session: Session,
  gameSessionId: string,
  now: number,
): Promise<void> {
  const { playerId } = session;
  const [player] = await tx.select().from(players).where(eq(players.id, playerId));
  if (!player) throw new Error('The player of a session is gone.');
  const residence = residenceOf(player);
  const check = await checkOf(tx, playerId, residence, now);
  const restsUntil = restAfterCheck(policyOfResidence(residence), check, now);
  if (check === undefined || restsUntil === undefined) return;
  await tx.insert(gameChecks).values({
    playerId,
    gameSessionId,
    playedMs: check.playedMs,
    answeredAt: new Date(now),
    restsUntil: new Date(restsUntil),
  });
  // One dialog shows both, so that one answer is enough (NS-61).
  await answerReminder(tx, session, now);
}

/** The handlers of a game that is open. */
export const sessionHandlers = {
  getGameSession: (call) => found(call.platform.db, call),
  async acceptGameCheck(call) {
    const { platform, session, params } = call;
    const facts = await platform.db.transaction(async (tx) => {
      // Stakes and answers take turns: a stake comes before the rest, or is refused.
      await lockWallet(tx, session.playerId);
      await found(tx, call);
      await answer(tx, session, params.gameSessionId, platform.clock.now());
      return found(tx, call);
    });
    return facts;
  },
  async endGameSession(call) {
    const { platform, session, params } = call;
    const facts = await platform.db.transaction(async (tx) => {
      await lockWallet(tx, session.playerId);
      await found(tx, call);
      await tx
        .update(gameSessions)
        .set({ endedAt: platform.clock.date(), endReason: 'CLOSED' })
        .where(and(eq(gameSessions.id, params.gameSessionId), isNull(gameSessions.endedAt)));
      return found(tx, call);
    });
    platform.events.publish('player.changed', { playerId: session.playerId });
    return facts;
  },
} satisfies Handlers<'getGameSession' | 'acceptGameCheck' | 'endGameSession'>;
