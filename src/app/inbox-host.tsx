import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { mayCount, onChoice } from './consent.ts';
import { useSession } from './context.tsx';
import { useClosedSite } from './guard.tsx';
import { whenIdle } from './idle.ts';

/**
 * Counts a player's unread messages, where that was agreed to. It comes with what asks about cookies, so
 * that it is no part of a page before the first quiet moment; visitors load nothing of the inbox itself.
 * Without its files nothing is counted, and the inbox still has its page.
 */
export function InboxHost() {
  const isPlayer = useSession().name === 'player';
  const isAllowed = useSyncExternalStore(onChoice, mayCount, () => false);
  const [Flow, setFlow] = useState<ComponentType>();
  const isOpen = useClosedSite() === undefined;
  const isWanted = isPlayer && isAllowed && isOpen;
  useEffect(() => {
    if (!isWanted) return;
    void whenIdle()
      .then(() => import('../site/inbox/InboxCount.tsx'))
      .then(
        (part) => {
          setFlow(() => part.default);
        },
        () => undefined,
      );
  }, [isWanted]);
  return Flow && isOpen && <Flow />;
}
