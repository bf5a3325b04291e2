import type { HistoryState } from '@tanstack/react-router';
import { DEFAULT_LOCALE, parseLocale } from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';
import { t, type TextId } from '../texts/index.ts';
import { withPart } from '../ui/parts.ts';
import { pushToast, recallToasts, type Toast } from '../ui/toasts.ts';
import { besidePlayer } from './player-host.tsx';
import type { AppRouter } from './router.tsx';
import type { Runtime } from '../runtime/runtime.ts';
import { wayBack } from '../runtime/pages/way-back.ts';

/** The good news of a higher loyalty level. */
const LEVEL = 'level';

/** Connects the shell to the facts that the site's chart announces: reads, words, navigation. */
export function connectEffects(
  { site, brand }: Runtime,
  router: AppRouter,
  textsSettled: Promise<boolean>,
): void {
  const say = (severity: Toast['severity'], text: TextId, more: Partial<Toast> = {}): void => {
    void textsSettled.then(() => {
      pushToast({ severity, message: t(text), ...more });
    });
  };
  const forgetLevel = (): void => recallToasts(LEVEL);
  site.on('reads.outlived', () => {
    forgetLevel();
    // Without it nothing was read that had to be forgotten.
    withPart(import('../runtime/query.ts'), ({ forgetPlayerQueries }) => {
      forgetPlayerQueries();
    });
  });
  site.on('player.left', ({ reason }) => {
    // It came with the parts beside a player's pages; without them the page itself shows a visitor.
    withPart(import('./player-left.ts'), ({ playerLeft }) =>
      playerLeft(reason, textsSettled, besidePlayer.fetch),
    );
  });
  site.on('session.onlyHere', () => {
    say('warning', 'session.toast.onlyHere');
  });
  site.on('level.reached', () => {
    const onGone = (): void => site.send({ type: 'level.read' });
    say('success', 'session.toast.levelReached', { of: LEVEL, onGone });
  });
  site.on('level.old', forgetLevel);
  site.on('landing.begun', ({ path, withWayBack }) => {
    const state = withWayBack ? afterReturn() : undefined;
    const landing = { href: landingAt(path), replace: true, ...(state && { state }) };
    void router.navigate(landing).finally(() => {
      site.send({ type: 'landing.shown' });
    });
  });

  /** The platform may name a path with its prefix, or only the page (LOGOUT-01). */
  function landingAt(path: string): string {
    const named = parseLocale(path, brand);
    if (named.kind === 'matched') return pathFor(named.locale, named.rest);
    const here = parseLocale(router.state.location.href, brand);
    return pathFor(here.kind === 'matched' ? here.locale : DEFAULT_LOCALE, path);
  }

  /** For a player whose session was over when the payment provider led back: the next log in leads to the result. */
  function afterReturn(): HistoryState | undefined {
    const { pathname, search } = router.state.location;
    if (search.deposit === undefined) return undefined;
    const match = parseLocale(pathname, brand);
    return match.kind === 'matched' ? { from: wayBack(match.rest, search) } : undefined;
  }
}
