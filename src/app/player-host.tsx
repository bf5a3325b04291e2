import { useSyncExternalStore } from 'react';
import { useSession } from '../runtime/context.tsx';
import { lateFlow, useLateFlow } from '../runtime/flows/late-flow.ts';

/**
 * The flows that run beside the pages of a player. Visitors load none of them, unless a session of theirs was
 * ended.
 */
export const besidePlayer = lateFlow(() => import('./beside-player.tsx'));

/** Above the page: that one was closed to the player, and how a session ended. */
export function PlayerNews() {
  const flow = useSyncExternalStore(besidePlayer.onFetched, besidePlayer.now, () => undefined);
  return flow ? <flow.News /> : null;
}

/** Begins in the first quiet moment with a player. Its news of a session outlives that player. */
export function PlayerHost() {
  const isPlayer = useSession().name === 'player';
  const flow = useLateFlow(besidePlayer, isPlayer);
  return flow ? <flow.default isPlayer={isPlayer} /> : null;
}
