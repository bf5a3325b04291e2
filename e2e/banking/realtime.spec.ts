import type { Page } from '@playwright/test';
import { depositDriver, DEPOSIT_PATH } from '../../replay/banking/deposit.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { enterDesk, verifyAtTheDesk } from '../support/desk.ts';
import { expectAccessible } from '../support/accessible.ts';
import { payIn } from '../support/deposit.ts';
import { ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const connected = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-realtime', 'connected');

test('[RT-01][RT-06][DEP-13] A player who is suspended at the desk is told over the deposit that is open', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player);
  const deposit = depositDriver(personAt(page));
  await deposit.perform['deposit.started']({});
  await deposit.see.cashier();
  await connected(page);
  await verifyAtTheDesk(request, player, 'multibrandSuspended');
  await expect(page.getByRole('heading', { name: t('deposit.suspended.title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(DEPOSIT_PATH);
});

test('[RT-06][GUARD-19] A payout risk that is found at the desk closes the deposit at once', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player);
  await page.goto(DEPOSIT_PATH);
  await connected(page);
  await verifyAtTheDesk(request, player, 'riskPayout');
  await expect(page.getByText(t('screen.turnedAway.title'))).toBeVisible();
});

test('[WAL-06] A deposit in one tab shows in the other, which asks for nothing @main', async ({
  page,
  context,
  request,
  player,
  complaints,
}) => {
  await enter(page, request, player);
  const other = await newWindow(context);
  await other.goto('/en-UN/responsible-gambling');
  await connected(other);
  const header = other.getByRole('banner');
  await expect(header).toContainText('€0.00');
  // From here on only the channel can tell.
  complaints.allowLostCalls();
  await other.route('**/api/v1/player/wallet', (route) => route.abort());
  await payIn(page);
  await walletDriver(personAt(page)).seeTotal('€50.00');
  await expect(header).toContainText('€50.00');
});

test('[RT-06][DEP-13] A suspension that is set by hand at the desk, and lifted again, is followed by the open deposit', async ({
  page,
  context,
  request,
  player,
}) => {
  await enter(page, request, player);
  const deposit = depositDriver(personAt(page));
  await deposit.perform['deposit.started']({});
  await deposit.see.cashier();
  await connected(page);
  await enterDesk(context.request);
  const desk = await newWindow(context);
  await desk.goto(`${ORIGIN}/desk/players`);
  await desk.getByLabel('Player, by player number, e-mail address, id or name').fill(player.email);
  await desk.keyboard.press('Enter');
  const suspended = desk.getByRole('checkbox', { name: 'Suspended' });
  await suspended.focus();
  await desk.keyboard.press('Space');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status')).toHaveText('Saved.');
  await expectAccessible(desk, 'a player at the desk');
  const heading = page.getByRole('heading', { name: t('deposit.suspended.title') });
  await expect(heading).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Suspended' }).uncheck();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: t('deposit.amount.label') })).toBeVisible();
  await expect(heading).toBeHidden();
});
