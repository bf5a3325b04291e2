import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Outcome } from '../openapi/types.ts';
import { cookieChoice } from '../replay/cookie-choice.ts';
import { t } from '../replay/texts.ts';
import { BRAND_FACTS, type BrandId } from '../reference/brands.ts';
import { median } from './lib/figures.ts';
import { keep, openBench, option } from './lib/opened.ts';
import { framesOf, stillFrames, type Scroll } from './lib/scroll.ts';

/**
 * Measures a lobby of 5,000 games on a phone of 390 × 844: until the first tiles show, how many elements its list
 * has, how it scrolls, which tiles are empty when it stops, and what its pictures weigh. The platform's answers are
 * its own, repeated under other ids: its pictures, its words. `--games=5000`, `--runs=5`, `--brand=northlight`,
 * `--slowdown=1` for a slower processor.
 */
const count = Number(option('games', '5000'));
const runs = Number(option('runs', '5'));
const brand = option('brand', 'northlight') as BrandId;
const slowdown = Number(option('slowdown', '1'));

/** `ready`, `press` and `typed` in ms, `elements` of the list, `frames` a second or `ofStill` of a page without scripts. */
const AIMS = {
  ready: 800,
  elements: 300,
  frames: 58,
  ofStill: 0.97,
  late: 0,
  empty: 0,
  first: 120 * 1024,
  sixty: 700 * 1024,
  press: 100,
};
/** A finger that reads, and one that looks for something. */
const SLOW: Scroll = { distance: 4_000, speed: 800 };
const FAST: Scroll = { distance: 8_440, speed: 6_000 };

type Games = Extract<Outcome<'getCategoryGames'>, { ok: true }>['data'];

/** Every game of a category, as the platform answers a guest on a phone. */
async function gamesOf(origin: string, siteId: string): Promise<Games['games']> {
  const known: Games['games'][number][] = [];
  for (let offset = 0; ; offset += 60) {
    const asked = new URLSearchParams({
      locale: 'en-UN',
      channel: 'mobile',
      offset: `${offset}`,
      limit: '61',
    });
    const reply = await fetch(`${origin}/api/v1/games/category/slots?${asked}`, {
      headers: { SiteContext: JSON.stringify({ siteId }) },
    });
    if (!reply.ok) throw new Error(`The category answers ${reply.status}`);
    const { games } = (await reply.json()) as Games;
    known.push(...games.slice(0, 60));
    if (games.length <= 60) return known;
  }
}

/** Answers pages of a category of so many games, which are the known ones again and again. */
const lengthen = (page: Page, known: Games['games']): Promise<unknown> =>
  page.route('**/games/category/**', (route: Route) => {
    const asked = new URL(route.request().url()).searchParams;
    const offset = Number(asked.get('offset') ?? 0);
    const end = Math.min(offset + Number(asked.get('limit') ?? 30), count);
    const games = Array.from({ length: Math.max(end - offset, 0) }, (_, n) => {
      const game = known[(offset + n) % known.length];
      return { ...game, gameId: `${game?.gameId}.${offset + n}` };
    });
    return route.fulfill({ json: { games } });
  });

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await keep(context, cookieChoice({ performanceFunctional: false, marketing: false }));
  return context;
}

/** When the first tile of a list is painted with its picture, ms of the page's clock since `from`. */
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

/** Tiles in the window whose picture is not there. */
const emptyTiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-size] img')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const picture = one as HTMLImageElement;
        return bottom > 0 && top < innerHeight && !(picture.complete && picture.naturalWidth > 0);
      }).length,
  );

/** Bytes of the pictures so far. */
const pictureBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/content/images/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** Presses "Load more" until so many games are listed. */
async function showAll(page: Page, least: number): Promise<void> {
  const more = page.getByRole('button', { name: t('lobby.more') });
  const known = () =>
    page.evaluate(() =>
      Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0),
    );
  for (let shown = await known(); shown < least; shown = await known()) {
    await more.evaluate((button: HTMLElement) => button.click());
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) > before,
      shown,
    );
  }
}

const missed: string[] = [];
const aim = (what: string, value: number, holds: boolean): void => {
  if (!holds) missed.push(`${what}: ${value.toFixed(1)}`);
};

const { browser, origin, close } = await openBench();
const at = (path: string) => `${origin}/en-UN${path}?brand=${brand}`;
try {
  const known = await gamesOf(origin, BRAND_FACTS[brand].siteId);
  const ready: number[] = [];
  const press: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await phone(browser);
    const page = await context.newPage();
    await lengthen(page, known);
    await page.goto(at('/online-casino/slots'));
    ready.push(await painted(page));
    const menu = page.getByRole('navigation', { name: t('lobby.menu') }).getByRole('link');
    // Once there and back, so that what the other category needs is here.
    for (const name of [1, 3]) {
      await menu.nth(name).click();
      await painted(page);
    }
    const began = await page.evaluate(() => performance.now());
    await menu.nth(1).click();
    press.push((await painted(page)) - began);
    await context.close();
  }

  const context = await phone(browser);
  const page = await context.newPage();
  await lengthen(page, known);
  await page.goto(at('/online-casino/slots'));
  await painted(page);
  await page.waitForLoadState('networkidle');
  const first = await pictureBytes(page);
  await showAll(page, 60);
  const devtools = await context.newCDPSession(page);
  await framesOf(page, devtools, SLOW);
  await page.waitForLoadState('networkidle');
  const sixty = await pictureBytes(page);
  await showAll(page, count);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Once through, so that the cache is warm.
  await framesOf(page, devtools, FAST);
  await page.evaluate(() => scrollTo(0, 0));
  const slow = await framesOf(page, devtools, SLOW);
  await page.evaluate(() => scrollTo(0, 0));
  const fast = await framesOf(page, devtools, FAST);
  await page.waitForTimeout(100);
  const empty = await emptyTiles(page);
  const still = await stillFrames(context, 500, FAST, slowdown);

  const figures = {
    'ready ms': median(ready),
    'press ms': median(press),
    elements: Math.max(slow.nodes, fast.nodes),
    'slow frames/s': slow.frames,
    'fast frames/s': fast.frames,
    'still frames/s': still,
    'frames over 33 ms': [...slow.times, ...fast.times].filter((time) => time > 33.4).length,
    'empty after 100 ms': empty,
    'first screen KiB': first / 1024,
    'sixty tiles KiB': sixty / 1024,
  };
  console.log(`${brand}, ${count} games, 390 × 844, ${slowdown}× CPU, medians of ${runs}`);
  console.table(figures);
  const enough = Math.min(AIMS.frames, still * AIMS.ofStill);
  aim('ready ms', figures['ready ms'], figures['ready ms'] <= AIMS.ready);
  aim('press ms', figures['press ms'], figures['press ms'] <= AIMS.press);
  aim('elements', figures.elements, figures.elements <= AIMS.elements);
  aim('slow frames/s', slow.frames, slow.frames >= enough);
  aim('fast frames/s', fast.frames, fast.frames >= enough);
  aim('late frames', figures['frames over 33 ms'], figures['frames over 33 ms'] <= AIMS.late);
  aim('empty tiles', empty, empty <= AIMS.empty);
  aim('first screen bytes', first, first <= AIMS.first);
  aim('sixty tiles bytes', sixty, sixty <= AIMS.sixty);
  console.log(missed.length === 0 ? 'All aims are met.' : `Missed:\n${missed.join('\n')}`);
  await context.close();
} finally {
  await close();
}
