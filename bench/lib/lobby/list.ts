import type { Page } from '@playwright/test';
import { t } from '../../../replay/texts.ts';
import { median } from '../figures.ts';
import { framesOf, showRows, stillFrames, type Scroll } from '../scroll.ts';
import { openPhone } from '../phone.ts';
import { NAMES, urlOf, type Place } from './place.ts';

/** A finger that reads, and one that looks for something: ten screens. */
const SLOW: Scroll = { distance: 4_000, speed: 800 };
const FAST: Scroll = { distance: 8_440, speed: 6_000 };
/** The last frame before a screen of 60 Hz has missed two, ms. */
const LATE = 33.4;

/** A long list of games on a phone. */
export interface Listed {
  /** Until the first tile has its picture, ms. */
  readonly ready: number;
  readonly tiles: number;
  /** The most that were there while it scrolled. */
  readonly elements: number;
  /** Frames a second; of a page without scripts, too. */
  readonly slow: number;
  readonly fast: number;
  readonly still: number;
  readonly late: number;
  /** Tiles in the window without a picture 100 ms after a fast scroll. */
  readonly empty: number;
  /** Bytes of pictures. */
  readonly first: number;
  readonly sixty: number;
  /** The same of the first screen where a px has three dots. */
  readonly fine: number;
}

/** When the first tile of a list is painted with its picture, ms of the page's clock. */
const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const picture = document.querySelector<HTMLImageElement>('[data-size] img');
          if (picture?.complete === true && picture.naturalWidth > 0) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const emptyTiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-size] img')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const picture = one as HTMLImageElement;
        return bottom > 0 && top < innerHeight && !(picture.complete && picture.naturalWidth > 0);
      }).length,
  );

const pictureBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/content/images/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

async function firstScreen(place: Place, dots: number): Promise<{ ready: number; bytes: number }> {
  const context = await openPhone(place, { deviceScaleFactor: dots });
  const page = await context.newPage();
  await page.goto(urlOf(place, `/online-casino/${NAMES[place.brand].slots}`));
  const ready = await painted(page);
  await page.waitForLoadState('networkidle');
  const bytes = await pictureBytes(page);
  await context.close();
  return { ready, bytes };
}

/** @param slowdown of the processor while it scrolls */
export async function listOf(
  place: Place,
  { runs, most, slowdown }: { runs: number; most: number; slowdown: number },
): Promise<Listed> {
  const firsts = [];
  for (let run = 0; run < runs; run += 1) firsts.push(await firstScreen(place, 1));
  const { bytes: fine } = await firstScreen(place, 3);
  const context = await openPhone(place);
  try {
    const page = await context.newPage();
    await page.goto(urlOf(place, `/online-casino/${NAMES[place.brand].slots}`));
    await painted(page);
    await showRows(page, t('lobby.more'), 60);
    const devtools = await context.newCDPSession(page);
    await framesOf(page, devtools, SLOW);
    await page.waitForLoadState('networkidle');
    const sixty = await pictureBytes(page);
    const tiles = await showRows(page, t('lobby.more'), most);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const fromTop = async (scroll: Scroll) => {
      await page.evaluate(() => scrollTo(0, 0));
      return framesOf(page, devtools, scroll);
    };
    // Once through, so that the cache is warm.
    await fromTop(FAST);
    const slow = await fromTop(SLOW);
    const fast = await fromTop(FAST);
    await page.waitForTimeout(100);
    const empty = await emptyTiles(page);
    return {
      ready: median(firsts.map(({ ready }) => ready)),
      tiles,
      elements: Math.max(slow.nodes, fast.nodes),
      slow: slow.frames,
      fast: fast.frames,
      still: await stillFrames(context, 500, FAST, slowdown),
      late: [...slow.times, ...fast.times].filter((time) => time > LATE).length,
      empty,
      first: Math.max(...firsts.map(({ bytes }) => bytes)),
      sixty,
      fine,
    };
  } finally {
    await context.close();
  }
}
