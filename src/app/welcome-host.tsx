import { Suspense, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../api/safe-storage.ts';
import { STORAGE_KEYS } from '../api/token-store.ts';
import { useSession } from './context.tsx';
import { lazyPart } from '../ui/parts.ts';

const WelcomeModal = lazyPart(() => import('../access/account/WelcomeModal.tsx'));

const welcomed = (): string | undefined => deviceStorage.get(STORAGE_KEYS.welcomed);

/** Another tab may welcome, too. */
const onOtherTab = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
};

/**
 * Welcomes a player at the first login, once, in whichever tab they close it (MODAL-03, NS-54). The
 * account stays "first login" until the next one, so the device notes whom it welcomed; the note ends
 * with the session.
 */
export function WelcomeHost() {
  const screen = useSession();
  const known = useSyncExternalStore(onOtherTab, welcomed, () => undefined);
  const [closedFor, setClosedFor] = useState<string>();
  if (screen.name !== 'player' || screen.account?.firstLogin !== true) return null;
  const { playerId } = screen.session;
  if (known === playerId || closedFor === playerId) return null;
  return (
    <Suspense>
      <WelcomeModal.Part
        name={screen.account.firstName}
        onOpen={() => {
          deviceStorage.set(STORAGE_KEYS.firstLogin, 'true');
        }}
        onClose={() => {
          deviceStorage.remove(STORAGE_KEYS.firstLogin);
          deviceStorage.set(STORAGE_KEYS.welcomed, playerId);
          setClosedFor(playerId);
        }}
      />
    </Suspense>
  );
}
