import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How a page is scrolled, px and px a second. */
export interface Scroll {
  readonly distance: number;
  readonly speed: number;
}

/** Processor time of the page's own thread so far, s. */
export async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Scrolls, and times the frames meanwhile. */
export async function framesOf(
  page: Page,
  devtools: CDPSession,
  { distance, speed }: Scroll,
): Promise<Watched & { readonly frames: number }> {
  await page.evaluate(watchFrames);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  const watched = await page.evaluate(() => window.watched());
  const all = watched.times.reduce((sum, time) => sum + time, 0);
  return { ...watched, frames: (watched.times.length / all) * 1_000 };
}

/** Frames a second of as many rows of plain text without a script: more than this machine draws nobody can ask for. */
export async function stillFrames(
  context: BrowserContext,
  rows: number,
  scroll: Scroll,
  slowdown: number,
): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const row = '<p aria-setsize="1" style="height:72px;margin:0">A bet, 2.00 euros, at noon</p>';
  await page.setContent(`<main>${row.repeat(rows)}</main>`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { frames } = await framesOf(page, devtools, scroll);
  await page.close();
  return frames;
}

/** Rows of the list that are known, drawn or not: each says how many there are. */
const rowsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0),
  );

/**
 * Presses the button that shows more until so many rows are there.
 * @returns how many there are: fewer, where there is no more to show
 */
export async function showRows(page: Page, button: string, least: number): Promise<number> {
  await page.waitForSelector('[aria-setsize]');
  const more = page.getByRole('button', { name: button });
  for (let rows = await rowsOf(page); rows < least; rows = await rowsOf(page)) {
    if ((await more.count()) === 0) return rows;
    await more.evaluate((one: HTMLElement) => one.click());
    await page.waitForFunction(
      ({ before, name }) =>
        Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) > before ||
        // Nothing was left of the last page.
        [...document.querySelectorAll('button')].every((one) => !one.textContent.includes(name)),
      { before: rows, name: button },
    );
  }
  return rowsOf(page);
}

interface Watched {
  /** How long each frame took, ms. */
  readonly times: number[];
  /** The most elements that the list had. */
  readonly nodes: number;
}

declare global {
  interface Window {
    /** Ends the watch. */
    watched: () => Watched;
  }
}

/** Runs in the page: times its frames, and asks for nothing that the page would have to lay out for it. */
function watchFrames(): void {
  const list = document.querySelector('[aria-setsize]')?.parentElement;
  if (!list) throw new Error('There is no list');
  const elements = list.getElementsByTagName('*');
  const times: number[] = [];
  let nodes = 0;
  let last = performance.now();
  let isOver = false;
  const frame = (now: number): void => {
    times.push(now - last);
    last = now;
    if (times.length % 10 === 0) nodes = Math.max(nodes, elements.length);
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.watched = () => {
    isOver = true;
    return { times: times.slice(1), nodes };
  };
}
