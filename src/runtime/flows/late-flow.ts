import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { t, type TextId } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { useRuntime, useSession } from '../context.tsx';
import { whenIdle } from '../idle.ts';
import type { Runtime } from '../runtime.ts';

/** A flow beside the pages, in a file of its own that no page waits for. */
export interface LateFlow<Flow> {
  /** Undefined until it was fetched. */
  readonly now: () => Flow | undefined;
  /** Subscribes to its arrival. */
  readonly onFetched: (listener: () => void) => () => void;
  /** Fetches it; may be called again after a failure. */
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

/**
 * Fetches a flow in the first quiet moment after the player is known; where the fetch fails, there is none.
 * @param isWanted false as long as nobody here has a use for it
 */
export function useLateFlow<Flow>(flow: LateFlow<Flow>, isWanted = true): Flow | undefined {
  const isDue = useSession().name !== 'loading' && isWanted;
  const { now, onFetched, fetch } = flow;
  useEffect(() => {
    if (!isDue) return;
    void whenIdle()
      .then(fetch)
      .catch(() => undefined);
  }, [isDue, fetch]);
  return useSyncExternalStore(onFetched, now, () => undefined);
}

/** Opens a flow, fetched if need be; says so when it cannot be fetched. Both functions stay the same. */
export function useOpen<Flow>(
  { fetch: load }: LateFlow<Flow>,
  open: (flow: Flow, runtime: Runtime) => void,
  unavailable: TextId,
): () => void {
  const runtime = useRuntime();
  return useCallback(() => {
    load().then(
      (flow) => {
        open(flow, runtime);
      },
      () => {
        pushToast({ severity: 'error', message: t(unavailable) });
      },
    );
  }, [load, open, runtime, unavailable]);
}
