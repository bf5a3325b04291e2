import type { Page } from '@playwright/test';
import { t } from '../../replay/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const tiles = (page: Page) => page.locator('[data-game]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** A picture of one px, after which 20 MB of nothing come. */
const HUGE = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(20_000_000),
]);

test('LOBBY-05: tiles take the columns and rows of their sizes, and no row is ragged, also with pictures that fail or are huge', async ({
  page,
  complaints,
}) => {
  complaints.allowLostCalls();
  const asked: string[] = [];
  await page.route('**/content/images/**fm=*', (route, request) => {
    const place = asked.push(request.url());
    if (place === 1) return route.abort();
    return place === 2 ? route.fulfill({ body: HUGE, contentType: 'image/png' }) : route.continue();
  });
  await page.goto(`${ORIGIN}/en-FI/online-casino`);
  const section = page.getByRole('region', { name: 'Popular', exact: true });
  const boxOf = async (size: string) => {
    const box = await section.locator(`[data-size="${size}"]`).first().boundingBox();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  };
  await expect(section.locator('[data-size="1x"]').first()).toBeVisible();
  const one = await boxOf('1x');
  const gap = 8;
  const near = (value: number, wanted: number): void => {
    expect(Math.abs(value - wanted)).toBeLessThan(2);
  };
  for (const [size, columns, rows] of [
    ['4x', 2, 2],
    ['2xv', 1, 2],
    ['2xh', 2, 1],
  ] as const) {
    const { width, height } = await boxOf(size);
    near(width, one.width * columns + gap * (columns - 1));
    near(height, one.height * rows + gap * (rows - 1));
  }
  const bottoms = await section.getByRole('listitem').evaluateAll((all) => {
    const grid = all[0]?.parentElement?.getBoundingClientRect();
    const area = all
      .map((each) => each.getBoundingClientRect())
      .reduce((sum, { width, height }) => sum + (width + 8) * (height + 8), 0);
    return grid ? area / ((grid.width + 8) * (grid.height + 8)) : 0;
  });
  expect(bottoms).toBeGreaterThan(0.99);
  expect(asked.length).toBeGreaterThan(2);
});

test('ROUTE-22 LOBBY-17: a category is browsed, shared, left and found again where it was @phone', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/en-FI/online-casino`);
  const menu = page.getByRole('navigation', { name: t('lobby.menu') });
  // The second press means the same category, although the first may have moved the menu.
  await menu.getByRole('link', { name: 'Slots', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/online-casino\/slots$/);
  await expect(heading(page, 'Slots')).toBeVisible();
  const more = page.getByRole('button', { name: t('lobby.more') });
  await more.click();
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
  const last = tiles(page).last();
  await last.scrollIntoViewIfNeeded();
  await more.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  expect(y).toBeGreaterThan(500);
  await menu.getByRole('link', { name: t('lobby.all'), exact: true }).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(heading(page, 'Popular')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Slots')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 300);
  // Loaded anew while more is on its way, the page has what it had.
  await more.evaluate((button) => {
    (button as HTMLElement).click();
  });
  await page.reload();
  await expect(heading(page, 'Slots')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 300);
  // Its chip lies beyond the edge of a phone until the menu brings it into sight.
  await page.goto(`${ORIGIN}/en-FI/online-casino/video-poker`);
  const chip = menu.locator('[aria-current="page"]');
  await expect(chip).toHaveAttribute('data-category', 'video-poker');
  await expect(chip).toBeInViewport({ ratio: 0.9 });
});

for (const [brand, origin, locale] of [
  ['Northlight', ORIGIN, 'fi-FI'],
  ['Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR'],
] as const) {
  test(`lobbies of ${brand} keep nobody out, and fit on a narrow phone`, async ({ page }) => {
    for (const path of ['/online-casino', '/live-casino-online']) {
      await page.goto(`${origin}/${locale}${path}`);
      await expect(tiles(page).first()).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.goto(`${origin}/${locale}/online-casino#filters`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'filters');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    // Its home has all that a category has, and winners, jackpots and boxes.
    await page.goto(`${origin}/${locale}/online-casino`);
    await expect(page.locator('[data-box]').first()).toBeAttached();
    const { looked, overflows } = await lookForOverflow(page);
    expect(looked).toBeGreaterThan(20);
    expect(overflows).toEqual([]);
  });
}
