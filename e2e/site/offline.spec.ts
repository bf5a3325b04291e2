import type { Page } from '@playwright/test';
import { enter, persona } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Links that only visitors are offered. */
const visitors = (page: Page) => page.getByRole('link', { name: /^(Log in|Sign up)$/ });
const CONTEXT = '**/api/v1/player/access/context';

test('[ERR-03] A page that is asked for without a network says that one is offline, and comes by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(
    /ERR_INTERNET_DISCONNECTED|could not be fetched|The page broke|dynamically|preload assets/,
  );
  await page.goto('/en-UN/');
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('action.signUp') })
    .click();
  await expect(title(page, t('offline.title'))).toBeVisible();
  await expect(page.getByText('Oops')).toHaveCount(0);
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expect(title(page, t('signup.details.title'))).toBeVisible();
});

test('[SESS-13] A player whom nobody can confirm is no visitor, and is in by themselves once somebody can', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allowLostCalls();
  await enter(page, request, persona('verified'));
  await page.route(CONTEXT, (route) => route.abort());
  await page.goto('/en-UN/my-account');
  await expect(title(page, t('unreached.title'))).toBeVisible();
  await expect(visitors(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/en-UN\/my-account$/);
  await page.unroute(CONTEXT);
  await expect(title(page, t('account.title'))).toBeVisible();
});

test('[SESS-13] On a slow line a player never sees a visitor’s front page, nor a visitor’s ways', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('verified'));
  // As a log-in leaves it: a cookie tells the server that this is no visitor.
  await page.goto('/en-UN/my-account');
  await expect(title(page, t('account.title'))).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      for (const word of ['Clear sky', 'Sign up']) if (text.includes(word)) seen.push(word);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(CONTEXT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto('/en-UN/');
  await expect(title(page, /^Welcome, /)).toBeVisible();
  const seen = await page.evaluate(
    () => (globalThis as unknown as { readonly seen: readonly string[] }).seen,
  );
  expect(seen).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[LAYOUT-02] Nothing on a player’s front page moves when what it waits for arrives @main', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('limit-left'));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/v1/player/deposit-limits', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/en-UN/');
  await expect(page.getByText(t('limits.deposit.D'))).toBeVisible();
  // A shift is told of with the picture that it is in.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts,
  );
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`[LAYOUT-02] ${width} px: a Portuguese welcome does not break within a word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${SOL_ALTA_ORIGIN}/pt-BR/success-registration`);
    const heading = title(page, /vindas/);
    await expect(heading).toBeVisible();
    const lines = await heading.evaluate((element) => {
      const text = element.firstChild;
      const word = /Boas-\S*vindas/.exec(text?.textContent ?? '');
      if (!text || !word) return -1;
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
}
