import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SLOW_LINE } from '../../../tools/lib/slow-line.ts';
import {
  freePlay,
  openGamePage,
  openPhoneOfPlayer,
  openTouchPhone,
  playNow,
  type Place,
} from './place.ts';

type Line = typeof SLOW_LINE;

async function slowDown(page: Page, line: Line): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
}

/** Runs in a page: ms until an element is there. @param began by the page's own clock; none: from now on */
const until = (page: Page, selector: string, press: string | undefined): Promise<number> =>
  page.evaluate(
    ({ wanted, button }) =>
      new Promise<number>((resolve) => {
        const began = button === undefined ? 0 : performance.now();
        const look = (): void => {
          if (document.querySelector(wanted)) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        if (button !== undefined) document.querySelector<HTMLElement>(button)?.click();
        look();
      }),
    { wanted: selector, button: press },
  );

/** The intent: a finger that comes down stays there for a while. */
const INTENT = 100;

interface Pressed {
  readonly ms: number;
  /** The address of the frame. */
  readonly frame: string;
}

/** From the press on a way into the game until it can be played, cold but for the game's page. */
async function pressedReady(
  context: BrowserContext,
  place: Place,
  line: Line,
  way: (page: Page) => Locator,
): Promise<Pressed> {
  try {
    const page = await openGamePage(context, place, 'load');
    await way(page).waitFor();
    await slowDown(page, line);
    await way(page).evaluate((button) => button.setAttribute('data-pressed', ''));
    await way(page).dispatchEvent('pointerdown');
    await page.waitForTimeout(INTENT);
    const ms = await until(page, '[data-in-game="playing"]', '[data-pressed]');
    const frame = (await page.locator('iframe[data-game]').getAttribute('src')) ?? '';
    return { ms: ms + INTENT, frame };
  } finally {
    await context.close();
  }
}

export const pressedFree = async (place: Place, line: Line): Promise<Pressed> =>
  pressedReady(await openTouchPhone(place), place, line, freePlay);

/** @param run told apart from others, whose players are others */
export const pressedForMoney = async (place: Place, line: Line, run: number): Promise<Pressed> =>
  pressedReady(await openPhoneOfPlayer(place, `press${run}`), place, line, playNow);

/** From the navigation until the same game can be played, alone in a browser that knows nothing of it; ms. */
export async function aloneReady(place: Place, line: Line, frame: string): Promise<number> {
  const context = await openTouchPhone(place);
  try {
    const page = await context.newPage();
    await slowDown(page, line);
    await page.goto(frame, { waitUntil: 'commit' });
    return await until(page, '[data-part="balance"]', undefined);
  } finally {
    await context.close();
  }
}
