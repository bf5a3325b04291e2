import { useSyncExternalStore } from 'react';

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
