import type { Page } from '@playwright/test';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
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
  ['ROUTE-15', '/en-UN/sportsbook', '/en-UN/'],
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

test('[MARKET-05][LOC-07] A visitor from Quebec is led to a language that has texts', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'country-code', value: 'CA', url: ORIGIN },
    { name: 'region-code', value: 'QC', url: ORIGIN },
  ]);
  // The bare address, which the server leads on, and what the site suggests.
  await page.goto('/');
  await expect(page).toHaveURL(/\/en-CA\/$/);
  await page.goto('/en-UN/payment-methods');
  await resolved(page);
  await page.getByRole('button', { name: t('shell.preferences') }).click();
  await page.getByRole('link', { name: /^Where you are: Canada/ }).click();
  await expect(page).toHaveURL(/\/en-CA\/payment-methods$/);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en-CA');
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('action.logIn') }),
  ).toBeVisible();
});

test('[TEXT-01][LOC-09] A language that is chosen while another loads is the one that shows', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/locales\/fi\/default\.json$/, async (route) => {
    await held;
    // Nobody waits for it any more, once another language is chosen.
    await route.continue().catch(() => undefined);
  });
  const lang = () => page.evaluate(() => document.documentElement.lang);
  const choose = async (language: string) => {
    await page.getByRole('button', { name: t('shell.preferences') }).click();
    await page.getByRole('link', { name: language, exact: true }).click();
  };
  await page.goto('/en-UN/payment-methods');
  // Before that a choice leads to another page, which begins with its language.
  await resolved(page);
  const asked = page.waitForRequest(/\/locales\/fi\/default\.json$/);
  await choose('Suomi');
  await asked;
  await choose('Português');
  await expect(page).toHaveURL(/\/pt-UN\/payment-methods$/);
  await expect.poll(lang).toMatch(/^pt/);
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(await lang()).toMatch(/^pt/);
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
