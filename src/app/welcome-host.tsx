import { lazy, Suspense, useState } from 'react';
import { STORAGE_KEYS } from '../api/token-store.ts';
import { useSession } from './context.tsx';

const WelcomeModal = lazy(() => import('../access/account/WelcomeModal.tsx'));

/** Marks, for this visit, whom the welcome was shown to: the account stays "first login" until the next. */
const WELCOMED = 'welcomed';

/** Welcomes a player at the first login, once (MODAL-03, NS-54). */
export function WelcomeHost() {
  const screen = useSession();
  const [closed, setClosed] = useState(false);
  if (screen.name !== 'player' || screen.account?.firstLogin !== true || closed) return null;
  const { playerId } = screen.session;
  if (sessionStorage.getItem(WELCOMED) === playerId) return null;
  return (
    <Suspense>
      <WelcomeModal
        name={screen.account.firstName}
        onOpen={() => {
          localStorage.setItem(STORAGE_KEYS.firstLogin, 'true');
        }}
        onClose={() => {
          localStorage.removeItem(STORAGE_KEYS.firstLogin);
          sessionStorage.setItem(WELCOMED, playerId);
          setClosed(true);
        }}
      />
    </Suspense>
  );
}
