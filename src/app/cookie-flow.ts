import type * as flow from '../site/cookies/CookieFlow.tsx';

type CookieFlow = typeof flow;

let loaded: CookieFlow | undefined;
const listeners = new Set<() => void>();

/** Undefined until it was fetched. */
export const cookieFlow = (): CookieFlow | undefined => loaded;

export function onCookieFlow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Fetches what asks about cookies. It may be asked for again after a failure. */
export async function loadCookieFlow(): Promise<CookieFlow> {
  loaded ??= await import('../site/cookies/CookieFlow.tsx');
  for (const listener of listeners) listener();
  return loaded;
}
