let on = false;
const listeners = new Set<() => void>();

/** Notes that a call was answered by "under maintenance" (NS-51); a reload asks anew. */
export function announceMaintenance(): void {
  on = true;
  for (const listener of listeners) listener();
}

export const isUnderMaintenance = (): boolean => on;

export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
