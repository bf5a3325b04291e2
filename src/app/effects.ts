import { sameOriginPath } from '../../openapi/same-origin-path.ts';
import { DEFAULT_LOCALE, parseLocale } from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';
import { t, type TextId } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';
import type { AppRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';
import { track } from './tracking.ts';

const END_TEXTS = {
  signedOut: 'session.signedOut',
  rejected: 'session.rejected',
  expired: 'session.expired',
  endedElsewhere: 'session.endedElsewhere',
} as const satisfies Record<string, TextId>;

/** Turns the facts that the site-wide flows announce into navigation, toasts and tracking. */
export function connectEffects(
  runtime: Runtime,
  router: AppRouter,
  textsSettled: Promise<boolean>,
): void {
  const { session, wallet, login, brand } = runtime;
  const address = (path: string): string => {
    const match = parseLocale(router.state.location.href, brand);
    return pathFor(match.kind === 'matched' ? match.locale : DEFAULT_LOCALE, path);
  };

  /** The platform may name a path with its prefix, or only the page (LOGOUT-01). */
  const landing = (path: string): string => {
    const own = sameOriginPath(path) ?? '/';
    const named = parseLocale(own, brand);
    return named.kind === 'matched' ? pathFor(named.locale, named.rest) : address(own);
  };

  session.on('session.authorized', () => {
    wallet.send({ type: 'session.authorized' });
  });

  session.on('session.ended', ({ reason, redirectPath }) => {
    wallet.send({ type: 'session.ended' });
    void import('./query.ts').then(({ forgetPlayerQueries }) => {
      forgetPlayerQueries();
    });
    void textsSettled.then(() => {
      const severity = reason === 'signedOut' ? 'success' : 'warning';
      pushToast({ severity, message: t(END_TEXTS[reason]) });
    });
    // Until the landing page shows, the guards of the page that is being left must not redirect.
    runtime.landing = true;
    void router.navigate({ href: landing(redirectPath ?? '/'), replace: true }).finally(() => {
      runtime.landing = false;
    });
  });

  login.on('login.succeeded', ({ path, bonusCode }) => {
    track('success-login');
    const query = bonusCode === undefined ? '' : `?bonusCode=${encodeURIComponent(bonusCode)}`;
    void router.navigate({ href: `${address(path)}${query}` });
  });

  login.on('coolingOff.failed', ({ failure }) => {
    // LOGIN-07: only logged.
    console.warn('The cooling-off could not be started', failure);
  });
}
