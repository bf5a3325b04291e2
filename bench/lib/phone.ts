import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { keep } from './opened.ts';

/** The window of a phone, CSS px. */
export const PHONE_WINDOW = { width: 390, height: 844 } as const;

/** What a phone says that it is. */
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Lets the pages of a browser open without the notice about cookies. */
export const chosen = (context: BrowserContext): Promise<unknown> =>
  keep(context, cookieChoice({ performanceFunctional: false, marketing: false }));

/** A phone of 390 × 844 on this machine's own line, whose owner has refused what is not essential. */
export async function openPhone(
  { browser }: { readonly browser: Browser },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE_WINDOW,
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
