import { fromCallback, type EventObject } from 'xstate';

/** How long a page must have been out of sight before its return counts, in ms. */
const LEFT_FOR_A_WHILE = 60_000;

/** How often it is looked whether time stood still, in ms. */
const TICK = 15_000;
/** Between two looks, in ms, beyond which the device was asleep: pages out of sight are let tick once a minute. */
const ASLEEP = 90_000;

/** Calls back when the page is looked at again after it was left for a while. @returns ends it */
function onReturn(listener: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  const onChange = (): void => {
    const isBack = document.visibilityState === 'visible';
    if (isBack && Date.now() - leftAt >= LEFT_FOR_A_WHILE) listener();
    leftAt = document.visibilityState === 'hidden' ? Date.now() : Number.POSITIVE_INFINITY;
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Calls back when the page may have missed something: it is looked at again after it was left for a while, the
 * device slept with it in sight, or has a network again. @returns ends it
 */
export function onWake(listener: () => void): () => void {
  let last = Date.now();
  const tick = setInterval(() => {
    const slept = Date.now() - last >= ASLEEP;
    last = Date.now();
    if (slept) listener();
  }, TICK);
  const stop = onReturn(listener);
  addEventListener('online', listener);
  return () => {
    clearInterval(tick);
    stop();
    removeEventListener('online', listener);
  };
}

/** Tells the site when the page may have missed something. */
export const watchPage = fromCallback<EventObject>(({ sendBack }) =>
  onWake(() => {
    sendBack({ type: 'page.returned' });
  }),
);
