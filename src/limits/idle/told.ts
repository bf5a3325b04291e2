/** Whether the player of the session that ended is still to be told why. */
let isTold = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  isTold = now;
  for (const listener of listeners) listener();
}

/**
 * The session ended because nothing was done for too long: the landing page says so.
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
