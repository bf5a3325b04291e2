/** What the router's core gives: its own names are as short. */
interface ScrollingRouter {
  readonly _scroll: {
    /** Whether this is set up. */
    r: boolean;
    /** Whether the next page begins at its top. */
    n: boolean;
    /** Whether a hash was navigated to. */
    h: boolean;
  };
  subscribe(
    type: 'onRendered',
    listener: (event: {
      readonly toLocation: {
        readonly hash: string;
        readonly state: { readonly __hashScrollIntoViewOptions?: boolean | ScrollIntoViewOptions };
      };
    }) => void,
  ): unknown;
}

/**
 * Replaces the router's own memory of scrolled places in the build (`vite.config.ts`), which it brings along though
 * it is off: the browser has one. What is left of it: a page begins at its top, or at the hash of its address.
 */
export function setupScrollRestoration(router: ScrollingRouter): void {
  const scroll = router._scroll;
  if (typeof document === 'undefined' || scroll.r) return;
  scroll.r = true;
  router.subscribe('onRendered', ({ toLocation: { hash, state } }) => {
    const toTop = scroll.n;
    scroll.n = true;
    scroll.h = false;
    const options = state.__hashScrollIntoViewOptions ?? true;
    if (hash === '') {
      if (toTop) scrollTo({ top: 0, left: 0 });
    } else if (options !== false)
      document.querySelector(`#${CSS.escape(hash)}`)?.scrollIntoView(options);
  });
}

const unused = (): null => null;
export {
  unused as ScrollRestoration,
  unused as defaultGetScrollRestorationKey,
  unused as getElementScrollRestorationEntry,
  unused as storageKey,
};
