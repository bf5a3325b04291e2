import type { HistoryState } from '@tanstack/react-router';
import { DEFAULT_LOCALE, parseLocale } from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';
import { t, type TextId } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';
import type { AppRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';
import { returnedReference, wayBack } from './way-back.ts';

const END_TEXTS = {
  signedOut: 'session.signedOut',
  rejected: 'session.rejected',
  expired: 'session.expired',
  endedElsewhere: 'session.endedElsewhere',
} as const satisfies Record<string, TextId>;

/** A page that was left for this long asks anew what the player may do, in ms. */
const LEFT_FOR_A_WHILE = 60_000;

/**
 * Turns the facts that the site-wide flows announce into navigation, toasts and tracking, and tells them
 * of the page. @returns what ends the listening to the page
 */
export function connectEffects(
  runtime: Runtime,
  router: AppRouter,
  textsSettled: Promise<boolean>,
): () => void {
  const { session, wallet, brand } = runtime;
  const address = (path: string): string => {
    const match = parseLocale(router.state.location.href, brand);
    return pathFor(match.kind === 'matched' ? match.locale : DEFAULT_LOCALE, path);
  };

  /** The platform may name a path with its prefix, or only the page (LOGOUT-01). */
  const landing = (path: string): string => {
    const named = parseLocale(path, brand);
    return named.kind === 'matched' ? pathFor(named.locale, named.rest) : address(path);
  };

  /** For whose session was over when the payment provider led back: the next log in leads to the result. */
  const afterReturn = (): HistoryState | undefined => {
    const { pathname, searchStr } = router.state.location;
    if (returnedReference(searchStr) === undefined) return undefined;
    const match = parseLocale(pathname, brand);
    return match.kind === 'matched' ? { from: wayBack(match.rest, searchStr) } : undefined;
  };

  const forgetQueries = (): void => {
    void import('./query.ts').then(({ forgetPlayerQueries }) => {
      forgetPlayerQueries();
    });
  };

  let player: string | undefined;
  session.on('session.authorized', ({ playerId }) => {
    // Another one may have logged in in another tab (LOGOUT-02).
    if (player !== undefined && player !== playerId) forgetQueries();
    player = playerId;
    wallet.send({ type: 'session.authorized' });
  });

  let isTold = false;
  session.subscribe((snapshot) => {
    if (!snapshot.hasTag('authorized')) return;
    const isOnlyHere = !runtime.isSessionKept();
    if (isOnlyHere && !isTold) {
      void textsSettled.then(() => {
        pushToast({ severity: 'warning', message: t('session.onlyHere') });
      });
    }
    isTold = isOnlyHere;
  });

  session.on('session.ended', ({ reason, redirectPath }) => {
    wallet.send({ type: 'session.ended' });
    player = undefined;
    forgetQueries();
    void textsSettled.then(() => {
      const severity = reason === 'signedOut' ? 'success' : 'warning';
      pushToast({ severity, message: t(END_TEXTS[reason]) });
    });
    // Until the landing page shows, the guards of the page that is being left must not redirect.
    runtime.landing = true;
    const state = reason === 'signedOut' ? undefined : afterReturn();
    const href = landing(redirectPath ?? '/');
    void router.navigate({ href, replace: true, ...(state && { state }) }).finally(() => {
      runtime.landing = false;
    });
  });

  return whenReturned(LEFT_FOR_A_WHILE, () => {
    session.send({ type: 'standing.doubted' });
  });
}

/** Calls back when the page is looked at again after so long out of sight, in ms. @returns what ends that */
function whenReturned(away: number, onReturn: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  const onChange = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - leftAt >= away) onReturn();
    leftAt = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY;
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}
