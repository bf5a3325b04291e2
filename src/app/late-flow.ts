import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from './context.tsx';
import { whenIdle } from './idle.ts';

/** A flow beside the pages, in a file of its own that no page waits for. */
export interface LateFlow<Flow> {
  /** Undefined until it was fetched. */
  readonly now: () => Flow | undefined;
  /** Hears when it is there. */
  readonly onFetched: (listener: () => void) => () => void;
  /** Fetches it. It may be asked for again after a failure. */
  readonly fetch: () => Promise<Flow>;
}

export function lateFlow<Flow>(load: () => Promise<Flow>): LateFlow<Flow> {
  let loaded: Flow | undefined;
  const listeners = new Set<() => void>();
  return {
    now: () => loaded,
    onFetched(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async fetch() {
      loaded ??= await load();
      for (const listener of listeners) listener();
      return loaded;
    },
  };
}

/** Fetches a flow in the first quiet moment after it is known who is there; without it, it is not there. */
export function useLateFlow<Flow>(flow: LateFlow<Flow>): Flow | undefined {
  const isKnown = useSession().name !== 'loading';
  const { now, onFetched, fetch } = flow;
  useEffect(() => {
    if (!isKnown) return;
    void whenIdle()
      .then(fetch)
      .catch(() => undefined);
  }, [isKnown, fetch]);
  return useSyncExternalStore(onFetched, now, () => undefined);
}
