import { fromCallback, type EventObject } from 'xstate';

/** How long a page must have been out of sight before its return counts, in ms. */
const LEFT_FOR_A_WHILE = 60_000;

/** Calls back when the page is looked at again after it was left for a while. @returns ends it */
export function onReturn(listener: () => void): () => void {
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

/** Tells when the page is looked at again after it was left for a while. */
export const watchPage = fromCallback<EventObject>(({ sendBack }) =>
  onReturn(() => {
    sendBack({ type: 'page.returned' });
  }),
);
