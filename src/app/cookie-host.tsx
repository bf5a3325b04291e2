import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { t } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';
import { useRuntime, useSession } from './context.tsx';
import { cookieFlow, loadCookieFlow, onCookieFlow } from './cookie-flow.ts';
import { whenIdle } from './idle.ts';

/**
 * Asks about cookies, in the first quiet moment: chart and view are no part of a page before. Without them,
 * offline for instance, nothing is asked, and so nothing but essentials is used.
 */
export function CookieHost() {
  const isKnown = useSession().name !== 'loading';
  const flow = useSyncExternalStore(onCookieFlow, cookieFlow, () => undefined);
  useEffect(() => {
    if (!isKnown) return;
    void whenIdle()
      .then(loadCookieFlow)
      .catch(() => undefined);
  }, [isKnown]);
  return flow && <flow.default />;
}

/** Opens the settings; says so when they cannot be fetched. */
export function useCookieSettings(): () => void {
  const runtime = useRuntime();
  return useCallback(() => {
    loadCookieFlow().then(
      ({ openSettings }) => {
        openSettings(runtime);
      },
      () => {
        pushToast({ severity: 'error', message: t('cookies.toast.unavailable') });
      },
    );
  }, [runtime]);
}
