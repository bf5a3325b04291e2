import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Database } from '../../../backend/platform/database.ts';
import { agreedToCookies } from '../../../replay/cookie-choice.ts';
import { t } from '../../../replay/texts.ts';
import { keep } from '../opened.ts';
import { PHONE_AGENT } from '../page-load.ts';

/** A platform with its site, and a browser. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly db: Database;
}

/** A slot of the catalogue that ships. */
const GAME = '/en-UN/play/crimson-planet';

/** A phone with a choice about cookies. @param kept what else its storage has */
export async function openPhone(
  { browser }: Place,
  kept: Readonly<Record<string, string>> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    userAgent: PHONE_AGENT,
  });
  await keep(context, { ...agreedToCookies(), ...kept });
  return context;
}

/** The page of the game, which leads on within itself. */
export async function openGamePage(context: BrowserContext, { origin }: Place): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}${GAME}`, { waitUntil: 'networkidle' });
  await page.locator('html[data-session]').waitFor({ state: 'attached' });
  return page;
}

export const freePlay = (page: Page) => page.getByRole('button', { name: t('games.try') });
export const playing = (page: Page) => page.locator('[data-in-game="playing"]').waitFor();
