import { useSyncExternalStore } from 'react';
import { viewOf, type View } from '../address.ts';

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('hashchange', listener);
  return () => globalThis.removeEventListener('hashchange', listener);
};

/** The part of the address after `#`. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => globalThis.location.hash);

/** What the address asks for. */
export const useView = (): View => viewOf(useHash());

export function go(hash: string): void {
  globalThis.location.hash = hash;
}
