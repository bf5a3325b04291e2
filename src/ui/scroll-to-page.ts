import type { AnyRouter } from '@tanstack/react-router';

/**
 * Replaces the router's scroll restoration in the build (`vite.config.ts`): the browser restores places itself, and a
 * first visit need not carry code that is never asked to. What is left of it: a new page begins at its top, or at the
 * part that its address names.
 */
export function setupScrollRestoration(router: AnyRouter): void {
  const scroll = router._scroll;
  if (scroll.r) return;
  scroll.r = true;
  router.subscribe('onRendered', ({ toLocation: { hash, state } }) => {
    const begins = scroll.n;
    scroll.n = true;
    scroll.h = false;
    const isShown = state.__hashScrollIntoViewOptions ?? true;
    if (hash === '') {
      if (begins) window.scrollTo(0, 0);
    } else if (isShown !== false) document.getElementById(hash)?.scrollIntoView(isShown);
  });
}

/** No page of the site is rendered with the router's script. */
export const ScrollRestoration = (): null => null;

const unused = (): never => {
  throw new Error('The router restores no places here.');
};
export {
  unused as defaultGetScrollRestorationKey,
  unused as getElementScrollRestorationEntry,
  unused as storageKey,
};
