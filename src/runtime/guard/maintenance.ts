let on = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (on === next) return;
  on = next;
  for (const listener of listeners) listener();
}

/** Notes the answer "under maintenance" of a call (NS-51). */
export const announceMaintenance = (): void => {
  set(true);
};

/** Notes that the platform answers again. */
export const announceEndOfMaintenance = (): void => {
  set(false);
};

export const isUnderMaintenance = (): boolean => on;

export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
