import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const UKGC = '/atlas/policies/UKGC.html';
const WHAT_IF = '/atlas/policies/UKGC.what-if.html';
const REVERSED = `${WHAT_IF}#/withdrawalsMayBeReversed=true`;
const NO_REVERSAL = 'Nothing is taken back where the law forbids it';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rule = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** The consequences show: nothing is explored any more. */
const explored = (page: Page) => expect(page.getByText(/^Explored here and now/)).toBeVisible();

/** The place of a state's name: its rows below are ways on. */
const NAME = { x: 12, y: 12 };

test('a reviewer reads off who is under a policy, what differs, and on what a rule rests', async ({
  page,
}) => {
  await page.goto('/atlas/');
  await page.getByRole('link', { name: 'Markets', exact: true }).click();
  const sweden = page.getByRole('row', { name: /^Spelinspektionen What differs/ });
  await expect(sweden).toContainText('Nobody deposits without a deposit limit.');
  await expect(sweden).toContainText('never approved');
  await page.getByRole('link', { name: 'UKGC' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'UKGC' })).toBeVisible();
  await expect(page.getByText('Gambling Commission, Great Britain')).toBeVisible();
  // The ways that it closes lead to the picture of the flow.
  const closed = page.getByRole('link', { name: /^Listed: cancels a withdrawal/ });
  await expect(closed).toHaveAttribute('href', /banking\.cancelWithdrawal\.html#\/transition\//);
  // The result without it.
  const promise = page.getByRole('row').filter({ hasText: NO_REVERSAL });
  await expect(promise).toContainText('proven');
  await promise.getByText('would not hold').click();
  await expect(promise.getByRole('listitem').last()).toContainText('cancels a withdrawal');
  // A rule has an address, a source, and a question to counsel.
  await page.getByRole('link', { name: 'A withdrawal cannot be taken back' }).click();
  await expect(page).toHaveURL(/#\/withdrawalsMayBeReversed$/);
  const row = page.locator('tr[aria-current]');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('RTS');
  await expect(row).toContainText('The number in the version in force.');
});

test('what differs in Sweden is two presses from the index, and its address leads there', async ({
  page,
}) => {
  await page.goto('/atlas/');
  await page.getByRole('link', { name: 'Markets', exact: true }).click();
  await page.getByRole('link', { name: 'What differs under Spelinspektionen' }).click();
  await expect(page).toHaveURL(/policies\.html#\/market\/Spelinspektionen$/);
  const sweden = page.getByRole('region', { name: 'What differs under Spelinspektionen: Sweden' });
  await expect(sweden).toBeInViewport();
  await expect(sweden).toContainText('Nobody deposits without a deposit limit.');
  await expect(sweden).toContainText('Spelinspektionen, Sweden');
  // The consequences lead to the chart, and the market comes along.
  await sweden
    .getByText(/^What follows: [1-9]/)
    .first()
    .click();
  const edge = sweden.locator('a[href*="/policy/Spelinspektionen"]').first();
  await edge.click();
  await expect(page.getByLabel('Market policy')).toHaveValue('Spelinspektionen');
  await expect(page).toHaveURL(/#\/transition\/.*\/policy\/Spelinspektionen$/);
  // A reload shows the same page.
  await page.reload();
  await expect(page.getByLabel('Market policy')).toHaveValue('Spelinspektionen');
});

test('the choice of a market stands in the address and stays with what is selected', async ({
  page,
}) => {
  await page.goto('/atlas/flows/banking.cancelWithdrawal.html');
  await page.getByLabel('Market policy').selectOption('UKGC');
  await expect(page).toHaveURL(/#\/policy\/UKGC$/);
  await page.locator('[data-state="cancelWithdrawal.listed"]').first().click({ position: NAME });
  await expect(page).toHaveURL(/#\/state\/cancelWithdrawal\.listed\/policy\/UKGC$/);
  await page.getByLabel('Market policy').selectOption('MGA');
  await expect(page.getByText('Under MGA nothing can happen otherwise')).toBeVisible();
  await page.getByLabel('Market policy').selectOption('');
  await expect(page).toHaveURL(/#\/state\/cancelWithdrawal\.listed$/);
});

test('[NS-06][SIGN-32] sign-up says from which age and where a tax number is asked; a chart without markets says so', async ({
  page,
}) => {
  await page.goto('/atlas/flows/access.signUp.html');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('Youngest age');
  await expect(details).toContainText('19: ');
  await expect(details).toContainText('Alberta from 18 years on');
  await expect(details).toContainText('Tax number asked at sign-up');
  await expect(details).toContainText('yes: Brazil');
  await expect(
    page.getByText(/^The chart is the same in every market; what markets/),
  ).toBeVisible();
  await page.goto('/atlas/flows/site.texts.html');
  await expect(page.getByText('The chart is the same in every market.')).toBeVisible();
});

test('a policy leads to the picture of a flow under it, and back', async ({ page }) => {
  await page.goto(UKGC);
  await page.getByRole('link', { name: 'Pending withdrawals', exact: true }).first().click();
  await expect(page.getByLabel('Market policy')).toHaveValue('UKGC');
  await expect(page.getByText(/^Absent under UKGC/)).toBeVisible();
  // It stays when another part is selected.
  await page.locator('[data-state="cancelWithdrawal.listed"]').first().click({ position: NAME });
  await expect(page.getByLabel('Market policy')).toHaveValue('UKGC');
  await page.getByRole('link', { name: 'Its rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UKGC' })).toBeVisible();
});

test('a changed copy shows at once which ways open and which promise falls, by which way', async ({
  page,
}) => {
  await page.goto(WHAT_IF);
  await expect(page.getByText(/^Nothing is changed yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take away as a proposal' })).toBeDisabled();
  // By keyboard alone.
  const withdrawals = rule(page, 'Withdrawals may be taken back');
  await withdrawals.getByRole('radio', { name: 'no' }).focus();
  await page.keyboard.press('ArrowLeft');
  await explored(page);
  await expect(page).toHaveURL(/#\/withdrawalsMayBeReversed=true$/);
  await expect(card(page, 'The copy')).toContainText('Withdrawals may be taken back');
  const fallen = card(page, 'Promises that fall');
  await expect(fallen).toContainText(NO_REVERSAL);
  await expect(fallen.getByRole('listitem').last()).toContainText('cancels a withdrawal');
  const ways = card(page, 'Ways that open and close');
  await expect(ways.getByRole('link', { name: /^Listed: cancels a withdrawal/ })).toBeVisible();
  await expect(ways).toContainText('Stay as they are: Deposit');
  // Put back, nothing follows.
  await withdrawals.getByRole('button', { name: /^Put back/ }).click();
  await expect(page.getByText(/^Nothing is changed yet/)).toBeVisible();
  await expect(fallen).toHaveCount(0);
});

test('the way to what falls is walked on the chart, under the copy', async ({ page }) => {
  await page.goto(REVERSED);
  await explored(page);
  await card(page, 'Promises that fall')
    .getByRole('link', { name: 'Walk it on the chart' })
    .click();
  const panel = page.getByRole('complementary', { name: 'Simulation' });
  await expect(panel).toContainText('Under a changed copy of the policy UKGC alone.');
  await expect(panel).toContainText('Cancelling');
  await expect(panel).toContainText('It asked the cancellation.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(
    panel.getByRole('button', { name: 'cancels a withdrawal', exact: true }),
  ).toBeVisible();
  await expect(panel).toContainText('Under a changed copy');
});

test('what a rule cannot hold is said after it was left, and the last that it could is explored', async ({
  page,
}) => {
  await page.goto(WHAT_IF);
  const days = page.getByRole('textbox', { name: 'Breaks in days' });
  await days.fill('1, seven');
  await expect(page.getByText(/^Enter whole numbers/)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Enter whole numbers from 1 to 366/)).toBeVisible();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^Nothing is changed yet/)).toBeVisible();
  await days.fill('7, 1');
  await expect(page).toHaveURL(/#\/breakDays=%5B1%2C7%5D$/);
  await expect(card(page, 'The copy')).toContainText('1 and 7 days');
  // A rule that no chart asks for is reported as unseen: nothing would fall.
  await rule(page, 'Tax number asked at sign-up').getByRole('radio', { name: 'yes' }).check();
  await expect(card(page, 'What cannot be seen here')).toContainText('tax number asked at sign-up');
  // A contradiction is reported.
  await rule(page, 'Periods that need a limit').getByRole('checkbox', { name: 'each day' }).check();
  await expect(page.getByText(/^.*Periods need a limit, but no deposit limit/)).toBeVisible();
});

test('a copy is taken away as a proposal, and opened again', async ({ page }, info) => {
  await page.goto(REVERSED);
  await explored(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take away as a proposal' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^proposal-UKGC-\d{4}-\d\d-\d\d\.json$/);
  const file = info.outputPath('proposal.json');
  await download.saveAs(file);
  const proposal = JSON.parse(await readFile(file, 'utf8')) as {
    readonly base: { readonly id: string; readonly hash: string };
    readonly results: { readonly fallen: readonly { readonly promise: string }[] };
  };
  expect(proposal).toMatchObject({
    base: { id: 'UKGC' },
    changes: { withdrawalsMayBeReversed: true },
  });
  expect(proposal.results.fallen.length).toBeGreaterThan(0);

  await page.goto(WHAT_IF);
  const opens = async (name: string, text: string): Promise<void> =>
    page
      .getByLabel('A proposal’s file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await opens('proposal.json', JSON.stringify(proposal));
  await expect(page.getByText(/^Opened: proposal\.json of \d{4}/)).toBeVisible();
  await expect(page).toHaveURL(/#\/withdrawalsMayBeReversed=true$/);
  // A changed base is reported, and a file that is no proposal is refused.
  const old = {
    ...proposal,
    base: { ...proposal.base, hash: 'another' },
    changes: { breakDays: [2] },
  };
  await opens('old.json', JSON.stringify(old));
  await expect(page.getByText(/^The policy has changed since this was taken away/)).toBeVisible();
  await opens('other.json', '[]');
  await expect(page.getByText(/^This file is no proposal/)).toBeVisible();
  await expect(page).toHaveURL(/#\/breakDays=%5B2%5D$/);
});

test('what cannot be read in an address is said, and the rest is explored', async ({ page }) => {
  await page.goto(`${REVERSED}&loosensAfterHours=-1&unheardOf=1&breakDays=x`);
  await explored(page);
  await expect(page.getByText(/^Wait before a limit is loosened is left as it was/)).toBeVisible();
  await expect(page.getByText('No policy has a field unheardOf.')).toBeVisible();
  await expect(page.getByText(/"breakDays=x" in the address cannot be read/)).toBeVisible();
  await expect(card(page, 'Promises that fall')).toContainText(NO_REVERSAL);
});

test('the explorer is loaded where it explores, and works from a folder', async ({ page }) => {
  const scripts = () => page.locator('script[src*="explorer.js"]');
  await page.goto(UKGC);
  await expect(scripts()).toHaveCount(0);
  const folder = new URL('../../dist/atlas/', import.meta.url);
  await page.goto(new URL('policies/UKGC.html', folder).href);
  await page.getByRole('link', { name: 'What if', exact: true }).click();
  await expect(scripts()).toHaveCount(1);
  await rule(page, 'Withdrawals may be taken back').getByRole('radio', { name: 'yes' }).check();
  await explored(page);
  await expect(card(page, 'Promises that fall')).toContainText(NO_REVERSAL);
});

test('a policy is found by its regulator, its country and its rules', async ({ page }) => {
  await page.goto('/atlas/');
  const search = page.getByRole('combobox', { name: /^Search/ });
  await search.fill('Glücksspielbehörde');
  await page.getByRole('option', { name: /GGL/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'GGL' })).toBeVisible();
  await search.fill('panic GlüStV');
  await expect(page.getByText('Nothing is called that.')).toBeVisible();
  await search.fill('24 hours on every page GlüStV');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/GGL\.html#\/panicButton$/);
});

test('on paper a policy and what would follow stand without the form', async ({ page }) => {
  await page.goto(REVERSED);
  await explored(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'The copy' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(card(page, 'Promises that fall')).toBeVisible();
});
