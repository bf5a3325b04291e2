import { useCallback } from 'react';
import { t } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';
import { useRuntime } from './context.tsx';
import { lateFlow, useLateFlow } from './late-flow.ts';

const cookieFlow = lateFlow(() => import('../site/cookies/CookieFlow.tsx'));

/**
 * Asks about cookies, in the first quiet moment: chart and view are no part of a page before. Without them,
 * offline for instance, nothing is asked, and so nothing but essentials is used.
 */
export function CookieHost() {
  const flow = useLateFlow(cookieFlow);
  return flow && <flow.default />;
}

/** Opens the settings; says so when they cannot be fetched. */
export function useCookieSettings(): () => void {
  const runtime = useRuntime();
  return useCallback(() => {
    cookieFlow.fetch().then(
      ({ openSettings }) => {
        openSettings(runtime);
      },
      () => {
        pushToast({ severity: 'error', message: t('cookies.toast.unavailable') });
      },
    );
  }, [runtime]);
}
