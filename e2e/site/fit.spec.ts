import type { Page } from '@playwright/test';
import { textLanguages } from '../../reference/languages.ts';
import { enter } from '../../replay/browser/players.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

test.use({ answered: false });

interface Screen {
  readonly path: string;
  /** Opens or presses something there, in no language. */
  readonly open?: (page: Page) => Promise<void>;
}

const submit = (page: Page) =>
  page.evaluate(() => {
    for (const form of document.forms) form.requestSubmit();
  });
const popover = (id: string) => (page: Page) =>
  page.evaluate((one) => document.getElementById(one)?.showPopover(), id);
/** Closes a dialog that is in the way; the support chat, once opened, stays beside every page. */
const dialog = (page: Page) =>
  page.getByRole('dialog').and(page.locator(':not([data-chat] dialog)'));

const VISITOR: readonly Screen[] = [
  { path: '/' },
  { path: '/', open: popover('preferences') },
  {
    path: '/',
    open: async (page) => {
      await page.locator('[data-cookie-notice] button').last().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { path: '/#login', open: (page) => expect(dialog(page)).toBeVisible() },
  { path: '/signup', open: submit },
  { path: '/signup/pnp' },
  {
    path: '/reset-password',
    open: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await submit(page);
    },
  },
  { path: '/deposit' },
  { path: '/payment-methods' },
  { path: '/contact-live-chat' },
  { path: '/promotions' },
  { path: '/promotions/live-casino' },
  { path: '/landing/first-steps' },
  { path: '/promo/none' },
  { path: '/vip' },
  { path: '/tournaments' },
];

const PLAYER: readonly Screen[] = [
  { path: '/', open: popover('account') },
  { path: '/my-account' },
  { path: '/my-account/account' },
  { path: '/my-account/banking' },
  { path: '/my-account/banking/deposit' },
];

/** Opens a page by its address, until its scripts run. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('#root [inert]')).toHaveCount(0);
}

/** Goes on within the page, which loads no scripts anew: a walk of many screens takes seconds. */
async function goTo(page: Page, address: string): Promise<void> {
  if (await dialog(page).isVisible()) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await page.evaluate((url) => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    const pathOf = (path: string) => path.replace(/^\/[^/]*|#.*$/g, '');
    if (pathOf(url) !== pathOf(location.pathname)) {
      document.querySelector('main h1')?.setAttribute('data-of-last-page', '');
    }
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('html')).toHaveAttribute('lang', address.slice(1, 3));
  await expect(page.locator('main h1:not([data-of-last-page])').first()).toBeVisible();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** Finds the parts that do not fit, of every screen in a language. */
async function walk(page: Page, screens: readonly Screen[], language: string) {
  const found: string[] = [];
  for (const { path, open } of screens) {
    await goTo(page, `/${language}-UN${path}`);
    await open?.(page);
    const { looked, overflows } = await lookForOverflow(page);
    expect(looked, path).toBeGreaterThan(8);
    found.push(...overflows.map((misfit) => `${language}-UN${path}: ${misfit}`));
  }
  return found;
}

/** The same of all screens in all languages, of a visitor and then of a player. */
async function walkAll(page: Page, logIn: () => Promise<unknown>, origin: string) {
  const found: string[] = [];
  await open(page, `${origin}/en-UN/`);
  for (const language of textLanguages()) found.push(...(await walk(page, VISITOR, language)));
  await logIn();
  await open(page, `${origin}/en-UN/my-account`);
  for (const language of textLanguages()) found.push(...(await walk(page, PLAYER, language)));
  return found;
}

/** Scrollbars take room of it, as on a desktop at 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 720 };

for (const [brand, origin] of [
  ['northlight', ORIGIN],
  ['sol-alta', SOL_ALTA_ORIGIN],
] as const) {
  test(`[LAYOUT-02][TEXT-01] ${brand}: at 320 px every text has room, in every language`, async ({
    page,
    request,
    player,
  }) => {
    await page.setViewportSize(NARROWEST);
    expect(await walkAll(page, () => enter(page, request, player, origin), origin)).toEqual([]);
  });

  test(`[LAYOUT-02][TEXT-01] ${brand}: on a phone with letters of 200 % no word is parted`, async ({
    playwright,
    launchOptions,
    request,
    player,
  }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const found = await walkAll(page, () => enter(page, request, player, origin), origin);
    expect(found.filter((misfit) => misfit.includes('parted'))).toEqual([]);
    await browser.close();
  });
}

/** A word that Finnish could have. */
const LONG = 'Salasananvaihtovahvistuspyyntölomakesivunotsikko';

test('[LAYOUT-02][TEXT-01] A text that is too long for its place is noticed', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await open(page, `${ORIGIN}/en-UN/`);
  await goTo(page, '/en-UN/signup');
  const { overflows } = await lookForOverflow(page);
  expect(overflows).toEqual([]);
  for (const [place, what] of [
    ['main form button[type=submit]', `“${LONG}” is outside of the page`],
    ['main h1', `“${LONG}” is parted in the middle`],
    ['main label', `“${LONG}” is parted in the middle`],
    ['header a[href*="#login"]', `“${LONG}” is outside of the page`],
    ['footer ~ nav a', 'the fixed navigation is '],
  ] as const) {
    // A flow has no bar at its foot.
    if (place.startsWith('footer')) await goTo(page, '/en-UN/');
    const undo = await page
      .locator(place)
      .first()
      .evaluateHandle((element, words) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const node = walker.nextNode() as Text;
        const before = node.data;
        node.data = words;
        return { node, before };
      }, LONG);
    const longer = await lookForOverflow(page);
    expect(longer.overflows.join('\n'), place).toContain(what);
    await undo.evaluate(({ node, before }) => {
      node.data = before;
    });
  }
});
