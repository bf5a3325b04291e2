import { isRendered } from './content/page-content.ts';

/** Longest wait for a quiet moment, ms. */
const PATIENCE = 3_000;

let loaded: Promise<void> | undefined;

/**
 * Resolves in a quiet moment after the page has loaded: for code that the first screen does not
 * need. Before there is a page, at once.
 */
export function whenIdle(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  loaded ??= new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
  return loaded.then(
    () =>
      new Promise((resolve) => {
        // Safari has no idle callbacks.
        if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
        else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
      }),
  );
}

/** Resolves when the visitor begins to use the page: for code that reading it does not need. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'keydown', 'focusin'] as const;
    const used = (): void => {
      for (const sign of signs) removeEventListener(sign, used, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true });
  });
}

/** Resolves when the server's markup, if there is any, has been taken over: no code is needed before that. */
export function whenTakenOver(): Promise<void> {
  const isServed = typeof document !== 'undefined' && isRendered(document);
  return isServed ? whenIdle() : Promise.resolve();
}
