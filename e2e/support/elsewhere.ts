import type { BrowserContext, Page } from '@playwright/test';
import { agreedToCookies } from '../../replay/cookie-choice.ts';

/** A page of another browser: it has nothing of the first but the choice of cookies. */
export async function elsewhere(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('No browser');
  const other = await browser.newContext();
  await other.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, agreedToCookies());
  return other.newPage();
}
