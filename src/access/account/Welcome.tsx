import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { formatMoney, type Amount } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { useSession } from '../../runtime/context.tsx';
import { usePage } from '../../runtime/pages/use-page.ts';
import { lazyPart } from '../../ui/parts.ts';

const WelcomeModal = lazyPart(() => import('./WelcomeModal.tsx'));

const welcomed = (): string | undefined => deviceStorage.get(STORAGE_KEYS.welcomed);

/** Another tab may welcome, too. */
const onOtherTab = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
};

/**
 * Welcomes a player at the first login, once, in any tab (MODAL-03, NS-54). The account stays "first login" until
 * the next one, so the device notes whom it welcomed; the note ends with the session.
 */
export default function Welcome() {
  const screen = useSession();
  const known = useSyncExternalStore(onOtherTab, welcomed, () => undefined);
  const [closedFor, setClosedFor] = useState<string>();
  const arrived = useArrived(screen.name === 'player' && screen.account?.firstLogin === false);
  const { staysUncovered } = usePage();
  if (screen.name !== 'player' || screen.account?.firstLogin !== true) return null;
  if (staysUncovered) return null;
  const { playerId } = screen.session;
  if (known === playerId || closedFor === playerId) return null;
  return (
    <Suspense>
      <WelcomeModal.Part
        name={screen.account.firstName}
        arrived={arrived}
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

/**
 * The sum that a payment has brought into the account on the way to this page, as text. A player without a welcome
 * is told so here, once for each arrival.
 */
function useArrived(isToBeTold: boolean): string | undefined {
  const t = useT();
  const told = useRef<string>(undefined);
  const { key, arrived } = useLocation({
    select: ({ state }) => ({ key: state.__TSR_key, arrived: state.arrived }),
    structuralSharing: true,
  });
  const amount = arrived && formatMoney(arrived);
  const tell = useEffectEvent((message: string) => {
    if (told.current === key) return;
    told.current = key;
    pushToast({ severity: 'success', message });
  });
  const message = isToBeTold && amount !== undefined ? t('payAndPlay.arrived', { amount }) : '';
  useEffect(() => {
    if (message !== '') tell(message);
  }, [message]);
  return amount;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sum that a payment on the way has brought into the account. */
    readonly arrived?: Amount;
  }
}
