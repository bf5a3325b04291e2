import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, newPerson, register } from '../../replay/browser/players.ts';
import { cookiesDriver } from '../../replay/site/cookies.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

test.use({ answered: false });

const CONSENT = '/api/v1/player/cookies/consent';

/** The stored data of a session, of the visitor's place, and of the choice itself: all that is essential. */
const ESSENTIAL = {
  local: [
    'idToken',
    'accessToken',
    'refreshToken',
    'lastAuthUser',
    'authorization',
    'cookieOptions',
    'cookiesAccepted',
    'cookiesConsentId',
  ],
  cookies: /^(session|country-code|region-code|city|ip-address|croupier_control|theme)$/,
};

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    // Whether a page has the launcher of the chat, and its count of unread messages; of no person in particular.
    tab: Object.keys(sessionStorage).filter(
      (key) => !/^supportChat(UnreadCount|IsMainPage)$/.test(key),
    ),
    cookies: document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
    layer: window.dataLayer,
  }));

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

test('[COOK-03][COOK-06][NS-21] Who refuses all cookies leaves nothing behind but what is essential, and nothing leaves for others @main', async ({
  page,
  player,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en-UN/?campaignIds=spring-26');
  const person = personAt(page);
  const cookies = cookiesDriver(person);
  await cookies.see.notice();
  const before = await kept(page);
  expect([before.local, before.tab, before.layer]).toEqual([[], [], undefined]);
  await cookies.notice.getByRole('button', { name: t('cookies.reject') }).click();
  await cookies.see.quiet();
  const login = loginDriver(person);
  const stored = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith(CONSENT),
  );
  await login.perform['popup.opened']({});
  await login.perform['credentials.submitted'](player);
  await sessionDriver(person).see.player();
  expect((await stored).postDataJSON()).toEqual({
    version: 3,
    options: { essentials: true, performanceFunctional: false, marketing: false },
  });
  await page.goto('/en-UN/payment-methods');
  await sessionDriver(person).see.player();
  const after = await kept(page);
  expect(after.layer).toBeUndefined();
  expect(after.local.filter((key) => !ESSENTIAL.local.includes(key))).toEqual([]);
  expect(after.cookies.filter((name) => !ESSENTIAL.cookies.test(name))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${ORIGIN}/`) && !url.startsWith('data:'))).toEqual(
    [],
  );
  await page.reload();
  await sessionDriver(person).see.player();
  await cookies.see.quiet();
});

test('[COOK-04][API-030][API-031] A player who chose on one device is not asked on another', async ({
  page,
  browser,
  request,
  player,
  complaints,
}) => {
  await enter(page, request, player);
  await page.goto('/en-UN/');
  const first = cookiesDriver(personAt(page));
  await first.see.notice();
  await first.perform['settings.opened']({});
  await first.group(t('cookies.performance.title')).click();
  const stored = page.waitForResponse(
    (response) => response.url().endsWith(CONSENT) && response.request().method() === 'PATCH',
  );
  await first.settings.getByRole('button', { name: t('cookies.save') }).click();
  await first.see.quiet();
  expect((await stored).status()).toBe(200);

  const elsewhere = await browser.newContext();
  await complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other, request, player, ORIGIN);
  const read = other.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(CONSENT),
  );
  await other.goto(`${ORIGIN}/en-UN/`);
  expect((await (await read).json()).options).toMatchObject({
    marketing: false,
    performanceFunctional: true,
  });
  const second = cookiesDriver(personAt(other));
  await second.see.quiet();
  await second.perform['settings.opened']({});
  await second.see.settings();
  await expect(second.group(t('cookies.marketing.title'))).not.toBeChecked();
  await expect(second.group(t('cookies.performance.title'))).toBeChecked();
  await expect(second.group(t('cookies.essentials.title'))).toBeDisabled();
  await expectAccessible(other, 'the cookie settings');
  await elsewhere.close();
});

for (const [who, address, ticked] of [
  ['whose market is not known', `${ORIGIN}/en-UN/`, false],
  ['of a European market', `${ORIGIN}/en-FI/`, false],
  ['of a market whose law is not known to forbid it', `${SOL_ALTA_ORIGIN}/en-CL/`, true],
] as const) {
  test(`[COOK-01][NS-21] A visitor ${who} finds the groups ${ticked ? 'ticked' : 'not ticked'} before any choice`, async ({
    page,
  }) => {
    await page.goto(address);
    const cookies = cookiesDriver(personAt(page));
    await cookies.see.notice();
    await cookies.perform['settings.opened']({});
    for (const name of [t('cookies.performance.title'), t('cookies.marketing.title')])
      await expect(cookies.group(name)).toBeChecked({ checked: ticked });
    await expect(cookies.group(t('cookies.essentials.title'))).toBeChecked();
    const save = cookies.settings.getByRole('button', { name: t('cookies.save') });
    if (ticked) {
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      return;
    }
    await save.click();
    await cookies.see.quiet();
    expect(
      JSON.parse(await page.evaluate(() => localStorage.getItem('cookieOptions') ?? '')),
    ).toMatchObject({ performanceFunctional: false, marketing: false });
  });
}

test('[COOK-04][COOK-06] A player’s two tabs hear of each other’s choice at once, and the last word holds, here and at the platform @main', async ({
  page,
  context,
  request,
  player,
}) => {
  await enter(page, request, player);
  await page.goto('/en-UN/');
  const here = cookiesDriver(personAt(page));
  await here.see.notice();
  const other = await newWindow(context);
  await other.goto('/en-UN/terms');
  const there = cookiesDriver(personAt(other));
  await there.see.notice();

  await here.notice.getByRole('button', { name: t('cookies.accept') }).click();
  await here.see.quiet();
  await there.see.quiet();
  await there.perform['settings.opened']({});
  await expect(there.group(t('cookies.marketing.title'))).toBeChecked();

  // The earlier choice is still on its way when the other tab refuses.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${CONSENT}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await here.perform['settings.opened']({});
  await here.group(t('cookies.performance.title')).click();
  const asked = page.waitForRequest(
    (call) => call.method() === 'PATCH' && call.url().endsWith(CONSENT),
  );
  await here.settings.getByRole('button', { name: t('cookies.save') }).click();
  await asked;
  const refused = other.waitForResponse(
    (answer) => answer.url().endsWith(CONSENT) && answer.request().method() === 'PATCH',
  );
  await there.settings.getByRole('button', { name: t('cookies.reject') }).click();
  await refused;
  const last = page.waitForResponse(async (answer) => {
    const sent = answer.request();
    return sent.method() === 'PATCH' && sent.postDataJSON().options.marketing === false;
  });
  release();
  await last;

  for (const tab of [page, other]) {
    const options = await tab.evaluate(() => localStorage.getItem('cookieOptions') ?? '');
    expect(JSON.parse(options)).toMatchObject({ performanceFunctional: false, marketing: false });
  }
  const told = other.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname.endsWith(CONSENT) && answer.request().method() === 'GET',
  );
  await other.reload();
  expect((await (await told).json()).options).toMatchObject({
    performanceFunctional: false,
    marketing: false,
  });
});

for (const [width, origin, locale, reject] of [
  [320, ORIGIN, 'fi-FI', 'Hylkää kaikki'],
  [390, SOL_ALTA_ORIGIN, 'pt-BR', 'Rejeitar tudo'],
  [1440, ORIGIN, 'en-UN', t('cookies.reject')],
] as const) {
  test(`[COOK-03][LAYOUT-02] ${locale} at ${width} px: the notice fits, moves nothing, and hides nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '', moved: [] as string[] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly { readonly node: Node | null }[];
          };
          seen.shift += value;
          seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { readonly element: Element | null };
          seen.largest = element?.closest('[data-cookie-notice]') ? 'notice' : 'page';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(`${origin}/${locale}/`);
    const notice = page.locator('[data-cookie-notice]');
    await expect(notice).toBeVisible();
    await expectAccessible(page, `the notice in ${locale}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    for (const button of await notice.getByRole('button').all()) {
      await expect(async () => {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }).toPass();
    }
    const seen = await page.evaluate(
      () =>
        (globalThis as unknown as { seen: { shift: number; largest: string; moved: string[] } })
          .seen,
    );
    expect(seen.largest).toBe('page');
    // A difference that nobody sees.
    expect(seen.shift, seen.moved.join(', ')).toBeLessThan(0.001);
    const hidden = await tabThrough(page);
    expect(hidden).toEqual([]);
    await notice.getByRole('button', { name: reject }).click();
    await expect(notice).toHaveCount(0);
  });
}

/** Walks through the page by keyboard. @returns the elements that had the focus and lay under the notice */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const notice = document.querySelector('[data-cookie-notice]');
      if (!element || element === document.body) return 'end';
      if (!notice || notice.contains(element)) return '';
      const [one, other] = [element.getBoundingClientRect(), notice.getBoundingClientRect()];
      const isUnder =
        one.top >= other.top &&
        one.bottom <= other.bottom &&
        one.left >= other.left &&
        one.right <= other.right;
      return isUnder ? (element.textContent ?? '') : '';
    });
    if (found === 'end') break;
    if (found !== '') hidden.push(found);
  }
  return hidden;
}

test('[COOK-06] The page as it is sent, and its first scripts, know nothing of the notice', async ({
  request,
}) => {
  const markup = await (await request.get('/en-UN/')).text();
  expect(markup).not.toContain('cookie-notice');
  expect(markup).not.toContain(t('cookies.notice.title'));
  // It only says that it may be fetched later.
  expect(markup).not.toMatch(/(src|href)="[^"]*Cookie/);
});

test('[NS-21] The notice leaves the age limit to be read, and none of its answers is cut off', async ({
  page,
}) => {
  const places = [
    [`${ORIGIN}/en-UN/`, 390, 844],
    [`${ORIGIN}/fi-FI/`, 320, 568],
    [`${SOL_ALTA_ORIGIN}/pt-BR/`, 1440, 900],
    [`${SOL_ALTA_ORIGIN}/pt-BR/`, 390, 844],
    [`${SOL_ALTA_ORIGIN}/pt-BR/`, 320, 568],
  ] as const;
  for (const [address, width, height] of places) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    const notice = page.locator('[data-cookie-notice]');
    await expect(notice).toBeVisible();
    const age = page.getByText(/^18\+$/).first();
    await expect(age).toBeInViewport({ ratio: 1 });
    const last = notice.getByRole('button').nth(2);
    await expect(last).toBeInViewport({ ratio: 1 });
    // Fonts may still come, and move all three.
    await expect(async () => {
      const places = await Promise.all(
        [age.locator('..'), notice, last].map((part) => part.boundingBox()),
      );
      const [line, cover, end] = places.map((box) => box ?? { y: Number.NaN, height: 0 });
      expect((line?.y ?? 0) + (line?.height ?? 0), address).toBeLessThanOrEqual(cover?.y ?? 0);
      expect((end?.y ?? 0) + (end?.height ?? 0), address).toBeLessThanOrEqual(
        (cover?.y ?? 0) + (cover?.height ?? 0),
      );
    }).toPass();
  }
});

for (const width of [390, 1440]) {
  test(`[COOK-03][TERMS-02] at ${width} px the notice lies on no answer to new terms`, async ({
    page,
    request,
    control,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const player = await register(request, control, newPerson(), { termsVersion: 1 });
    await enter(page, request, player);
    await page.goto('/en-UN/accept-terms-condition');
    const answers = page.getByRole('main');
    await expect(page.locator('[data-cookie-notice]')).toBeVisible();
    for (const answer of [
      answers.getByRole('button', { name: t('terms.update.accept') }),
      answers.getByRole('button', { name: t('session.signOut') }),
      answers.getByRole('link', { name: /^Withdraw/ }),
    ]) {
      // A press that would hit something else fails.
      await answer.click({ trial: true });
    }
    // They are the foot of the page: a phone's navigation is not there (LAYOUT-03).
    await expect(page.getByRole('navigation', { name: t('shell.mobile') })).toHaveCount(0);
  });
}

test('[NS-21] A notice that a filter hides leaves no empty space below the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-UN/');
  const notice = page.locator('[data-cookie-notice]');
  await expect(notice).toBeVisible();
  const room = () =>
    page.evaluate(() =>
      Math.round(Number.parseFloat(getComputedStyle(document.body).paddingBottom)),
    );
  const height = async () => Math.floor((await notice.boundingBox())?.height ?? 0);
  expect(await height()).toBeGreaterThan(100);
  await expect.poll(async () => (await room()) - (await height())).toBeGreaterThanOrEqual(0);
  // As the style sheets of such filters do.
  await notice.evaluate((element) => {
    element.style.setProperty('display', 'none', 'important');
  });
  await expect.poll(room).toBeLessThanOrEqual(8);
});
