import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

/** How many messages the player has not read, as far as the inbox says. */
export function tellUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function onUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useUnread = (): number =>
  useSyncExternalStore(
    onUnread,
    () => unread,
    () => 0,
  );
