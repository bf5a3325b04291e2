import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** The first wait before another try, and the longest, in ms; each is twice the one before. */
const FIRST = 5_000;
const LONGEST = 60_000;

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False while the device itself says that it has no network; true proves nothing. */
export const isOnline = (): boolean => navigator.onLine;
export const useOnline = (): boolean => useSyncExternalStore(onNetwork, isOnline, () => true);

/**
 * Repeats a call that reached nobody: at once when there is a network again, and meanwhile less and less often.
 * Without a network nothing is tried.
 * @param isTrying a try is under way: the next wait begins after it
 */
export function useTryAgain(tryAgain: () => void, isTrying = false): void {
  const tries = useRef(0);
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    if (isTrying) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      timer = setTimeout(
        () => {
          if (isOnline()) again();
          plan();
        },
        Math.min(FIRST * 2 ** tries.current, LONGEST),
      );
      tries.current += 1;
    };
    const back = (): void => {
      tries.current = 0;
      again();
    };
    plan();
    addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, [isTrying]);
}
