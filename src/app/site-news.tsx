import { useLocation } from '@tanstack/react-router';
import { useSession } from '../runtime/context.tsx';
import { lateFlow, useLateFlow } from '../runtime/flows/late-flow.ts';

const told = lateFlow(() => import('./told-of-page.tsx'));

/**
 * What stands against a player, and why another page was left: late, because most visits have nothing of either.
 */
export function SiteNews() {
  const isLed = useLocation({ select: ({ state }) => state.turnedAway ?? state.missing ?? false });
  const isPlayer = useSession().name === 'player';
  const news = useLateFlow(told, isLed || isPlayer);
  return news ? <news.default /> : null;
}
