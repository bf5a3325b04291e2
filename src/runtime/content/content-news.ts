let heardAt = 0;
const listeners = new Set<() => void>();

/** The time that a read at `at` counts from: never, if content changed since. */
export const readAt = (at: number): number => (at <= heardAt ? 0 : at);

/** Notes that content changed: the page's own content is old. */
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
