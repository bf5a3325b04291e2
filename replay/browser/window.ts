import type { BrowserContext, Page } from '@playwright/test';

/**
 * A page of the same browser in a window of its own. A tab would lie over the first page, and what nobody sees is
 * drawn once a second: each press there would wait for it.
 */
export async function newWindow(context: BrowserContext): Promise<Page> {
  const [first = await context.newPage()] = context.pages();
  const opens = context.waitForEvent('page');
  await first.evaluate(() => window.open('about:blank', '_blank', 'popup,noopener'));
  return opens;
}
