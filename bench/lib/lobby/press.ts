import type { BrowserContext, Page } from '@playwright/test';
import { SEARCH_DEBOUNCE } from '../../../machines/games/search/setup.ts';
import { t } from '../../../replay/texts.ts';
import { median } from '../figures.ts';
import { openPhone, openSettled } from '../phone.ts';
import { urlOf, type Place } from './place.ts';

const openLobby = (context: BrowserContext, place: Place): Promise<Page> =>
  openSettled(context, urlOf(place, '/online-casino'));

/** A press on the so-manieth category, until the first of its tiles is painted, ms. */
const pressed = (page: Page, nth: number): Promise<number> =>
  page.evaluate(
    ({ menu, place }) =>
      new Promise<number>((resolve) => {
        for (const tile of document.querySelectorAll('[data-size]'))
          tile.setAttribute('data-before', '');
        const began = performance.now();
        const look = (): void => {
          const tile = '[data-size]:not([data-before]) img';
          const picture = document.querySelector<HTMLImageElement>(tile);
          if (picture?.complete !== true || picture.naturalWidth === 0) requestAnimationFrame(look);
          // After the frame in which it is painted.
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        const chips = document.querySelectorAll<HTMLElement>(`nav[aria-label="${menu}"] a`);
        chips[place]?.click();
        look();
      }),
    { menu: t('lobby.menu'), place: nth },
  );

/** From a press on one category of a lobby to the tiles of another, whose pages were there before; ms. */
export async function pressOf(place: Place, runs: number): Promise<number> {
  const context = await openPhone(place);
  try {
    const page = await openLobby(context, place);
    const times = [];
    for (let run = -1; run < runs; run += 1) {
      for (const category of [2, 3]) {
        const time = await pressed(page, category);
        await page.waitForLoadState('networkidle');
        if (run >= 0) times.push(time);
      }
    }
    return median(times);
  } finally {
    await context.close();
  }
}

/** What is typed, a letter at a time; each is asked for. */
const WORD = 'golden';

/** From the end of a letter's debounce until what it finds is painted, ms; names are there already. */
export async function typedOf(place: Place, runs: number): Promise<number> {
  const context = await openPhone(place);
  try {
    const page = await openLobby(context, place);
    await page.getByRole('button', { name: t('search.open') }).click();
    const field = page.getByRole('combobox', { name: t('search.field') });
    await field.fill('ro');
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      await field.fill('');
      for (const letter of WORD) {
        await watchOptions(page);
        await field.press(letter);
        const { isAsked, time } = await page.evaluate(() => window.found());
        if (isAsked) times.push(time - SEARCH_DEBOUNCE);
      }
    }
    return median(times);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** The time from the last letter until the panel was at rest again. */
    found: () => Promise<{ isAsked: boolean; time: number }>;
  }
}

/** Awaits a letter, and the frame after the panel is no longer busy with it. */
const watchOptions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const panel = document.querySelector('[role=dialog], dialog');
    const field = panel?.querySelector('input');
    if (!panel || !field) throw new Error('There is no search');
    const typed = new Promise<number>((resolve) => {
      field.addEventListener('input', ({ timeStamp }) => resolve(timeStamp), { once: true });
    });
    window.found = async () => {
      const began = await typed;
      const isBusy = () => panel.querySelector('[aria-busy=true]') !== null;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      const isAsked = isBusy();
      while (isBusy()) await frame();
      await frame();
      return { isAsked, time: performance.now() - began };
    };
  });
