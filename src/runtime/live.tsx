import { useEffect, useSyncExternalStore } from 'react';

let resolveLive: () => void;
const live = new Promise<void>((resolve) => {
  resolveLive = resolve;
});

/** Resolves when the scripts have taken over the page, frame and all. */
export const whenLive = (): Promise<void> => live;

/** For pages that the scripts show themselves. */
export const announceLive = (): void => {
  resolveLive();
};

/**
 * Lets presses through to a part of the page: the server made `inert` all that only works with scripts, and React
 * leaves that as it is. The frame and the page in it are taken over one after the other, so each says for itself
 * when it is live.
 */
export function useLive(part: 'frame' | 'page'): void {
  useEffect(() => {
    for (const element of document.querySelectorAll('#root [inert]')) {
      const inPage = element.closest('main') !== null;
      if (inPage === (part === 'page')) element.removeAttribute('inert');
    }
    // The page is within the frame, so it comes last.
    if (part === 'page') resolveLive();
  }, [part]);
}

/** {@link useLive} for a page that is only markup. */
export function LivePage() {
  useLive('page');
  return null;
}

const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows. While the page takes over the server's markup, it is the server's value, so
 * that the markup is found as it is.
 */
export const useOnceLive = <Value,>(known: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, known, () => onServer);
