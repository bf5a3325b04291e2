import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PortResult } from '../support/stage.ts';

/** Holds the texts that a page asks for, until it is said what becomes of them. */
export async function holdTexts(page: Page) {
  const held: Route[] = [];
  const own = { withheld: false };
  await page.route('**/locales/*/default.json', (route) => void held.push(route));
  await page.route(/\/fallback[^/]*\.js$/, (route) =>
    own.withheld ? route.abort('connectionreset') : route.continue(),
  );
  const take = async (): Promise<Route> => {
    await expect.poll(() => held.length, { message: 'texts are asked for' }).toBeGreaterThan(0);
    return held.shift() as Route;
  };
  return async (name: string, result: PortResult): Promise<void> => {
    const route = await take();
    if ('answer' in result) {
      if (result.answer === 'unsupported') return route.fulfill({ status: 404 });
      return route.continue();
    }
    // The default texts come with the site, too: only without both they fail.
    own.withheld = name === 'loadDefaultTexts';
    return route.fulfill({ status: 503 });
  };
}
