import { useSyncExternalStore } from 'react';
import { viewOf, type View } from '../address.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('hashchange', listener);
  };
};

/** The part of the address after `#`. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => globalThis.location.hash);

/** The view that the address asks for. */
export const useView = (): View => viewOf(useHash());

/** Replaces the address by a more precise one; the way back does not lead through it. */
export function refine(hash: string): void {
  history.replaceState(history.state, '', hash);
  for (const listener of listeners) listener();
}

export function go(hash: string): void {
  globalThis.location.hash = hash;
  // The browser tells later: until then a press would seem to do nothing.
  for (const listener of listeners) listener();
}
