import { tokensOf } from '../access/sessions.ts';
import { currentStatus, heldPlayer } from '../access/status.ts';
import type { Call, Handlers, OperationId } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { activityHandlers } from './activity.ts';
import {
  beginBreak,
  startExclusion,
  startTimeout,
  tellOfBreak,
  type BreakBegun,
} from './breaks.ts';
import {
  getDepositLimits,
  getSpendLimits,
  updateDepositLimit,
  updateSpendLimit,
} from './own-limits.ts';
import { reminderHandlers } from './reminder.ts';

const notAllowed = () => new Refusal(401, 'error.session.expired', 'Token expired');

/** The player who asks: the signed-in one, or the one whose refused log-in gave the cooling token. */
async function askingPlayer({ platform, session, body }: Call<'startCoolingOff'>) {
  if (session) return { playerId: session.playerId, refused: false };
  const payload =
    body.coolingToken === undefined
      ? null
      : await tokensOf(platform).verify(body.coolingToken, 'cooling');
  if (payload === null) throw notAllowed();
  return { playerId: payload.sub, refused: true };
}

/**
 * A timeout of one day that the player asked for (EXC-05): it ends every session of the player. From a refused
 * log-in it replaces the timeout that refused, and never shortens it. The token is good once, because that
 * timeout no longer allows a cooling-off afterwards (LOGIN-10).
 */
async function startCoolingOff(call: Call<'startCoolingOff'>): Promise<BreakBegun> {
  const { platform, origin } = call;
  const { playerId, refused } = await askingPlayer(call);
  const { ended, begun } = await platform.db.transaction(async (tx) => {
    const player = await heldPlayer(tx, playerId);
    const status = player && currentStatus(player, platform.clock.now());
    const timedOut = status === 'TIMEOUT';
    if (!player || status === 'SELF_EXCLUDED' || (refused && !(timedOut && player.cooling)))
      throw notAllowed();
    const dayOff = { to: 'TIMEOUT', length: { days: 1 }, coolingOff: true } as const;
    return beginBreak(tx, platform, player, dayOff, origin);
  });
  await tellOfBreak(platform, playerId, ended);
  return begun;
}

/** The handlers of area limits: all of it. */
export const handlers = {
  getDepositLimits,
  updateDepositLimit,
  getSpendLimits,
  updateSpendLimit,
  startTimeout,
  startExclusion,
  startCoolingOff,
  ...reminderHandlers,
  ...activityHandlers,
} satisfies Partial<Handlers<OperationId>>;
