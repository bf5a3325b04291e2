import { useSyncExternalStore } from 'react';

/** How much of each file that is on its way has left this device, from 0 to 1. */
const sent = new WeakMap<Blob, number>();
const listeners = new Set<() => void>();

/** Says how far a file is. */
export function tellProgress(file: Blob, part: number): void {
  sent.set(file, part);
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How much of a file has left, from 0 to 1. */
export const useProgress = (file: Blob | undefined): number =>
  useSyncExternalStore(
    listen,
    () => (file === undefined ? 0 : (sent.get(file) ?? 0)),
    () => 0,
  );
