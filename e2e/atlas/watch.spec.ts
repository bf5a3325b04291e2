import type { Page } from '@playwright/test';
import type { Path } from '../../machines/engine/fixture.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, type Complaints } from '../support/test.ts';
import { walkedToItsEnd, watch } from './watched.ts';

/** The browser's messages about refusals and lost calls, and the site's words for them. */
const SAID = [
  /Failed to load resource.*\/(api|locales)/,
  /There are no texts in this language/,
  /Texts could not be loaded/,
  /The cooling-off could not be started/,
  // A frame asks for held texts: the browser reports a wasted preload.
  /was preloaded using link preload but not used/,
];

/**
 * One flow for each thing that a frame does its own way: other tabs and stored sessions, the clock, the way to the
 * payment page, texts. The browser level walks the paths of all flows.
 */
const FLOWS = ['access.session', 'banking.wallet', 'banking.deposit', 'site.texts'];
for (const id of FLOWS) {
  test(`${id} is walked on the site, in a frame`, async ({ page, complaints }) => {
    for (const words of SAID) complaints.allow(words);
    await page.goto(`/atlas/flows/${id}.watch.html`);
    const shortest = await page.evaluate(
      () => globalThis.atlas.watched?.toSorted((a, b) => a.steps.length - b.steps.length)[0]?.id,
    );
    await watch(page, shortest ?? '');
    await walkedToItsEnd(page);
  });
}

/** Opens the page on which the login is watched. @returns its paths */
async function openLogin(page: Page, complaints: Complaints): Promise<readonly Path[]> {
  for (const words of SAID) complaints.allow(words);
  await page.goto('/atlas/flows/access.login.watch.html');
  return page.evaluate(() => globalThis.atlas.watched ?? []);
}

/** The first path on which the popup is opened. */
const openingOf = (paths: readonly Path[]): string =>
  paths.find(({ steps: all }) => all.some(opens))?.id ?? '';
const opens = (step: Path['steps'][number]): boolean =>
  'send' in step && step.send === 'popup.opened';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps of the path' });
const site = (page: Page) => page.frameLocator('iframe');

test('the chart, the steps and the site move together, and stop together', async ({
  page,
  complaints,
}) => {
  const path = openingOf(await openLogin(page, complaints));
  const at = (step: number) =>
    steps(page).getByRole('listitem').nth(step).locator('[aria-current]');
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('slow');
  await page.getByRole('combobox', { name: 'Path', exact: true }).selectOption(path);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(at(0)).toBeVisible();
  await expect(page.locator('g[data-state="login.closed"][data-tone="active"]')).toBeVisible();
  await expect(site(page).getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(at(1)).toBeVisible();
  await expect(
    page.locator('g[data-state="login.open.enteringCredentials"][data-tone="active"]'),
  ).toBeVisible();
  await expect(site(page).getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(/^Paused at step 1 of/)).toBeVisible();
  await expectAccessible(page, 'a path that is watched');
});

test('what this browser does on the site elsewhere is left alone', async ({
  page,
  context,
  player,
  complaints,
}) => {
  const own = await context.newPage();
  await own.goto('/en-UN/#login');
  const popup = own.getByRole('dialog', { name: 'Log in' });
  await popup.getByLabel('E-mail address').fill(player.email);
  await popup.getByLabel('Password', { exact: true }).fill(player.password);
  await popup.getByRole('button', { name: 'Log in' }).click();
  const account = own.getByRole('banner').getByRole('button', { name: 'My account' });
  await expect(account).toBeVisible();
  const stored = (): Promise<string> =>
    own.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), document.cookie, Object.keys(sessionStorage)]),
    );
  // The site tells the platform of the choice about cookies in its own time.
  await expect
    .poll(() => own.evaluate(() => localStorage.getItem('cookieOptions')))
    .toContain('"isStored":true');
  const before = await stored();

  const paths = await openLogin(page, complaints);
  await watch(page, paths.at(-1)?.id ?? '');
  await walkedToItsEnd(page);
  expect(await stored()).toBe(before);
  await own.reload();
  await expect(account).toBeVisible();
});

test('a screen that is not the one that the chart names is told, at its step', async ({
  page,
  complaints,
}) => {
  const path = openingOf(await openLogin(page, complaints));
  await page.evaluate((wanted) => {
    // As if the site showed nothing when the popup is opened.
    const step = globalThis.atlas.watched
      ?.find(({ id }) => id === wanted)
      ?.steps.find((one) => 'send' in one && one.send === 'popup.opened');
    if (step !== undefined) Object.assign(step.expect, { screen: 'coolingOffStarted' });
  }, path);
  await watch(page, path);
  await expect(page.getByText(/^Step \d+ did not go as the chart says\.$/)).toBeVisible();
  await expect(steps(page)).toContainText('cannot see');
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(page.getByText(/^(Opening the site|At step)/)).toBeVisible();
});

test('without a site beside it, watching is switched off and says so', async ({ page }) => {
  const folder = new URL('../../dist/atlas/', import.meta.url);
  await page.goto(new URL('flows/access.login.watch.html', folder).href);
  await expect(page.getByRole('heading', { name: 'Watching is switched off here' })).toBeVisible();
  await expect(page.getByText('npm start')).toBeVisible();
  await page.getByRole('combobox', { name: 'Path', exact: true }).selectOption({ index: 1 });
  await expect(page.getByText(/^npm run replay -- access\.login#/)).toBeVisible();
});

test('a path leads to where it is watched', async ({ page, complaints }) => {
  for (const words of SAID) complaints.allow(words);
  await page.goto('/atlas/flows/access.login.html#/paths');
  await page.getByRole('complementary').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Watch it run' }).click();
  await expect(page.getByText(/^(Opening the site|At step)/)).toBeVisible();
});

test('from a step on, the path is walked up to there and pauses; the address says so', async ({
  page,
  complaints,
}) => {
  const paths = await openLogin(page, complaints);
  const path = paths.find(({ steps: all }) => all.length > 3)?.id ?? '';
  await page.goto(`/atlas/flows/access.login.html#/paths/${encodeURIComponent(path)}/3`);
  await page.getByRole('link', { name: 'Watch from step 3' }).click();
  await expect(page).toHaveURL(/#\/watch\/access\.login%23\w+\/3$/);
  await expect(page.getByText(/^Paused at step [34] of/)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(/^Paused at step [45] of/)).toBeVisible();
  // From any step of the list, and from the start again.
  await page.getByRole('link', { name: 'Watch from here, step 1', exact: true }).click();
  await expect(page.getByText(/^Paused at step 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(page).toHaveURL(/#\/watch\/access\.login%23\w+$/);
  await expect(page.getByText(/^At step/)).toBeVisible();
});
