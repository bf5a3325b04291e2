import type { Page } from '@playwright/test';
import { freePlay, openGamePage, openTouchPhone, playing, type Place } from './place.ts';

interface Script {
  readonly path: string;
  /** Compressed, bytes. */
  readonly size: number;
}

const scripts = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        size: encodedBodySize,
      })),
  );

/** The site's own scripts on the home page, and on the page of a game that was opened. */
export async function scriptsOf(
  place: Place,
): Promise<{ readonly home: Script[]; readonly game: Script[] }> {
  const context = await openTouchPhone(place);
  try {
    const front = await context.newPage();
    await front.goto(`${place.origin}/en-UN/`, { waitUntil: 'networkidle' });
    const home = await scripts(front);
    const page = await openGamePage(context, place);
    await freePlay(page).click();
    await playing(page);
    // What is fetched once the game is there; it asks for more now and then, so the network is never idle.
    await page.waitForTimeout(3_000);
    return { home, game: await scripts(page) };
  } finally {
    await context.close();
  }
}
