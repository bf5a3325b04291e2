import type { RealtimeOrder, RootEvent } from '../../../machines/site/root/setup.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';

type LevelNews = Extract<RootEvent, { type: 'loyalty.changed' | 'level.readElsewhere' }>;

const MARK = STORAGE_KEYS.levelReached;

/**
 * The device's mark that a player has a higher level and has not read so (NS-45). It outlives a reload, is taken away
 * in all tabs once one has shown it, and ends with the session.
 * @param tell hears of a mark that stands as the player comes, and that another tab took one away
 */
export function levelMark(tell: (news: LevelNews) => void) {
  let player = '';
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if ((key === MARK && newValue === null) || key === null) tell({ type: 'level.readElsewhere' });
  };
  addEventListener('storage', onStorage);
  return {
    obey(order: RealtimeOrder): void {
      if (order.type === 'level.read') deviceStorage.remove(MARK);
      if (order.type !== 'session.authorized') return;
      player = order.playerId;
      if (deviceStorage.get(MARK) === player) tell({ type: 'loyalty.changed', isLevelUp: true });
    },
    hear(fact: { readonly type: string; readonly isLevelUp?: boolean }): void {
      if (fact.type === 'loyalty.changed' && fact.isLevelUp) deviceStorage.set(MARK, player);
    },
    stop(): void {
      removeEventListener('storage', onStorage);
    },
  };
}
