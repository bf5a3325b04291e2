import type { Browser, BrowserContext } from '@playwright/test';
import { cookieChoice } from '../../../replay/cookie-choice.ts';
import type { BrandId } from '../../../reference/brands.ts';
import { keep } from '../opened.ts';
import { PHONE_AGENT } from '../page-load.ts';

/** A site of which lobbies are measured, and a browser. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly brand: BrandId;
}

/** Ids of documents that both brands have under other names: a category of nearly everything, and an offer. */
export const NAMES = {
  northlight: { slots: 'slots', offer: 'welcome-bonus' },
  'sol-alta': { slots: 'slot-games', offer: 'sunny-start' },
} as const satisfies Record<BrandId, unknown>;

/** @param path after the locale */
export const urlOf = ({ origin, brand }: Place, path: string): string =>
  `${origin}/en-UN${path}?brand=${brand}`;

/** Without the notice about cookies. */
export const chosen = (context: BrowserContext): Promise<unknown> =>
  keep(context, cookieChoice({ performanceFunctional: false, marketing: false }));

/** A phone of 390 × 844 on this machine's own line. @param dots of its screen to a px */
export async function openPhone({ browser }: Place, dots = 1): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: dots,
    userAgent: PHONE_AGENT,
  });
  await chosen(context);
  return context;
}
