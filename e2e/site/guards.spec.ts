import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { depositDriver, DEPOSIT_PATH } from '../../replay/banking/deposit.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, newPerson, persona, register } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { holdCalls } from '../support/network.ts';
import { ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

const ACCOUNT = '/en-UN/my-account';
const HOME = /\/en-UN\/$/;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const MAINTENANCE = t('screen.maintenance.title');
const RESTRICTED = t('screen.restricted.title');
const UNAUTHORIZED = t('screen.unauthorized.title');
const TERMS = t('terms.update.title');

test('[GUARD-03] Until the session is resolved there is a loader and nothing else', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('verified'));
  const letGo = await holdCalls(page, '/player/access/context');
  await page.goto(ACCOUNT);
  const session = sessionDriver(personAt(page));
  await session.see.loading();
  await expect(page.getByRole('main')).toHaveText(t('screen.loading'), { useInnerText: true });
  letGo();
  await session.see.player();
  await expect(heading(page, t('account.title'))).toBeVisible();
});

test('[GUARD-04][GUARD-05] A visitor is asked to log in, and then lands where they wanted to go', async ({
  page,
}) => {
  await page.goto(`${DEPOSIT_PATH}?from=mail`);
  await expect(heading(page, UNAUTHORIZED)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/page-error-401$/);
  const state = await page.evaluate(() => history.state as unknown);
  expect(state).toMatchObject({ from: '/my-account/banking/deposit' });
  await expectAccessible(page, '401');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await loginDriver(personAt(page)).perform['credentials.submitted'](persona('verified'));
  await depositDriver(personAt(page)).see.cashier();
  await expect(page).toHaveURL(new RegExp(`${DEPOSIT_PATH}$`));
});

test('[GUARD-05] The wanted page survives a reload of the 401 page', async ({ page }) => {
  await page.goto(ACCOUNT);
  await expect(heading(page, UNAUTHORIZED)).toBeVisible();
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await loginDriver(personAt(page)).perform['credentials.submitted'](persona('verified'));
  await expect(heading(page, t('account.title'))).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/my-account$/);
});

for (const name of ['risk', 'suspended'] as const) {
  test(`[GUARD-06][GUARD-10] ${name}: deposit, rewards and bonus code lead home, the account stays`, async ({
    page,
    request,
  }) => {
    await enter(page, request, persona(name));
    for (const path of [
      '/deposit',
      '/my-account/banking/deposit',
      '/my-account/rewards',
      '/my-account/rewards/active',
      '/my-account/bonus-code',
      '/my-account/cashback',
      '/my-account/free-spins',
    ]) {
      await page.goto(`/en-UN${path}`);
      await expect(page, path).toHaveURL(HOME);
    }
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('nav.deposit') }),
    ).toHaveCount(0);
    await page.goto(ACCOUNT);
    await expect(heading(page, t('account.title'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('nav.deposit'), exact: true })).toHaveCount(0);
  });
}

test('[GUARD-16][DEP-23] Deposits switched off: no way to the cashier', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('deposit-off'));
  await page.goto(DEPOSIT_PATH);
  await expect(page).toHaveURL(HOME);
  await sessionDriver(personAt(page)).see.player();
  await expect(page.getByRole('link', { name: t('nav.deposit'), exact: true })).toHaveCount(0);
});

test('[GUARD-08][LOGIN-06][TERMS-02][TERMS-04] Newer terms are accepted before the player goes on', async ({
  page,
  request,
  control,
  complaints,
}) => {
  complaints.allowAnswers(500);
  const player = await register(request, control, newPerson(), { termsVersion: 1 });
  await enter(page, request, player);
  const flag = () => page.evaluate(() => localStorage.getItem('showUpdatedTnC'));
  await page.goto('/en-UN/payment-methods');
  await expect(heading(page, TERMS)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/accept-terms-condition$/);
  expect(await flag()).not.toBeNull();
  await expectAccessible(page, 'terms');

  // The welcome waits until no terms are to be read.
  await page.goto(ACCOUNT);
  await page
    .getByRole('dialog', { name: /^Welcome/ })
    .getByRole('button', { name: t('action.close') })
    .click();
  await expect(heading(page, t('account.title'))).toBeVisible();

  await page.goto('/en-UN/payment-methods');
  await expect(heading(page, TERMS)).toBeVisible();
  await control.fault('acceptTermsVersion', 'status500');
  const accept = page.getByRole('button', { name: t('terms.update.accept') });
  await accept.click();
  await expect(page.getByRole('alert')).toContainText(t('terms.update.error'));
  await accept.click();
  await expect(page).toHaveURL(/\/en-UN\/payment-methods$/);
  expect(await flag()).toBeNull();
  await page.reload();
  await sessionDriver(personAt(page)).see.player();
  await expect(page).toHaveURL(/\/en-UN\/payment-methods$/);
  await expect(page.getByRole('heading', { name: TERMS })).toHaveCount(0);
});

test('[GUARD-01] Maintenance replaces every page, until it is over', async ({ page, control }) => {
  const settings = (maintenance: boolean) =>
    control.content('northlight', {
      _id: 'settings',
      _type: 'settings',
      maintenance,
      maintenanceMessage: { en: 'Back soon.' },
      aboutUs: null,
    });
  await settings(true);
  for (const path of ['/', '/signup', '/payment-methods']) {
    await page.goto(`/en-UN${path}`);
    await expect(heading(page, MAINTENANCE)).toBeVisible();
  }
  await expectAccessible(page, 'maintenance');
  await settings(false);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('action.retry') })
    .click();
  await expect(heading(page, MAINTENANCE)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[GUARD-01] A call that is answered by maintenance shows it, too', async ({
  page,
  request,
  control,
  complaints,
}) => {
  complaints.allowAnswers(503);
  await enter(page, request, persona('verified'));
  await page.goto(ACCOUNT);
  await expect(heading(page, t('account.title'))).toBeVisible();
  // The old page may still ask.
  await control.outcome('getWallet', 'maintenance', 10);
  await page.reload();
  await expect(heading(page, MAINTENANCE)).toBeVisible();
});

test('[GUARD-02] A visitor of a country that is not served sees why, on every page', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'country-code', value: 'US', url: ORIGIN }]);
  for (const path of ['/', '/signup', '/payment-methods']) {
    await page.goto(`/en-UN${path}`);
    await expect(heading(page, RESTRICTED)).toBeVisible();
  }
  await expectAccessible(page, 'restricted');
});

test('[GUARD-02] A player with restricted access sees why', async ({
  page,
  request,
  complaints,
}) => {
  // They have no channel, as the platform says before or after the page has shown.
  complaints.allowAnswers(401);
  await enter(page, request, persona('restricted'));
  await page.goto(ACCOUNT);
  await expect(heading(page, t('screen.closed.title'))).toBeVisible();
});

test('[ROUTE-11] The restricted-country page shows from an allowed country', async ({ page }) => {
  await page.goto('/en-UN/restricted');
  await expect(heading(page, RESTRICTED)).toBeVisible();
});

test('[GUARD-21] Maintenance stands before everything else', async ({ page, context, control }) => {
  await context.addCookies([{ name: 'country-code', value: 'US', url: ORIGIN }]);
  await control.content('northlight', {
    _id: 'settings',
    _type: 'settings',
    maintenance: true,
    maintenanceMessage: { en: 'Back soon.' },
    aboutUs: null,
  });
  await page.goto(ACCOUNT);
  await expect(heading(page, MAINTENANCE)).toBeVisible();
});
