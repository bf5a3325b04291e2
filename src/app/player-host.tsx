import { useSession } from './context.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

/** What runs beside the pages of a player. Visitors load nothing of it, unless a session of theirs was ended. */
export const besidePlayer = lateFlow(() => import('./beside-player.tsx'));

/** From the first quiet moment in which there is a player. What it has to say of a session outlives that. */
export function PlayerHost() {
  const isPlayer = useSession().name === 'player';
  const flow = useLateFlow(besidePlayer, isPlayer);
  return flow ? <flow.default isPlayer={isPlayer} /> : null;
}
