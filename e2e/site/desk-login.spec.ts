import { expectAccessible } from '../support/accessible.ts';
import { DESK_PASSWORD, enterDesk } from '../support/desk.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';

test('somebody of the desk logs in by keyboard, sees what is theirs alone, and logs out @phone', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(403, 422);
  await page.goto('/desk/withdrawals');
  await expect(page).toHaveURL(/\/desk\/login\?next=%2Fdesk%2Fwithdrawals$/);
  await expectAccessible(page, 'the log-in');
  expect((await lookForOverflow(page)).overflows).toEqual([]);

  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type('payments@desk.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is not right');
  await expect(page.getByLabel('E-mail address')).toHaveValue('payments@desk.test');
  await expectAccessible(page, 'the log-in, refused');
  await page.getByLabel('Password').fill(DESK_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals');
  await expect(page.getByText('Paulo Payments, Payments')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Desk' });
  await expect(menu.getByRole('link')).toHaveText([
    'Players',
    'Rounds',
    'Bonuses',
    'Withdrawals',
    'Outbox',
  ]);
  await expectAccessible(page, 'a page of theirs');
  expect((await lookForOverflow(page)).overflows).toEqual([]);

  await page.goto('/desk/journal');
  await expect(page.getByRole('alert')).toContainText('This is for compliance or administrator');
  await expectAccessible(page, 'a page of others');

  // Another tab of the same browser is out as well.
  const other = await newWindow(page.context());
  await other.goto('/desk/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('status')).toHaveText('You are logged out.');
  await other.goto('/desk/withdrawals');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('what was sent after the log-out is not done, and a chat that is open asks to log in', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allowAnswers(401);
  complaints.allowLostCalls();
  await enterDesk(context.request);
  await page.goto('/desk/players?player=demo%40croupier.test');
  const chat = await newWindow(context);
  await chat.goto('/desk/chat');
  await expect(chat.getByRole('heading', { name: 'Open conversations' })).toBeVisible();
  await context.request.post('/desk/logout');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('nothing was done');
  await chat.reload();
  await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('the journal tells who did what', async ({ page, context, player }) => {
  await enterDesk(context.request, 'compliance@desk.test');
  await page.goto(`/desk/players?player=${encodeURIComponent(player.email)}`);
  await page.getByLabel('Payout is a risk').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  const id = new URL(page.url()).searchParams.get('player') ?? '';
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByLabel('E-mail address of who did it, or an id').fill(id);
  await page.getByRole('button', { name: 'Search' }).click();
  const act = page.getByRole('main').getByRole('listitem').first();
  await expect(act).toContainText('compliance@desk.test');
  await expect(act).toContainText('riskPayout: on');
  await expectAccessible(page, 'the journal');
});
