import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
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

async function slowDown(page: Page, line: Line): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return devtools;
}

/** Runs in a page: ms until an element is there, by the page's own clock, since the navigation or the next touch. */
const until = (page: Page, selector: string, from: 'navigation' | 'touch'): Promise<number> =>
  page.evaluate(
    ({ wanted, isTouched }) =>
      new Promise<number>((resolve) => {
        let began = 0;
        const touched = ({ timeStamp }: Event): void => {
          began = timeStamp;
        };
        if (isTouched) addEventListener('pointerdown', touched, { once: true, capture: true });
        const look = (): void => {
          if (document.querySelector(wanted)) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: selector, isTouched: from === 'touch' },
  );

/** Until a page has all that it shows, ms. */
const SETTLED = 3_000;
/** How long a finger stays down, ms. */
const TOUCH = 100;

/** A finger that comes down and is lifted, with every event that a browser makes of it. */
async function touch(devtools: CDPSession, page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button cannot be seen');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TOUCH);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Pressed {
  readonly ms: number;
  /** The address of the frame. */
  readonly frame: string;
}

/** From the touch of a way into the game until it can be played, cold but for the game's page, which has settled. */
async function pressedReady(
  context: BrowserContext,
  place: Place,
  line: Line,
  way: (page: Page) => Locator,
): Promise<Pressed> {
  try {
    const page = await openGamePage(context, place, 'load');
    const button = way(page);
    await button.scrollIntoViewIfNeeded();
    // A player's page asks for more now and then, so its network is never idle.
    await page.waitForTimeout(SETTLED);
    const devtools = await slowDown(page, line);
    const [ms] = await Promise.all([
      until(page, '[data-in-game="playing"]', 'touch'),
      touch(devtools, page, button),
    ]);
    const frame = (await page.locator('iframe[data-game]').getAttribute('src')) ?? '';
    return { ms, frame };
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
    return await until(page, '[data-part="balance"]', 'navigation');
  } finally {
    await context.close();
  }
}
