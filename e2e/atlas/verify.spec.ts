import type { Page } from '@playwright/test';
import { FLOWS } from '../../machines/registry.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const DEPOSIT = '/atlas/flows/banking.deposit.html';
const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });

/** Gives the page other data than the build wrote. */
const tamper = (page: Page, change: (script: string) => string) =>
  page.route('**/data/banking.deposit.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

test('the overview opens with Never and Always, and the search finds them', async ({ page }) => {
  await page.goto(DEPOSIT);
  const headings = details(page).getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText(/^Never/);
  await expect(headings.nth(1)).toHaveText(/^Always/);
  await expect(details(page)).toContainText('under all 12 market policies');
  for (const word of ['stuck', 'dead end', 'twice', 'excluded']) {
    await page.getByRole('combobox', { name: /^Search/ }).fill(word);
    await expect(page.getByRole('option', { name: /^(?:never|always)/ }).first()).toBeVisible();
  }
  await page.getByRole('combobox', { name: /^Search/ }).fill('deposit request twice');
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(
    /^The deposit request never begins twice/,
  );
  await expectAccessible(page, 'a promise');
});

test('a reader verifies a flow in their own browser, and is told that it agrees', async ({
  page,
}) => {
  await page.goto(DEPOSIT);
  await details(page).getByRole('button', { name: 'Verify here' }).click();
  await expect(details(page)).toContainText('The build found the same, and the page draws it.');
  await expect(details(page)).toContainText(/Here, in this browser: [\d,]+ situations in/);
  await expect(details(page)).toContainText('here it holds');
});

test('all flows are verified from the list of them', async ({ page }) => {
  await page.goto('/atlas/');
  await page.getByRole('button', { name: 'Verify here' }).click();
  // Every chart is explored: that is a minute's work for a slow machine, and no page that hangs.
  await expect(page.getByRole('main')).toContainText(
    `Here, in this browser: ${FLOWS.length} flows`,
    { timeout: 150_000 },
  );
  await expect(page.getByRole('main')).toContainText('every one holds');
  await expect(page.getByRole('main')).toContainText(
    'The build found the same, and every page draws what its machine does.',
  );
});

test('the atlas of a chart that was tampered with says so', async ({ page }) => {
  await tamper(page, (script) =>
    script.replaceAll('DOCUMENTS_REQUIRED_RESTRICTED', 'DOCUMENTS_NEVER_REQUIRED'),
  );
  await page.goto(DEPOSIT);
  await details(page).getByRole('button', { name: 'Verify here' }).click();
  await expect(details(page)).toContainText('This page does not say what the machine does:');
  await expect(details(page)).toContainText(
    'taken when, now also: the deposit check answers DOCUMENTS_NEVER_REQUIRED',
  );
});

test('a number that was made up is noticed from the list of flows, too', async ({ page }) => {
  await tamper(page, (script) =>
    script.replace(/"searched":\{"situations":\d+/, '"searched":{"situations":1000000'),
  );
  await page.goto('/atlas/');
  await page.getByRole('button', { name: 'Verify here' }).click();
  await expect(page.getByRole('main')).toContainText('claims 1000000 situations');
});

test('a promise that is falsified stands first, and its path is drawn and played', async ({
  page,
}) => {
  // As a build writes it where a promise does not hold: with the shortest path there.
  await tamper(page, (script) =>
    script.replace(
      /"id":"no-cashier-unless-the-latest-check-allows-it"/,
      `"broken":{"id":"banking.deposit#0000","input":"typical","steps":[${[
        '{"words":"starts","screen":"inactive","states":["deposit","deposit.inactive"],"transitions":[],"facts":[],"calls":[],"told":[]}',
        '{"words":"opens the deposit page or starts over","screen":"checking","states":["deposit","deposit.asking","deposit.asking.checking"],"transitions":[],"facts":[],"calls":[],"told":[]}',
      ].join(',')}]},$&`,
    ),
  );
  await page.goto(DEPOSIT);
  await expect(details(page)).toContainText(/1 of the \d+ promises below is falsified/);
  await details(page)
    .getByRole('link', { name: /^No cashier unless/ })
    .click();
  await expect(details(page)).toContainText('falsified');
  const steps = details(page).getByRole('listitem').getByRole('button');
  await expect(steps).toHaveCount(2);
  await details(page).getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/#\/promise\/no-cashier-.+\/1$/);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  // The verifying person learns that it does hold.
  await details(page).getByRole('link', { name: 'Never and Always' }).click();
  await details(page).getByRole('button', { name: 'Verify here' }).click();
  await expect(details(page)).toContainText('the page says it is falsified, here it holds');
});

test('a state says what it inherits and from where, and a final one that the flow ends', async ({
  page,
}) => {
  await page.goto('/atlas/flows/limits.activityTimer.html#/state/activityTimer.due.open.told');
  await expect(details(page)).toContainText('Inherited from Open');
  await expect(
    details(page).getByRole('link', { name: 'chooses to log out' }).first(),
  ).toBeVisible();
  await details(page).getByRole('link', { name: 'Left', exact: true }).first().click();
  await expect(details(page)).toContainText('Nothing: the flow ends here.');
});

test('[DEP-09] [DEP-12] requirements that meet refer to each other, and to the path there', async ({
  page,
}) => {
  await page.goto('/atlas/requirements.html#/DEP-09');
  const row = page.getByRole('row').filter({ hasText: 'DEP-09' }).first();
  await expect(row).toContainText('Meets DEP-12');
  await row.getByRole('link', { name: 'The path there' }).first().click();
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('DEP-09 and DEP-12');
  await expect(details(page)).toContainText(
    'the deposit check answers DOCUMENTS_REQUIRED_RESTRICTED',
  );
  await expect(page).toHaveURL(/#\/meeting\/restricted-and-expired$/);
});
