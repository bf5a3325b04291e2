import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { historyDriver } from '../../replay/banking/history.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { BRANDS } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

/** Pages on paper: what they say, in ink, and nothing that only a screen can do. */

/** Colours of texts and grounds that are not ink on paper. */
const colours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header a, main, main *')]
      .filter((one) => one.checkVisibility() && !(one instanceof SVGElement))
      .map((one) => getComputedStyle(one))
      .filter(
        ({ color, backgroundColor }) =>
          color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)',
      )
      .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
  );

for (const [brand, origin] of BRANDS) {
  test.describe(brand, () => {
    test.use({ answered: false });

    test('Terms on paper have their words in ink, and nothing around them', async ({ page }) => {
      const prints = (media: 'screen' | 'print') =>
        page.emulateMedia({ media, colorScheme: 'dark' });
      const around = [
        page.locator('[data-cookie-notice]'),
        page.locator('[data-chat] > button'),
        page.getByRole('contentinfo'),
        page.getByRole('banner').getByRole('link', { name: t('action.logIn') }),
      ];
      await prints('screen');
      await page.goto(`${origin}/en-UN/`);
      for (const part of around) await expect(part).toBeVisible();
      await prints('print');
      for (const part of around) await expect(part).toBeHidden();

      await prints('screen');
      await page.goto(`${origin}/en-UN/terms`);
      await expect(page.locator('[data-cookie-notice]')).toBeVisible();
      await prints('print');
      await expect(page.locator('nav, button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(brand, { exact: true }).first()).toBeVisible();
      expect(await colours(page)).toEqual([]);
    });
  });
}

test('[TXN-05] All transactions of a list are on paper, not only those that the window shows', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('many'));
  await page.goto('/en-UN/my-account/banking/transactions');
  const history = historyDriver(personAt(page));
  await history.see.listed();
  const filter = { from: undefined, to: undefined, category: 'CASINO', status: undefined } as const;
  await history.perform['filter.applied']({ filter: { hours: 720, ...filter } });
  const rows = page.getByRole('region', { name: t('history.title') }).getByRole('listitem');
  for (const total of ['10', '20', '30', '40']) {
    await expect(rows.first()).toHaveAttribute('aria-setsize', total);
    await history.more.click();
  }
  await expect(rows.first()).toHaveAttribute('aria-setsize', '50');
  expect(await rows.count()).toBeLessThan(50);
  const words = await wordsOf(await page.pdf({ format: 'A4' }));
  expect(words.match(/\d\d:\d\d · /g)).toHaveLength(50);
});

async function wordsOf(data: Buffer): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(data) }).promise;
  let words = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    words += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return words;
}
