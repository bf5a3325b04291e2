import type { Locator, Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, register, tokensOf, type Applicant } from '../../replay/browser/players.ts';
import { breakDriver } from '../../replay/limits/breaks.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { BRANDS, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test as base } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

/** A player who lives where the law asks for it (GlüStV § 6i). */
const test = base.extend<{ readonly german: Applicant }>({
  german: async ({ request, control }, use) => {
    const person = await register(request, control, undefined, { countryCode: 'DE' });
    // The first login is welcomed with a dialog, which another test covers.
    await tokensOf(request, person);
    await use(person);
  },
});

const STOP = {
  en: t('cooling.start'),
  fi: 'Lopeta 24 tunniksi',
  'pt-BR': 'Parar por 24 horas',
} as const;

const panic = (page: Page, name: string = STOP.en): Locator =>
  page.getByRole('banner').getByRole('button', { name });

/** Whole, in sight, as large as a finger, and hit by a press there. */
async function expectInReach(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const { width, height, isMet } = await button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return { width: box.width, height: box.height, isMet: element.contains(met) };
  });
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(isMet).toBe(true);
}

/** The content of the header's row, and its height: with the button, and as if it had not come yet. */
const standing = (button: Locator) =>
  button.evaluate((element) => {
    const place = element.parentElement as HTMLElement;
    const header = element.closest('header') as HTMLElement;
    const boxes = (): string[] =>
      [header, ...header.querySelectorAll('a, button:not([hidden]), strong')]
        .filter((one) => one !== element && one.checkVisibility())
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.textContent.slice(0, 20)} ${[x, y, width, height].map(Math.round).join(' ')}`;
        });
    const others = boxes();
    const { left, right } = element.getBoundingClientRect();
    const inRow = [...(place.parentElement?.children ?? [])].filter((one) => one !== place);
    const covered = inRow.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && one.checkVisibility() && box.left < right && box.right > left;
    });
    const [row, next] = [place.parentElement, place.nextSibling];
    place.remove();
    const before = boxes();
    row?.insertBefore(place, next);
    return { others, before, covered: covered.filter((one) => one.tagName !== 'NAV').length };
  });

for (const [brand, origin] of BRANDS) {
  test(`[EXC-05] [NS-20] The panic button at ${brand}: one press, a day off on every device @phone`, async ({
    page,
    browser,
    request,
    german,
    complaints,
  }) => {
    complaints.allowAnswers(401, 403);
    const elsewhere = await browser.newContext();
    await complaints.watch(elsewhere);
    const device = await elsewhere.newPage();
    await enter(device, request, german, origin);
    await device.goto(`${origin}/en-UN/`);
    await sessionDriver(personAt(device)).see.player();
    await enter(page, request, german, origin);
    await page.goto(`${origin}/en-UN/payment-methods`);

    const button = panic(page);
    await expectInReach(button);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await expectInReach(button);
    await expectAccessible(page, 'with a panic button');

    // By the keyboard: from the brand on, before the tools.
    await page.getByRole('banner').getByRole('link').first().focus();
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(button).toBeFocused();
    const asked = page.waitForRequest((one) => one.url().endsWith('/player/timeout/cooling'));
    await page.keyboard.press('Enter');
    expect((await asked).postDataJSON()).toEqual({ duration: 1, initiator: 'PLAYER' });
    await breakDriver(personAt(page), 'coolingOff').see.begun();
    await expect(page.getByRole('main')).toContainText(/until \d+\s\w+\s\d{4},\s\d\d:\d\d\sCES?T/);
    await expect(button).toHaveCount(0);

    // It asks for its balances every 20 s, and hears of nothing else by itself.
    await expect(device.getByRole('heading', { name: t('onBreak.title'), level: 1 })).toBeVisible();
    await expect(panic(device)).toHaveCount(0);
    await device.goto(`${origin}/en-UN/#login`);
    const login = loginDriver(personAt(device));
    await login.perform['credentials.submitted'](german);
    const panel = device.getByRole('dialog', { name: t('login.onBreak.title') });
    await expect(panel).toContainText(/It ends on \d+\s\w+\s\d{4},\s\d\d:\d\d\sCES?T/);
    await elsewhere.close();
  });

  test(`[EXC-05] [LAYOUT-02] The panic button at ${brand} has room at every width, and moves nothing when it comes`, async ({
    page,
    request,
    german,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await enter(page, request, german, origin);
    const locales = [
      ['en-UN', 'en'],
      ...(brand === 'Northlight' ? [['fi-FI', 'fi'] as const] : [['pt-BR', 'pt-BR'] as const]),
    ] as const;
    for (const [locale, language] of locales) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${origin}/${locale}/`);
      const button = panic(page, STOP[language]);
      await expect(button).toBeVisible();
      await expect(page.getByRole('banner').locator('strong')).toBeVisible();
      for (const width of [320, 390, 768, 1024, 1199, 1200, 1440]) {
        // The buttons for phones take no room.
        const isPhone = width < 768;
        await devtools.send('Emulation.setScrollbarsHidden', { hidden: isPhone });
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => page.evaluate(() => innerWidth - document.documentElement.clientWidth))
          .toBe(isPhone ? 0 : 15);
        await expectInReach(button);
        const { others, before, covered } = await standing(button);
        const where = `${locale}, ${width} px`;
        expect(others, where).toEqual(before);
        expect(covered, where).toBe(0);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          where,
        ).toBe(true);
      }
    }
  });
}

for (const [country, asks, brand, origin, locale] of [
  ['DE', 'a panic button', 'Northlight', '', 'fi-FI'],
  ['DE', 'a panic button', 'Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR'],
  ['SE', 'a clock', 'Northlight', '', 'fi-FI'],
  ['SE', 'a clock', 'Sol Alta', SOL_ALTA_ORIGIN, 'pt-BR'],
] as const) {
  base(
    `[NS-20] [LAYOUT-02] Beside ${asks} at ${brand} in ${locale} the way to limits stays whole in a flow`,
    async ({ page, request, control }) => {
      const person = await register(request, control, undefined, { countryCode: country });
      // The first login is welcomed with a dialog.
      await tokensOf(request, person);
      await enter(page, request, person, origin);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${origin}/${locale}/my-account/banking/deposit`);
      const devtools = await page.context().newCDPSession(page);
      const header = page.getByRole('banner');
      await expect(
        country === 'DE' ? header.getByRole('button', { name: /24/ }) : header.getByRole('timer'),
      ).toBeVisible();
      const way = header.getByRole('link', { name: /^(Turvallinen pelaaminen|Jogo responsável)$/ });
      for (const width of [320, 360, 390, 430, 767, 768, 1024]) {
        // The buttons for phones take no room.
        await devtools.send('Emulation.setScrollbarsHidden', { hidden: width < 768 });
        await page.setViewportSize({ width, height: 844 });
        await expectInReach(way);
        expect((await lookForOverflow(page)).overflows, `${width} px`).toEqual([]);
      }
    },
  );
}

test('[NS-20] Where the law does not ask for it there is no panic button', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player);
  await page.goto('/en-UN/my-account/gambling-limits');
  // The rest of the page is there.
  await expect(page.getByRole('main').getByRole('button', { name: STOP.en })).toBeVisible();
  await expect(page.getByRole('banner').locator('strong')).toBeVisible();
  await expect(panic(page)).toHaveCount(0);
});
