import { loginDriver } from '../../replay/access/login.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

test('[LAYOUT-01][LAYOUT-03] Below 1024 px the navigation is at the bottom, and stays there', async ({
  page,
}) => {
  const bottom = page.getByRole('navigation', { name: t('shell.mobile') });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/en-UN/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('action.signUp') }),
  ).toBeVisible();
  await expect(bottom).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(bottom).toBeVisible();
  const place = () => bottom.evaluate((nav) => nav.getBoundingClientRect().bottom);
  expect(await place()).toBe(800);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await place()).toBe(800);
});

test('[LAYOUT-05] Hosts that are not production tell search engines to stay away', async ({
  page,
}) => {
  for (const origin of ['', SOL_ALTA_ORIGIN]) {
    await page.goto(`${origin}/en-UN/`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('[LAYOUT-02] Nothing is wider than the window, from 320 to 1440 px @main', async ({
  page,
}) => {
  for (const path of [
    '/en-UN/',
    `${SOL_ALTA_ORIGIN}/pt-BR/signup`,
    '/fi-FI/deposit',
    '/en-UN/payment-methods',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.evaluate(() => ({
        width: innerWidth,
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(seen, path).toEqual({ width, over: 0 });
    }
  }
});

test('[LAYOUT-02] Letters of twice the size fit: nothing is cut off or wider than the window (WCAG 1.4.4)', async ({
  page,
}) => {
  for (const origin of ['', SOL_ALTA_ORIGIN]) {
    for (const locale of ['en-UN', 'fi-UN', 'pt-UN']) {
      await page.goto(`${origin}/${locale}/`);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(() => {
          const root = document.documentElement;
          const words = 'header a, header button, footer ~ nav :is(a, button)';
          const shown = [...document.querySelectorAll<HTMLElement>(words)]
            .filter((element) => element.checkVisibility())
            .filter((element) => element.closest('[popover]') === null);
          const outside = shown.filter((element) => {
            const { left, right, bottom } = element.getBoundingClientRect();
            return left < 0 || right > root.clientWidth || bottom > innerHeight;
          });
          // The name of the brand gives way; its sign, which says the same, stays.
          const cut = shown
            .flatMap((element) => [element, ...element.querySelectorAll('span')])
            .filter((element) => element.closest('header a[aria-label]') === null)
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .filter((element) => getComputedStyle(element).display !== 'inline');
          const names = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
          return {
            over: root.scrollWidth - root.clientWidth,
            outside: names(outside),
            cut: names(cut),
            shown: shown.length,
          };
        });
        expect({ locale, width, ...found }).toEqual({
          locale,
          width,
          over: 0,
          outside: [],
          cut: [],
          // The sign, the way in, and the five of the bottom navigation.
          shown: 7,
        });
      }
    }
  }
});

test('[LAYOUT-02] The cashier fits 320 px with letters of twice the size, in the language of the longest words', async ({
  page,
  request,
  player,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const origin of [ORIGIN, SOL_ALTA_ORIGIN]) {
    await enter(page, request, player, origin);
    await page.goto(`${origin}/fi-UN/my-account/banking/deposit`);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: /^Ei bonusta/ })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { over, outside } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const words = [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().right > clientWidth,
      );
      return {
        over: scrollWidth - clientWidth,
        outside: words.map(({ textContent }) => textContent),
      };
    });
    expect({ origin, over, outside }).toEqual({ origin, over: 0, outside: [] });
  }
});

test('[LAYOUT-02] Sums to choose from stand four or two in a row, never three and one', async ({
  page,
  request,
  player,
}) => {
  for (const origin of [ORIGIN, SOL_ALTA_ORIGIN]) {
    await enter(page, request, player, origin);
    await page.goto(`${origin}/en-UN/my-account/banking/deposit`);
    const sums = page.getByRole('main').locator('button[aria-pressed]');
    await expect(sums).toHaveCount(4);
    for (const [width, rows] of [
      [320, 2],
      [390, 1],
      [1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await sums.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect({ origin, width, rows: new Set(tops).size }).toEqual({ origin, width, rows });
      // As many in the last row as in the first.
      expect(tops.filter((top) => top === tops[0])).toHaveLength(4 / rows);
    }
  }
  // Sums with a code in front are long.
  await enter(page, request, persona('chile'), SOL_ALTA_ORIGIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SOL_ALTA_ORIGIN}/pt-CL/my-account/banking/deposit`);
  const sums = page.getByRole('main').locator('button[aria-pressed]');
  await expect(sums).toHaveText([/^CLP/, /^CLP/, /^CLP/, /^CLP/]);
  const tops = await sums.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops[0] === tops[1] && tops[2] === tops[3] && tops[1] !== tops[2]).toBe(true);
});

test('[LAYOUT-02] No title of a player’s pages touches the rim that Sol Alta’s header hangs over them', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player, SOL_ALTA_ORIGIN);
  for (const path of [
    '/',
    '/my-account',
    '/my-account/gambling-limits',
    '/my-account/banking/transactions',
    '/my-account/banking/withdraw',
  ]) {
    await page.goto(`${SOL_ALTA_ORIGIN}/pt-BR${path}`);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // The content shown until the player is known makes room for the player's own.
      const gap = () =>
        title.evaluate((heading) => {
          const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? {};
          const RIM = 12;
          return heading.getBoundingClientRect().top - (bottom ?? 0) - RIM;
        });
      await expect.poll(gap, { message: `${path} ${width}` }).toBeGreaterThanOrEqual(24);
    }
  }
});

test('[GUARD-06] What a player is told who was led away stands clear of the header', async ({
  page,
  request,
}) => {
  for (const origin of [ORIGIN, SOL_ALTA_ORIGIN]) {
    await enter(page, request, persona('risk'), origin);
    await page.goto(`${origin}/en-UN/my-account/bonus-code`);
    const notice = page.getByRole('status').filter({ hasText: 'not open to your account' });
    await expect(notice).toBeVisible();
    const gap = await notice.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - header;
    });
    expect(gap, origin).toBeGreaterThanOrEqual(16);
  }
});

test('[MODAL-01] Opening the login popup moves nothing, though the scrollbar goes away @main', async ({
  page,
}) => {
  await page.goto('/en-UN/');
  const title = page.getByRole('heading', { level: 1 });
  // By its tag: behind the popup the page has no roles.
  const left = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().left);
  const bar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await expect(title).toBeVisible();
  const before = await left();
  expect(await bar()).toBeGreaterThan(0);
  const login = loginDriver(personAt(page));
  await login.perform['popup.opened']({});
  await login.see.enteringCredentials();
  expect(await bar()).toBe(0);
  expect(await left()).toBe(before);
  await login.perform['popup.closed']({});
  await login.see.closed();
  expect(await left()).toBe(before);
});

/** Both brands, each in a language of its own: the items at a phone's foot have their names there. */
const PHONES = [
  ['Northlight', ORIGIN, 'fi-FI', 'Päävalikko', 'Lisää', 'Sulje'],
  ['Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR', 'Navegação principal', 'Mais', 'Fechar'],
] as const;

for (const [brand, origin, locale, bar, more, close] of PHONES) {
  test(`[LAYOUT-03] ${brand} in ${locale}: inside a flow a phone has no bar of navigation, and a way out all the same`, async ({
    page,
    request,
    player,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const foot = page.getByRole('navigation', { name: bar });
    const isFlow = async (path: string): Promise<void> => {
      await page.goto(`${origin}/${locale}${path}`);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [data-flow]')).toBeVisible();
      await expect(foot, path).toBeHidden();
      const home = page.getByRole('banner').locator(`a[href="/${locale}/"]`).first();
      await expect(home, path).toBeVisible();
    };
    await isFlow('/signup');
    await page.goto(`${origin}/${locale}/`);
    await expect(foot).toBeVisible();
    await enter(page, request, player, origin);
    for (const path of [
      '/my-account/banking/deposit',
      '/my-account/banking/withdraw',
      '/my-account/account/verification',
      '/my-account/questionnaire',
    ]) {
      await isFlow(path);
    }
    await page.goto(`${origin}/${locale}/my-account`);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(foot).toBeVisible();
  });

  test(`[LAYOUT-03] ${brand} in ${locale}: what More opens has its name, and closes by its button or by Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/${locale}/`);
    const opener = page.getByRole('navigation', { name: bar }).getByRole('button', { name: more });
    const panel = page.getByRole('region', { name: more });
    await opener.click();
    await expect(panel.getByRole('heading', { name: more })).toBeInViewport();
    await panel.getByRole('button', { name: close }).click();
    await expect(panel).toBeHidden();
    await opener.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
