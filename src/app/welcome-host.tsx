import { useSession } from './context.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

const welcome = lateFlow(() => import('./player-parts.tsx'));

/** Welcomes players, from the first quiet moment on; a visitor loads nothing of it. */
export function WelcomeHost() {
  const isPlayer = useSession().name === 'player';
  const flow = useLateFlow(welcome, isPlayer);
  return isPlayer && flow ? <flow.default /> : null;
}
