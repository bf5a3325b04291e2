import { useLocation } from '@tanstack/react-router';
import { useSession } from '../runtime/context.tsx';
import { lateFlow, useLateFlow } from '../runtime/flows/late-flow.ts';

const told = lateFlow(() => import('./told-of-page.tsx'));

/**
 * The news that stands against a player, and why another page was left. Loaded late, because most visits have
 * neither.
 */
export function SiteNews() {
  const isLed = useLocation({
    select: ({ state: { turnedAway, missing, gameLost } }) =>
      turnedAway === true || missing === true || gameLost !== undefined,
  });
  const isPlayer = useSession().name === 'player';
  const news = useLateFlow(told, isLed || isPlayer);
  return news ? <news.default /> : null;
}
