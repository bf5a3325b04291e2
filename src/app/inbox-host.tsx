import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { onChoice } from './consent.ts';
import { useSession } from './context.tsx';
import { whenIdle } from './idle.ts';
import { mayCount } from './unread.ts';

/**
 * Counts a player's unread messages, where that was agreed to, from the first quiet moment on. Visitors
 * load nothing of it. Without its files nothing is counted, and the inbox still has its page.
 */
export function InboxHost() {
  const isPlayer = useSession().name === 'player';
  const isAllowed = useSyncExternalStore(onChoice, mayCount, () => false);
  const [Flow, setFlow] = useState<ComponentType>();
  const isWanted = isPlayer && isAllowed;
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
  return Flow && <Flow />;
}
