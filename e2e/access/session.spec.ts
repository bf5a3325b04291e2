import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona, type Credentials } from '../../replay/browser/players.ts';
import { countCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const ACCOUNT = '/en-UN/my-account';
const player = persona('verified');

const logIn = async (page: Page, credentials: Credentials = player): Promise<void> => {
  await page.goto('/en-UN/#login');
  await loginDriver(personAt(page)).perform['credentials.submitted'](credentials);
  await sessionDriver(personAt(page)).see.player();
};

/** The line of the page to which the end of a session leads. */
const said = (page: Page, hasText: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText });
const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // Consent to cookies outlives a session.
    Object.keys(localStorage)
      .filter((key) => !key.startsWith('cookie'))
      .sort(),
  );

/** A token of the site's form that expired an hour ago; only its claims are read here. */
const expired = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const past = { ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 };
  return [header, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
};

test('[SESS-05][SESS-06][SESS-07] A login stores what the specification names, and no more @main', async ({
  page,
  context,
}) => {
  await logIn(page);
  expect(await storedKeys(page)).toEqual([
    'accessToken',
    'authorization',
    'idToken',
    'lastAuthUser',
    'refreshToken',
  ]);
  const session = JSON.parse(
    await page.evaluate(() => localStorage.getItem('authorization') ?? ''),
  ) as object;
  expect(session).toMatchObject({
    email: player.email,
    countryCode: 'FI',
    loginMethod: 'DEFAULT',
    multibrand: { suspended: false },
  });
  const cookie = (await context.cookies()).find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'None' });
  const claims = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(Object.keys(claims).sort()).toEqual([
    'country_code',
    'exp',
    'language_code',
    'login_method',
    'player_id',
  ]);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('[SESS-01][SESS-09] The document tells the status and whether somebody is signed in', async ({
  page,
}) => {
  const read = () =>
    page.evaluate(() => {
      const { session, signedIn } = document.documentElement.dataset;
      return { session, signedIn };
    });
  await page.goto('/en-UN/');
  await expect.poll(read).toMatchObject({ session: 'Resolved', signedIn: 'false' });
  await logIn(page);
  await expect.poll(read).toMatchObject({ session: 'Resolved', signedIn: 'true' });
});

test('[SESS-10] A stored token that has expired signs out', async ({ page, request, context }) => {
  const { accessToken } = await enter(page, request, player);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), expired(accessToken));
  await page.goto(ACCOUNT);
  await sessionDriver(personAt(page)).see.anonymous();
  await expect(page).toHaveURL(/\/en-UN\/$/);
  await expect(said(page, t('session.toast.expired'))).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
});

for (const [operation, outcome, status] of [
  ['getAccessDetails', 'sessionForbidden', 403],
  ['getLatestActivityLog', 'sessionExpired', 401],
] as const) {
  test(`[SESS-11] A ${status} from ${operation} signs out, to the landing page`, async ({
    page,
    request,
    control,
    complaints,
  }) => {
    complaints.allowAnswers(status);
    await enter(page, request, player);
    await control.outcome(operation, outcome);
    await page.goto(ACCOUNT);
    await sessionDriver(personAt(page)).see.anonymous();
    await expect(page).toHaveURL(/\/en-UN\/$/);
    expect(await storedKeys(page)).toEqual([]);
  });
}

test('[GUARD-20][SESS-12] Without tokens nothing is asked of the platform', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/Realtime channel: refused/);
  await page.clock.install();
  await enter(page, request, player);
  await page.goto(ACCOUNT);
  await walletDriver(personAt(page)).seeTotal('€100.00');
  const wallets = countCalls(page, 'GET', '/api/v1/player/wallet');
  await page.evaluate(() => localStorage.clear());
  await page.clock.runFor(20_000);
  await sessionDriver(personAt(page)).see.anonymous();
  expect(wallets()).toBe(0);
});

test('[SESS-14] Account details that fail leave the page usable, and can be asked for again', async ({
  page,
  request,
  control,
  complaints,
}) => {
  complaints.allowAnswers(500);
  await enter(page, request, player);
  await control.fault('getAccessDetails', 'status500');
  await page.goto(ACCOUNT);
  const session = sessionDriver(personAt(page));
  await session.see.player();
  await expect(page.getByText(t('session.accountFailed'))).toBeVisible();
  await session.perform['account.reloadRequested']({});
  await expect(page.getByRole('main').getByText(player.email)).toBeVisible();
});

test('[LOGOUT-06] Two tabs: a login here shows there, a logout here ends it there @main', async ({
  page,
  context,
  player: own,
}) => {
  const other = await newWindow(context);
  await other.goto('/en-UN/');
  await sessionDriver(personAt(other)).see.anonymous();
  await logIn(page, own);
  await sessionDriver(personAt(other)).see.player();
  await other.goto(ACCOUNT);
  await expect(other.getByRole('main').getByText(own.email)).toBeVisible();
  await page.bringToFront();
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await sessionDriver(personAt(other)).see.anonymous();
  await expect(other).toHaveURL(/\/en-UN\/$/);
  await expect(other.getByText(own.email)).toHaveCount(0);
  await expect(said(other, t('session.toast.endedElsewhere'))).toBeVisible();
});

test('[LOGOUT-06] A tab that hears of a logout from the platform first knows all the same what it was', async ({
  page,
  context,
  request,
  player: own,
}) => {
  await enter(page, request, own);
  await page.goto(ACCOUNT);
  const other = await newWindow(context);
  // News of the end would be told, and taken along by the reload, before the test looks.
  await other.routeWebSocket(/\/realtime/, () => undefined);
  await other.goto(ACCOUNT);
  await expect(other.getByRole('main').getByText(own.email)).toBeVisible();
  const [ended, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/v1/player/sign_out', async (route) => {
    const response = await route.fetch();
    ended.resolve();
    await told.promise;
    await route.fulfill({ response });
  });
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await ended.promise;
  await other.reload();
  await expect(said(other, t('session.toast.endedElsewhere'))).toBeVisible();
  await sessionDriver(personAt(other)).see.anonymous();
  told.resolve();
  await sessionDriver(personAt(page)).see.anonymous();
  await expect(said(page, t('session.toast.signedOut'))).toBeVisible();
});

test('[LOGOUT-01][LOGOUT-03] After a logout nothing is left, and Back shows nothing private @main', async ({
  page,
  context,
  request,
  player: own,
}) => {
  await enter(page, request, own);
  await page.goto('/en-UN/');
  await page.goto(ACCOUNT);
  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
  // The watch over the player begins in a quiet moment, and remembers them, too.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await storedKeys(page)).toContain('lastActivity');
  }).toPass();
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await sessionDriver(personAt(page)).see.anonymous();
  await expect(said(page, t('session.toast.signedOut'))).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
  await page.goBack();
  await sessionDriver(personAt(page)).see.anonymous();
  await page.goto(ACCOUNT);
  await page.goBack();
  await sessionDriver(personAt(page)).see.anonymous();
  await expect(page.getByText(own.email)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('€')).toHaveCount(0);
});

test('[LOGOUT-01] The answer may name another page to go to', async ({
  page,
  request,
  player: own,
}) => {
  await enter(page, request, own);
  await page.goto(ACCOUNT);
  await page.route('**/api/v1/player/sign_out', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { redirectPath: '/en-UN/payment-methods' } });
  });
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await sessionDriver(personAt(page)).see.anonymous();
  await expect(page).toHaveURL(/:\d+\/en-UN\/payment-methods$/);
});

test('[LOGOUT-05] A logout that fails still ends the session here', async ({
  page,
  request,
  control,
  complaints,
  player: own,
}) => {
  complaints.allowAnswers(500);
  await enter(page, request, own);
  await control.fault('signOut', 'status500');
  await page.goto(ACCOUNT);
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await sessionDriver(personAt(page)).see.anonymous();
  expect(await storedKeys(page)).toEqual([]);
});

test('[ROUTE-12] A popup is asked for where the guards lead, too', async ({ page }) => {
  const login = loginDriver(personAt(page));
  // A page that there is not leads home.
  await page.goto('/en-UN/no-such-page#login');
  await login.see.enteringCredentials();
  await expect(page).toHaveURL(/\/en-UN\/#login$/);
});
