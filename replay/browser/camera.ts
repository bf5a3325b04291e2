import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SCREEN_WIDTHS, type PictureSize, type ScreenWidth } from '../screens.ts';

/** A picture of a page. */
export interface Taken {
  /** Width of the window, in px. */
  readonly width: ScreenWidth;
  /** Size of the picture, in px. */
  readonly size: PictureSize;
  /** AVIF. */
  readonly bytes: Buffer;
}

/** Heights of the windows to look through, and the highest window for a longer screen, in px. */
const HEIGHTS: Readonly<Record<ScreenWidth, number>> = { 390: 844, 1440: 900 };
const HIGHEST = 6_000;
/** How long the images of a page may take to come, in ms. */
const PATIENCE = 2_000;
/** Legible to the smallest letters; finer pictures, or every pixel of a desktop, cost half as much again. */
const AVIF = { quality: 20, effort: 3, chromaSubsampling: '4:2:0' } as const;
const WIDEST = 1_080;

/**
 * Takes a picture of the page at each width, and leaves the window as it was. A screen that is longer than the
 * window gets a higher one, so that all of it is in sight; the footer below it is the same on every page.
 */
export async function takePictures(page: Page): Promise<Taken[]> {
  const before = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  // A phone has none, and content that fits the window needs none.
  await browser.send('Emulation.setScrollbarsHidden', { hidden: true });
  const taken: { readonly width: ScreenWidth; readonly png: Buffer }[] = [];
  for (const width of SCREEN_WIDTHS) {
    const usual = HEIGHTS[width];
    await page.setViewportSize({ width, height: usual });
    const height = Math.min(HIGHEST, Math.ceil(await page.evaluate(neededHeight)));
    if (height > usual) await page.setViewportSize({ width, height });
    await page.evaluate(settled, PATIENCE);
    const png = await page.screenshot({ animations: 'disabled', scale: 'css' });
    taken.push({ width, png });
  }
  await browser.send('Emulation.setScrollbarsHidden', { hidden: false });
  await browser.detach();
  if (before !== null) await page.setViewportSize(before);
  return Promise.all(
    taken.map(async ({ width, png }) => {
      const { data, info } = await sharp(png)
        .resize({ width: WIDEST, withoutEnlargement: true })
        .avif(AVIF)
        .toBuffer({ resolveWithObject: true });
      return { width, size: { width: info.width, height: info.height }, bytes: data };
    }),
  );
}

/**
 * Runs in the page, so it stands alone: the height of the window, in px, that shows the page between its head and
 * its foot, or the dialog before it.
 */
function neededHeight(): number {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(
    (one) => one.checkVisibility(),
  );
  if (dialogs.length > 0) {
    const scrolled = dialogs
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
      .map((one) => one.scrollHeight - one.clientHeight);
    return innerHeight + Math.max(0, ...scrolled);
  }
  // The element itself is as high as its window, with any content.
  const held = [...document.querySelectorAll('main *')].filter(
    (one) => one.childElementCount === 0 && one.checkVisibility(),
  );
  const lowest = Math.max(0, ...held.map((one) => one.getBoundingClientRect().bottom));
  const fixed = [...document.querySelectorAll('nav, aside')]
    .filter((one) => getComputedStyle(one).position === 'fixed')
    .map((one) => one.getBoundingClientRect())
    .filter(({ bottom }) => Math.abs(bottom - innerHeight) < 2);
  return lowest + scrollY + Math.max(24, ...fixed.map(({ height }) => height + 16));
}

/**
 * Runs in the page, so it stands alone: resolves when fonts and images in sight are loaded, or at last after a
 * time.
 */
async function settled(patience: number): Promise<void> {
  const loaded = [...document.images]
    .filter((image) => !image.complete && image.getBoundingClientRect().top < innerHeight)
    .map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    );
  await Promise.race([
    Promise.all([document.fonts.ready, ...loaded]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
