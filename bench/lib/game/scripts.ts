import type { Page } from '@playwright/test';
import { openSettled } from '../phone.ts';
import {
  freePlay,
  openGamePage,
  openPhoneOfPlayer,
  openTouchPhone,
  playing,
  playNow,
  type Place,
} from './place.ts';

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

/** Until a page has fetched what it needs later, ms; it asks for more now and then, so the network is never idle. */
const SETTLED = 3_000;

/**
 * The site's own scripts that the page of an open game brings to somebody who has begun to use the home page, bytes;
 * what is fetched once the game can be played is among them.
 */
export async function scriptsOf(place: Place, visitor: 'guest' | 'player'): Promise<number> {
  const isGuest = visitor === 'guest';
  const context = isGuest ? await openTouchPhone(place) : await openPhoneOfPlayer(place, 'scripts');
  try {
    const front = await openSettled(context, `${place.origin}/en-UN/`, 'load');
    await front.keyboard.press('Tab');
    await front.waitForTimeout(SETTLED);
    const home = new Set((await scripts(front)).map(({ path }) => path));
    const page = await openGamePage(context, place, 'load');
    await (isGuest ? freePlay(page) : playNow(page)).click();
    await playing(page);
    await page.waitForTimeout(SETTLED);
    return (await scripts(page))
      .filter(({ path }) => !home.has(path))
      .reduce((total, { size }) => total + size, 0);
  } finally {
    await context.close();
  }
}
