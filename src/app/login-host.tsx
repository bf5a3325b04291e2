import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useLogin, useRuntime, useSession } from './context.tsx';
import { usePage } from './use-page.ts';
import { wayBack } from './way-back.ts';

const LoginPopup = lazy(() => import('../access/login/LoginPopup.tsx'));

/** The hash that opens the login popup over any page (ROUTE-12). */
const LOGIN_HASH = 'login';

/** Pages that the player comes back to after logging in on them (NS-67). */
const RETURN_HERE: readonly string[] = ['/deposit'];

/** Opens and closes the login popup with the hash, and brings its view when it is first needed. */
export function LoginHost() {
  const { login } = useRuntime();
  const screen = useLogin();
  const navigate = useNavigate();
  const { hash, pathname, searchStr, state } = useLocation();
  const { path } = usePage();
  const isPlayer = useSession().name === 'player';
  const asked = hash === LOGIN_HASH && !isPlayer;

  useEffect(() => {
    if (!asked) {
      login.send({ type: 'popup.closed' });
      return;
    }
    const bonusCode = new URLSearchParams(searchStr).get('bonusCode') ?? undefined;
    login.send({
      type: 'popup.opened',
      stored: state.from,
      given: RETURN_HERE.includes(path) ? wayBack(path, searchStr) : undefined,
      bonusCode,
    });
  }, [asked, login, path, searchStr, state.from]);

  useEffect(
    () => () => {
      login.send({ type: 'popup.closed' });
    },
    [login],
  );

  if (screen.name === 'closed') return null;
  const close = (): void => {
    void navigate({ href: pathname + searchStr, replace: true, state: true, resetScroll: false });
  };
  return (
    <Suspense>
      <LoginPopup
        screen={screen}
        send={(event) => {
          login.send(event);
        }}
        onClose={close}
      />
    </Suspense>
  );
}
