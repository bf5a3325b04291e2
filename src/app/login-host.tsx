import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { LOG_IN } from '../runtime/pages/addresses.ts';
import { useSession } from '../runtime/context.tsx';
import { useOnceLive } from '../runtime/live.tsx';
import { lazyPart } from '../ui/parts.ts';

const LoginFlow = lazyPart(() => import('../access/login/LoginFlow.tsx'));

/**
 * Opens and closes the login popup with the hash. Most visits never ask for it: chart and view come
 * when it is first asked for, and stay.
 */
export function LoginHost() {
  const hash = useLocation({ select: (location) => location.hash });
  const isPlayer = useSession().name === 'player';
  // The server, which never gets the hash, has rendered no popup.
  const asked = useOnceLive(() => `#${hash}` === LOG_IN, false) && !isPlayer;
  const [wasAsked, setWasAsked] = useState(false);
  if (asked && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <Suspense>
      <LoginFlow.Part asked={asked} />
    </Suspense>
  ) : null;
}
