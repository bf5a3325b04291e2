import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LOG_IN } from '../runtime/pages/addresses.ts';
import { useSession } from '../runtime/context.tsx';
import { useOnceLive } from '../runtime/live.tsx';
import { Within } from '../shell/within.tsx';
import { useT } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/parts.ts';

const LoginFlow = lazyPart(() => import('../access/login/LoginFlow.tsx'));

/**
 * Opens and closes the login popup with the hash. Most visits never ask for it: chart and view come
 * when it is first asked for, and stay.
 */
export function LoginHost() {
  const t = useT();
  const navigate = useNavigate();
  const { hash, pathname, searchStr } = useLocation();
  const isPlayer = useSession().name === 'player';
  // The server, which never gets the hash, has rendered no popup.
  const asked = useOnceLive(() => `#${hash}` === LOG_IN, false) && !isPlayer;
  const [wasAsked, setWasAsked] = useState(false);
  if (asked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  const close = () => {
    void navigate({ href: pathname + searchStr, replace: true, state: true, resetScroll: false });
  };
  return (
    <Within
      mayReload
      isOpen={asked}
      waysOn={
        <Button look="secondary" onClick={close}>
          {t('action.close')}
        </Button>
      }
    >
      <LoginFlow.Part asked={asked} onClose={close} />
    </Within>
  );
}
