import { useSession } from '../../runtime/context.tsx';
import { useClosedSite } from '../../runtime/guard/guard.tsx';
import { lateFlow, useLateFlow } from '../../runtime/flows/late-flow.ts';

const inboxCount = lateFlow(() => import('./InboxCount.tsx'));

/**
 * Counts a player's unread messages, whatever they said about cookies. It loads with the cookie question, so that it
 * is no part of a page before the first quiet moment; visitors load nothing of the inbox itself. Without its files
 * nothing is counted, and the inbox still has its page.
 */
export function InboxHost() {
  const isPlayer = useSession().name === 'player';
  const isOpen = useClosedSite() === undefined;
  const flow = useLateFlow(inboxCount, isPlayer && isOpen);
  return flow && isOpen && <flow.default />;
}
