let heardAt = 0;
const listeners = new Set<() => void>();

/** When content that was read at `at` counts as read: never, if something changed since. */
export const readAt = (at: number): number => (at <= heardAt ? 0 : at);

/** Notes that content changed: what a page came with is old. */
export function announceContentNews(): void {
  heardAt = Date.now();
  for (const listener of listeners) listener();
}

export function onContentNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
