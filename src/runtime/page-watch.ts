import { fromCallback, type EventObject } from 'xstate';

/** How long a page must have been out of sight before its return counts, in ms. */
const LEFT_FOR_A_WHILE = 60_000;

/** Time between two checks whether time stood still, in ms. */
const TICK = 15_000;
/** Longest time between two checks, in ms, of a device that was awake: hidden pages may tick once a minute. */
const ASLEEP = 90_000;

/** Calls back when somebody returns to the page after a while. @returns ends it */
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
 * Calls back when the page may have missed something: somebody returns to it after a while, the device slept with
 * it in sight, or has a network again.
 * @returns ends it
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
