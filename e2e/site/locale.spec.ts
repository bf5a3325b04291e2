import type { Page } from '@playwright/test';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

const paths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

const resolved = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['session']))
    .toBe('Resolved');
};

test('[LOC-01] Every link inside the site keeps the prefix', async ({ page }) => {
  for (const prefix of ['/en-UN/', '/fi-FI/']) {
    await page.goto(prefix);
    await resolved(page);
    const found = await paths(page);
    expect(found.length).toBeGreaterThan(5);
    const markets = /^\/[a-z]{2}-[A-Z]{2}\//;
    expect(found.filter((path) => !markets.test(path))).toEqual([]);
    const main = await page.getByRole('main').getByRole('link').all();
    for (const link of main) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith('#') || href.startsWith(prefix) || href.startsWith('https:')).toBe(
        true,
      );
    }
  }
});

for (const [id, from, to] of [
  ['LOC-03', '/', '/en-UN/'],
  ['LOC-03', '/en', '/en-UN/'],
  ['LOC-03', '/signup', '/en-UN/signup'],
  ['LOC-04', '/english-XX/signup', '/en-UN/signup'],
  ['LOC-04', '/xx-ZZ/signup?bonusCode=ABC', '/en-UN/signup?bonusCode=ABC'],
  ['LOC-04', '/sv-FI/payment-methods', '/en-UN/payment-methods'],
  ['ROUTE-15', '/en-UN/nonsense/x', '/en-UN/'],
  ['ROUTE-15', '/en-UN/online-casino', '/en-UN/'],
] as const) {
  test(`[${id}] ${from} leads to ${to}`, async ({ page, baseURL }) => {
    await page.goto(from);
    await expect(page).toHaveURL(`${baseURL}${to}`);
    await sessionDriver(personAt(page)).see.anonymous();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[LOC-04] An address that looks like another site stays on this one', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}//example.com/%2e%2e`);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('[LOC-02][TEXT-01] The prefix chooses texts and language of the document', async ({
  page,
}) => {
  const texts = page.waitForRequest(/\/locales\/pt\/default\.json$/);
  await page.goto(`${SOL_ALTA_ORIGIN}/pt-BR/`);
  await texts;
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
});

test('[LOC-09] The language switch keeps the page', async ({ page }) => {
  await page.goto('/en-UN/payment-methods');
  await page.getByRole('button', { name: t('shell.preferences') }).click();
  await page.getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(/\/fi-UN\/payment-methods$/);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fi');
});

test('[TEXT-04] Without any texts the site’s own English ones are used', async ({
  page,
  complaints,
}) => {
  complaints.allowLostCalls();
  complaints.allow(/warning: Texts could not be loaded/);
  await page.route(/\/locales\//, (route) => route.abort());
  await page.clock.install();
  await page.goto('/en-UN/');
  await expect(async () => {
    await page.clock.runFor(6_000);
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('action.logIn') }),
    ).toBeVisible({
      timeout: 300,
    });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
