import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { keep } from './opened.ts';
import { PHONE_AGENT } from './page-load.ts';

/** Lets the pages of a browser open without the notice about cookies. */
export const chosen = (context: BrowserContext): Promise<unknown> =>
  keep(context, cookieChoice({ performanceFunctional: false, marketing: false }));

/** A phone of 390 × 844 on this machine's own line, whose owner has refused what is not essential. */
export async function openPhone(
  { browser }: { readonly browser: Browser },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    userAgent: PHONE_AGENT,
    ...options,
  });
  await chosen(context);
  return context;
}

/**
 * A page that is no longer only what the server sent: its links lead on within it.
 * @param waitUntil a player's page listens for news, so its network is never idle
 */
export async function openSettled(
  context: BrowserContext,
  url: string,
  waitUntil: 'networkidle' | 'load' = 'networkidle',
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil });
  await page.locator('html[data-session]').waitFor({ state: 'attached' });
  return page;
}
