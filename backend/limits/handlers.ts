import { eq } from 'drizzle-orm';
import { tokensOf } from '../access/sessions.ts';
import { changeStatus, currentStatus, day, endSessions } from '../access/status.ts';
import { players } from '../players/tables.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  getDepositLimits,
  getSpendLimits,
  updateDepositLimit,
  updateSpendLimit,
} from './own-limits.ts';

const notAllowed = () => new Refusal(401, 'error.session.expired', 'Token expired');

/** Who asks: the signed-in player, or the one whose refused log in gave the cooling token. */
async function askingPlayer({ platform, session, body }: Call<'startCoolingOff'>) {
  if (session) return { playerId: session.playerId, refused: false };
  const payload =
    body.coolingToken === undefined
      ? null
      : await tokensOf(platform).verify(body.coolingToken, 'cooling');
  if (payload === null) throw notAllowed();
  return { playerId: payload.sub, refused: true };
}

/** The later of two ends; null is a timeout without one. */
const laterOf = (end: Date | null, other: Date): Date | null =>
  end === null || end > other ? end : other;

/**
 * A timeout of one day that the player asked for (EXC-05): ends every session of the player. From a
 * refused log in it takes the place of the timeout that refused, and never shortens it; the token is
 * good once, because that timeout no longer allows a cooling-off afterwards (LOGIN-10).
 */
async function startCoolingOff(call: Call<'startCoolingOff'>): Promise<Record<string, never>> {
  const { db, clock, events } = call.platform;
  const { playerId, refused } = await askingPlayer(call);
  const ended = await db.transaction(async (tx) => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
    const at = clock.date();
    const timedOut = player && currentStatus(player, at.getTime()) === 'TIMEOUT';
    if (!player || (refused && !(timedOut && player.cooling))) throw notAllowed();
    const inADay = new Date(at.getTime() + day);
    const until = timedOut ? laterOf(player.statusUntil, inADay) : inADay;
    await changeStatus(tx, player, { to: 'TIMEOUT', until, initiator: 'PLAYER' }, at);
    return endSessions(tx, playerId, 'STATUS_CHANGED', at);
  });
  for (const sessionId of ended) events.publish('session.ended', { sessionId, playerId });
  events.publish('player.changed', { playerId });
  await events.flushed();
  return {};
}

/** What area limits fulfils so far. */
export const handlers = {
  getDepositLimits,
  updateDepositLimit,
  getSpendLimits,
  updateSpendLimit,
  startCoolingOff,
} satisfies Handlers<
  | 'getDepositLimits'
  | 'updateDepositLimit'
  | 'getSpendLimits'
  | 'updateSpendLimit'
  | 'startCoolingOff'
>;
