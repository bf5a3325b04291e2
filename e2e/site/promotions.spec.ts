import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

/** A difference that nobody sees. */
const STILL = 0.001;

/** Adds up what moves by itself on every page that opens from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { readonly seen: { readonly moved: number } }).seen.moved,
  );
const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
};

test('[PROMO-01] [ROUTE-26] [ROUTE-27] a guest comes by the keyboard from the menu to an offer, and to a form with its terms beside it @phone', async ({
  page,
}) => {
  await page.goto('/en-FI/promotions');
  await settled(page);
  const category = page.getByRole('main').getByRole('link', { name: 'Welcome', exact: true });
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-FI\/promotions\/welcome$/);
  const offer = page.getByRole('link', { name: 'Your first deposit, doubled' });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/promotions\/welcome\/welcome-bonus$/);
  // The list that is left has terms, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first deposit, doubled');
  await expect(page.locator('[data-terms]')).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).press('Enter');
  await expect(page).toHaveURL(/\/en-FI\/promo\/welcome-bonus$/);
  await expect(page.locator('[data-terms]')).toBeVisible();
  await expect(page.locator('input[name=email]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first deposit, doubled');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first deposit, doubled');
});

for (const [brand, origin, slug] of [
  ['northlight', ORIGIN, 'welcome-bonus'],
  ['sol-alta', SOL_ALTA_ORIGIN, 'sunny-start'],
] as const) {
  test(`[LAYOUT-02] ${brand}: pages of offers open to everybody, and nothing on them moves @phone`, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const path of [
      '/promotions',
      `/promotions/welcome/${slug}`,
      `/promo/${slug}`,
      '/landing/first-steps',
      '/vip',
      '/tournaments',
    ]) {
      await page.goto(`${origin}/en-UN${path}`);
      await settled(page);
      await expect(page.locator('main')).not.toContainText('Page not found!');
      expect(await moved(page), path).toBeLessThanOrEqual(STILL);
      await expectAccessible(page, path);
    }
  });
}

test('[WIN-03] a win in a lobby leads to its game @phone', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  await settled(page);
  const wins = page.getByRole('region', { name: 'Highest wins' });
  const first = wins.getByRole('link').first();
  const href = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
