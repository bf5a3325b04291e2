import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { forScript } from '../../replay/browser/site-files.ts';
import { phoneChangeDriver } from '../../replay/profile/phone-change.driver.ts';
import { missingPartDriver } from '../../replay/site/missing-part.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

/** Files of the site that a release took away, or that something between the site and the player blocks. */

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const blocked = (route: Route) => route.abort('blockedbyclient');

const NOISE =
  /404|ERR_BLOCKED|ERR_CONNECTION_RESET|ERR_FAILED|could not be fetched|The page broke|dynamically|preload|MIME|integrity|Failed to fetch/;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isLive = (page: Page) => expect(page.locator('#root [inert]')).toHaveCount(0);

/** Words in addresses for which public lists of blockers hold a file back: of advertisements, counts and annoyances. */
const LISTED =
  /\bads?\b|advert|affiliate|analytic|banner|beacon|campaign|chat|consent|cookie|gdpr|metric|newsletter|notif|pixel|popup|promo|referral|share|social|sponsor|statistic|telemetry|track|widget/i;

test('[ERR-03] No file of the site has a name for which a blocker would hold it back', () => {
  const site = join(import.meta.dirname, '..', '..', 'dist', 'site', 'client');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => LISTED.test(file))).toEqual([]);
});

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Opens the home page, and waits until it can be used. */
async function openHome(page: Page) {
  await page.goto('/en-UN/');
  await isLive(page);
  return {
    loads: countLoads(page),
    signUp: page.getByRole('banner').getByRole('link', { name: t('action.signUp') }),
  };
}

test('[ERR-03] A page whose file went with a release is in the page of the new release, by itself', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOISE);
  const { loads, signUp } = await openHome(page);
  // The page that loads anew names the files of its own release.
  await page.route(forScript(/^signup$/), (route) =>
    loads() === 0 ? gone(route) : route.continue(),
  );
  await signUp.click();
  await expect(title(page, t('signup.details.title'))).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page).toHaveURL(/\/en-UN\/signup/);
});

for (const [name, file] of [
  ['script', forScript(/^signup$/)],
  ['style sheet', '**/assets/*.css'],
] as const) {
  test(`[ERR-03] A page whose ${name} is blocked loads anew once, then says so and leads on`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(NOISE);
    await page.clock.install();
    const { loads, signUp } = await openHome(page);
    await page.route(file, blocked);
    await signUp.click();
    const missing = missingPartDriver(personAt(page));
    if (name === 'script') {
      await missing.see.withheld();
      expect(loads()).toBe(1);
      await expectAccessible(page, 'a page whose file is blocked');
      await page.clock.runFor(120_000);
      expect(loads()).toBe(1);
      await missing.byEmail.click();
      await expect(page).toHaveURL(/\/contact-email$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(file);
      await page.goBack();
      await expect(title(page, t('signup.details.title'))).toBeVisible();
      return;
    }
    // The server inlines the styles of the page that it sends: the reload has them.
    await expect(title(page, t('signup.details.title'))).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('[ERR-03] A page whose style sheet did not come is fetched with it', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOISE);
  const { loads, signUp } = await openHome(page);
  let lost = 0;
  await page.route('**/assets/*.css', (route) => {
    lost += 1;
    return lost === 1 ? route.abort('connectionreset') : route.continue();
  });
  await signUp.click();
  await expect(title(page, t('signup.details.title'))).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(loads()).toBe(0);
});

test('[ERR-03] What is beside a page takes nothing of a deposit away where all of it is blocked', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(NOISE);
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await enter(page, request, persona('verified'));
  // It is fetched ahead, in a quiet moment.
  const isAhead = forScript(/^player-left$/);
  await page.route(isAhead, blocked);
  const missed = page.waitForEvent('requestfailed', (lost) => isAhead(new URL(lost.url())));
  await page.goto('/en-UN/my-account/banking/deposit');
  await missed;
  const amount = page.getByLabel(t('deposit.amount.label'), { exact: true });
  await amount.fill('25');
  const loads = countLoads(page);
  await page.route('**/assets/*.{js,css}', blocked);
  await page.getByRole('button', { name: t('shell.preferences') }).click();
  await expect(page.locator('#preferences')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('25.00');
  expect(loads()).toBe(0);
  expect(thrown).toEqual([]);
});

test('[ERR-03] Picture and text that the server has drawn stay as they are where their scripts are blocked', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOISE);
  await page.clock.install();
  const missed = [/^Hero$/, /^site-rich-text$/].map(async (name) => {
    const isFile = forScript(name);
    await page.route(isFile, blocked);
    await page.waitForEvent('requestfailed', (request) => isFile(new URL(request.url())));
  });
  await page.goto('/en-UN/');
  const drawn = page.locator('main section svg').first();
  const told = page.locator('main section:has(> h2:text-is("About us")) p').first();
  await isLive(page);
  await Promise.all(missed);
  // What React makes of the loss comes within the next frames.
  await page.clock.runFor(300);
  await expect(drawn).toBeVisible();
  await expect(told).toBeVisible();
});

test('[ERR-03] A window whose file is blocked leaves the form and what was typed in it, and opens once it may', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allow(NOISE);
  await enter(page, request, player);
  const file = forScript(/^Modal$/);
  await page.route(file, blocked);
  await page.goto('/en-UN/my-account/account');
  const phone = phoneChangeDriver(personAt(page));
  const loads = countLoads(page);
  const number = { phonePrefix: '+358', phoneBody: '451234567' };
  await phone.perform['number.submitted']({ number });
  const section = page.getByRole('region', { name: t('phone.title') });
  const words = section.getByRole('alert').filter({ hasText: t('content.error.part') });
  await expect(words).toBeVisible();
  const field = section.getByLabel(t('field.phoneBody.label'));
  await expect(field).toHaveValue(number.phoneBody);
  await expectAccessible(page, 'a form whose window is blocked');
  await page.unroute(file);
  await words.getByRole('button', { name: t('action.retry') }).click();
  await phone.see.enteringCode();
  await phone.perform['popup.closed']({});
  await expect(field).toHaveValue(number.phoneBody);
  expect(loads()).toBe(0);
});

test('[ERR-03] Parts that are blocked leave their pages, with a way on, after one reload', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allow(NOISE);
  const lost = page.getByRole('alert').filter({ hasText: t('content.error.part') });
  await page.goto('/en-UN/');
  await isLive(page);
  const loads = countLoads(page);
  const file = forScript(/^LoginFlow$|^SignedIn$|(?:limits|profile)\/Sections/);
  await page.route(file, blocked);
  const logIn = page.getByRole('banner').getByRole('link', { name: t('action.logIn') });
  await logIn.click();
  await expect(lost).toBeInViewport();
  expect(loads()).toBe(1);
  await expectAccessible(page, 'a page whose log-in is blocked');
  await lost.getByRole('button', { name: t('action.close') }).click();
  await expect(lost).toBeHidden();
  await page.unroute(file);
  await logIn.click();
  await expect(page.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  await page.route(file, blocked);
  await enter(page, request, player);
  for (const [path, name] of [
    ['my-account/gambling-limits', t('limits.title')],
    ['my-account/account', t('profile.title')],
  ] as const) {
    await page.goto(`/en-UN/${path}`);
    await expect(lost.getByRole('button', { name: t('action.retry') })).toBeVisible();
    await expect(title(page, name)).toBeVisible();
  }
  await page.goto('/en-UN/signup');
  await lost.getByRole('link', { name: t('account.title') }).click();
  await expect(title(page, t('account.title'))).toBeVisible();
});

test('[CHAT-01] A chat whose files are blocked says so, and names the e-mail address', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOISE);
  await page.goto('/en-UN/');
  const launcher = page.locator('[data-chat] > button');
  await expect(launcher).toBeVisible();
  await page.route(forScript(/^ChatPanel$/), blocked);
  await launcher.click();
  const words = t('chat.blocked', { email: 'support@northlight.example' });
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(launcher).toBeVisible();
});

test('[ERR-03] A page whose first scripts are blocked says so in time, and its links lead on', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOISE);
  const file = forScript(/^libraries$/);
  await page.route(file, blocked);
  await page.goto('/en-UN/');
  const words = page.getByText(t('screen.slow'));
  // They wait by an animation, whose frames a busy machine draws late: it is brought to its end.
  const bar = page.locator('aside').filter({ has: words });
  const wait = await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    return getComputedStyle(element).animationDuration;
  });
  expect(wait).toBe('15s');
  await expect(words).toBeVisible();
  await page.unroute(file);
  await page.getByRole('link', { name: t('action.reload') }).click();
  // Nothing is inert between two documents either.
  await expect(page.locator('html')).toHaveAttribute('data-session', 'Resolved');
  await isLive(page);
  await expect(words).toBeHidden();
});
