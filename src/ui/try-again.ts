import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The first wait before another try, and the longest, in ms; each is twice the one before. */
const FIRST = 5_000;
const LONGEST = 60_000;

/** Calls whenever the network comes or goes. */
export function onNetwork(listener: () => void): () => void {
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
 * Repeats a call that reached nobody: at once when there is a network again, and meanwhile less and less
 * often. Without a network nothing is tried.
 */
export function useTryAgain(tryAgain: () => void): void {
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      timer = setTimeout(
        () => {
          if (isOnline()) again();
          plan();
        },
        Math.min(FIRST * 2 ** tries, LONGEST),
      );
      tries += 1;
    };
    const back = (): void => {
      tries = 0;
      again();
    };
    plan();
    addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, []);
}
