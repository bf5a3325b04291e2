import type { Page } from '@playwright/test';

/** Counts the browser's calls from now on, by method and end of the path. */
export function countCalls(page: Page, method: string, pathEnd: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(pathEnd)) {
      count += 1;
    }
  });
  return () => count;
}

/**
 * Calls to a path wait until they are let go: what the page shows meanwhile has all the time that it needs.
 * @returns lets them go
 */
export async function holdCalls(page: Page, pathEnd: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith(pathEnd),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

/**
 * The next calls to a path get no answer: lost on the way there, or on the way back, when the platform has done
 * its work. It is done in the browser because Chromium, by itself, sends a call again whose kept-alive connection
 * was closed: the control API's `dropBefore` and `dropAfterCommit` are answered then, and the site never hears of
 * them.
 */
export async function loseCalls(
  page: Page,
  pathEnd: string,
  moment: 'before' | 'after',
  times = 1,
): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(pathEnd),
    async (route) => {
      if (moment === 'after') await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
}
