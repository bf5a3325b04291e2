import { deviceStorage } from '../../api/safe-storage.ts';
import { IDLE_KEY } from '../../api/token-store.ts';

/** Whether the player of the session that ended must still be told why. */
let isTold = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  isTold = now;
  for (const listener of listeners) listener();
}

/**
 * Notes that the session ended because nobody did anything for too long: the landing page says so.
 * @public the effects of the site fetch it late
 */
export const tellIdle = (): void => set(true);
export const closeIdle = (): void => set(false);
export const isIdleTold = (): boolean => isTold;

export function onIdleTold(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Leaves word for other tabs, which hear of the end before they hear why. */
export const noteIdleEnd = (): void => void deviceStorage.set(IDLE_KEY, 'yes');

/** Somebody is here again: the end of an earlier session does not concern them. */
export const forgetIdleEnd = (): void => deviceStorage.remove(IDLE_KEY);
