let on = false;
const listeners = new Set<() => void>();

/** Whether a call was answered by "under maintenance" (NS-51); a reload asks anew. */
export const maintenance = {
  announce(): void {
    on = true;
    for (const listener of listeners) listener();
  },
  isOn: (): boolean => on,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
