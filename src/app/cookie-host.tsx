import { lateFlow, useLateFlow, useOpen } from '../runtime/flows/late-flow.ts';
import type { Runtime } from '../runtime/runtime.ts';

const cookieFlow = lateFlow(() => import('../site/cookies/CookieFlow.tsx'));
type Fetched = Awaited<ReturnType<typeof cookieFlow.fetch>>;
const open = ({ openSettings }: Fetched, runtime: Runtime): void => {
  openSettings(runtime);
};

/**
 * Asks about cookies, in the first quiet moment: chart and view are no part of a page before. Without them,
 * offline for instance, nothing is asked, and so only essential cookies are used.
 */
export function CookieHost() {
  const flow = useLateFlow(cookieFlow);
  return flow && <flow.default />;
}

/** Opens the settings; says so when they cannot be fetched. */
export const useCookieSettings = (): (() => void) =>
  useOpen(cookieFlow, open, 'cookies.toast.unavailable');
