import type { Page } from '@playwright/test';
import { personAt } from '../../replay/browser/page-person.ts';
import { searchDriver } from '../../replay/games/search.driver.ts';
import { t } from '../../replay/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

/** The search over the shipped catalogue. */

const LOBBY = '/en-UN/online-casino';

const panelOf = (page: Page) => page.getByRole('dialog', { name: t('search.title') });
const fieldOf = (page: Page) => panelOf(page).getByRole('combobox');
const optionsOf = (page: Page) => panelOf(page).getByRole('option');
const open = (page: Page) => page.getByRole('button', { name: t('search.open') }).click();

/** The requests to content that the search makes, by their tag. */
function watched(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.searchParams.get('tag')?.startsWith('site.game') === true) asked.push(url);
  });
  return asked;
}

test('[SEARCH-01][SEARCH-02][LOBBY-10][CONT-02] A misspelt game is found and chosen by the keyboard, and the way back finds the results again @main', async ({
  page,
}) => {
  const asked = watched(page);
  await page.goto(LOBBY);
  await open(page);
  await expect(fieldOf(page)).toBeFocused();
  // At once: between keys that are slow on a busy machine it asks for what is there.
  await page.keyboard.insertText('JADE  pengvin');
  await expect(optionsOf(page).first()).toHaveAccessibleName(/^Jade Penguin/);
  await expect(panelOf(page).getByRole('status')).toContainText('Did you mean');
  await expect(page).toHaveURL(/\?q=JADE\+\+pengvin$|\?q=JADE%20%20pengvin$/);
  expect(asked.map(({ searchParams }) => searchParams.get('tag'))).toEqual([
    'site.gameNames',
    'site.gamesByName',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-UN\/play\/jade-penguin$/);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('JADE  pengvin');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.reload();
  await expect(optionsOf(page).first()).toHaveAccessibleName(/^Jade Penguin/);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${LOBBY}$`));
});

test('[SEARCH-01][LOBBY-10] A studio that matches leads to its games in the lobby', async ({
  page,
}) => {
  await page.goto(LOBBY);
  await open(page);
  await fieldOf(page).fill('amber');
  await optionsOf(page).filter({ hasText: 'Studio with' }).first().click();
  await expect(page).toHaveURL(/\?provider=provider\.amber-kettle$/);
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('amber');
});

test('[SEARCH-01][NS-59] Odd texts are told to nobody, and find nothing without an error', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto(LOBBY);
  await open(page);
  const odd = ['*[_type == "market"]{...}', '"] | order(_id)', '🎰🎲🎰', 'ab'.repeat(250), '%00'];
  for (const text of odd) {
    await fieldOf(page).fill(text);
    await expect(panelOf(page)).toContainText(t('search.none.body'));
    await expect(fieldOf(page)).toHaveValue(text);
    // The address of the lobby has it, which no request but one for the page would tell.
    expect(asked.filter((url) => url.includes('/content/') && url.includes(text))).toEqual([]);
  }
});

test('[CONT-01][NS-59] Without content the text stays, and can be asked for again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const person = searchDriver(personAt(page));
  await page.goto(LOBBY);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.route(/tag=site\.game/, (route) => route.abort());
  await open(page);
  await fieldOf(page).fill('jade');
  await person.see.failed('unreachable');
  await expect(fieldOf(page)).toHaveValue('jade');
  await page.unroute(/tag=site\.game/);
  await person.perform['retry.requested']({});
  await person.see.results();
});

for (const [name, origin, locale] of [
  ['Northlight', ORIGIN, 'fi-FI'],
  ['Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR'],
] as const) {
  for (const width of [320, 390, 1440]) {
    test(`[SEARCH-01] The search of ${name} is accessible and fits ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${origin}/${locale}/online-casino?q=ja`);
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'results');
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page, 'an active result');
      const wide = await panel.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await panel.getByRole('combobox').fill('');
      await expectAccessible(page, 'nothing typed');
      await panel.getByRole('combobox').fill('qqqq');
      await expectAccessible(page, 'nothing found');
    });
  }
}
