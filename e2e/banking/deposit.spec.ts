import type { APIRequestContext, Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { choose, depositDriver, DEPOSIT_PATH } from '../../replay/banking/deposit.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { booksOf, enter, type Credentials } from '../../replay/browser/players.ts';
import { countCalls, loseCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { CARDS, providerDriver } from '../support/provider.driver.ts';
import { anyText, t } from '../../replay/texts.ts';

const REQUEST = '/api/v1/player/wallet/deposit/request';
const ONE_DEPOSIT = { cash: 5_000, succeededDeposits: 1, deposits: 1 };

async function openCashier(page: Page, request: APIRequestContext, player: Credentials) {
  await enter(page, request, player);
  const deposit = depositDriver(personAt(page));
  await deposit.perform['deposit.started']({});
  await deposit.see.cashier();
  const provider = providerDriver(page);
  return {
    deposit,
    provider,
    wallet: walletDriver(personAt(page)),
    /** Asks for a deposit and pays it: whatever happened before, the books hold this one alone. */
    payOnce: async (): Promise<void> => {
      await deposit.perform['deposit.submitted'](choose());
      await provider.pay();
      await deposit.see.succeeded();
      expect(await booksOf(request, player)).toEqual(ONE_DEPOSIT);
    },
  };
}

const tracked = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { dataLayer?: unknown }).dataLayer);

test('[DEP-22][TRACK-01] The first deposit and the next one: balance and tracking, and it is told once', async ({
  page,
  request,
  player,
}) => {
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  await deposit.perform['deposit.submitted'](choose());
  await provider.pay();
  await deposit.see.succeeded();
  await wallet.seeTotal('€50.00');
  // The page has just said it, in sight: no toast repeats it.
  await expect(page.getByRole('main')).toContainText(
    t('deposit.returned.success.title', { amount: '€50.00' }),
  );
  await expect(page.getByText('€50.00 was added to your balance.')).toHaveCount(0);
  const money = { amount: 5_000, currency: 'EUR' };
  await expect
    .poll(() => tracked(page))
    .toEqual([
      { event: 'first-deposit', ...money },
      { event: 'srtm-first-deposit', ...money },
    ]);

  await deposit.view.getByRole('button', { name: t('deposit.again') }).click();
  await deposit.see.cashier();
  await deposit.perform['deposit.submitted'](choose());
  await provider.pay();
  await deposit.see.succeeded();
  await wallet.seeTotal('€100.00');
  await expect
    .poll(() => tracked(page))
    .toEqual([
      { event: 'recurring-deposit', ...money },
      { event: 'srtm-recurring-deposit', ...money },
    ]);
});

test('[DEP-04] A card that the bank declines: no money moves, and the way on is offered', async ({
  page,
  request,
  player,
}) => {
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  await deposit.perform['deposit.submitted'](choose());
  await provider.pay(CARDS.declined);
  await expect(page.getByRole('heading', { name: 'Payment declined' })).toBeVisible();
  await provider.goBack();
  await deposit.see.declined();
  await wallet.seeTotal('€0.00');
  await deposit.view.getByRole('button', { name: t('deposit.otherMethod') }).click();
  await deposit.see.cashier();
  expect(await booksOf(request, player)).toEqual({ cash: 0, succeededDeposits: 0, deposits: 1 });
});

for (const [how, screen] of [
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
] as const) {
  test(`[DEP-04] The player chooses to ${how}: no money moves`, async ({
    page,
    request,
    player,
  }) => {
    const { deposit, provider, wallet } = await openCashier(page, request, player);
    await deposit.perform['deposit.submitted'](choose());
    await provider.enterCard(CARDS.paid);
    await provider[how]();
    await deposit.see[screen]();
    await wallet.seeTotal('€0.00');
    expect((await booksOf(request, player)).cash).toBe(0);
  });
}

test('[DEP-20] A payment that is confirmed twice is money once', async ({
  page,
  request,
  player,
}) => {
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  await deposit.perform['deposit.submitted'](choose());
  await provider.enterCard(CARDS.paid);
  const confirmation = page.url();
  await provider.confirm.dblclick();
  await deposit.see.succeeded();
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await provider.goBack();
  await deposit.see.succeeded();
  await wallet.seeTotal('€50.00');
  expect(await booksOf(request, player)).toEqual(ONE_DEPOSIT);
});

test('[DEP-20] A payment that takes its time arrives by itself', async ({
  page,
  request,
  player,
}) => {
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  await deposit.perform['deposit.submitted'](choose());
  await provider.enterCard(CARDS.slow);
  await provider.confirm.click();
  await expect(page.getByRole('heading', { name: 'Processing your payment' })).toBeVisible();
  await provider.goBack();
  await deposit.see.confirming();
  await deposit.see.succeeded();
  await wallet.seeTotal('€50.00');
});

test('[DEP-20][ERR-03] The request is lost after the commit, and lost again: money once @main', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowLostCalls();
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  // The site tries three times by itself.
  await loseCalls(page, REQUEST, 'after', 3);
  await deposit.perform['deposit.submitted'](choose());
  await deposit.see.requestUnanswered();
  await deposit.perform['retry.requested']({});
  await provider.pay();
  await deposit.see.succeeded();
  await wallet.seeTotal('€50.00');
  expect(await booksOf(request, player)).toEqual(ONE_DEPOSIT);
});

test('[DEP-20] What became of the request is in view, though the form above the button is gone', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowLostCalls();
  // On a wide screen the page of the result is much shorter than the form was.
  await page.setViewportSize({ width: 1440, height: 600 });
  const { deposit } = await openCashier(page, request, player);
  await loseCalls(page, REQUEST, 'before', 3);
  await deposit.perform['deposit.submitted'](choose());
  await deposit.see.requestUnanswered();
  const title = deposit.view.getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('[DEP-20] Lost after the commit, reloaded, asked for again: the same deposit', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowLostCalls();
  const { deposit, payOnce } = await openCashier(page, request, player);
  await loseCalls(page, REQUEST, 'after', 3);
  await deposit.perform['deposit.submitted'](choose());
  await deposit.see.requestUnanswered();
  await page.reload();
  await deposit.see.cashier();
  await payOnce();
});

test('[DEP-20] A connection that the platform drops once goes unnoticed: money once', async ({
  page,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowLostCalls();
  const { payOnce } = await openCashier(page, request, player);
  await control.fault('requestDeposit', 'dropAfterCommit', { times: 2 });
  await payOnce();
});

test('[DEP-20] A double click on the deposit button is one request', async ({
  page,
  request,
  player,
}) => {
  const requests = countCalls(page, 'POST', REQUEST);
  const { deposit, provider } = await openCashier(page, request, player);
  await deposit.enter(choose().choice);
  await deposit.submit.dblclick();
  await provider.see();
  expect(requests()).toBe(1);
});

test('[DEP-03] A reload and Back in every step lose nothing and double nothing @main', async ({
  page,
  request,
  player,
}) => {
  const { deposit, provider, wallet } = await openCashier(page, request, player);
  await page.reload();
  await deposit.see.cashier();
  await deposit.perform['deposit.submitted'](choose());
  await provider.see();
  await page.reload();
  await provider.see();
  await page.goBack();
  await deposit.see.unpaid();
  await page.goForward();
  await provider.see();
  await provider.pay();
  await deposit.see.succeeded();
  await page.reload();
  await deposit.see.cashier();
  await wallet.seeTotal('€50.00');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await booksOf(request, player)).toEqual(ONE_DEPOSIT);
});

test('[DEP-20] Somebody else’s deposit is not known here', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowAnswers(404);
  await enter(page, request, player);
  await page.goto(`${DEPOSIT_PATH}?deposit=dep_85f255c62dd584f9`);
  await depositDriver(personAt(page)).see.notFound();
});

test('[DEP-02] The sum that was pressed looks pressed, and no other one', async ({
  page,
  request,
  player,
}) => {
  await openCashier(page, request, player);
  const sums = page.getByRole('main').locator('button[aria-pressed]');
  const looks = () =>
    sums.evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, borderColor, boxShadow } = getComputedStyle(one);
        return [backgroundColor, borderColor, boxShadow];
      }),
    );
  await sums.nth(1).click();
  // The pointer leaves it: its look under a pointer is not its look when pressed.
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await looks())[1]).not.toEqual((await looks())[0]);
  const [first, pressed, ...others] = await looks();
  for (const [at, part] of (pressed ?? []).entries()) expect(part).not.toBe(first?.[at]);
  for (const other of others) expect(other).toEqual(first);
});

test('[DEP-21] A deposit that would pass the limit: the amount says why, in sight, and no toast says it again', async ({
  page,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowAnswers(409);
  const { deposit } = await openCashier(page, request, player);
  await control.outcome('requestDeposit', 'limitReached');
  await deposit.perform['deposit.submitted'](choose());
  await expect(deposit.amount).toHaveAccessibleDescription(
    anyText('deposit.requestRefused.limitReached'),
  );
  await expect(deposit.amount).toHaveValue('50.00');
  await expect(page.getByText(t('deposit.requestRefused.limitReached'))).toHaveCount(1);
});

test('[ROUTE-06] A visitor logs in from the deposit page and comes back to it', async ({
  page,
  player,
}) => {
  await page.goto('/en-UN/deposit');
  await expect(
    page.getByRole('heading', { level: 1, name: t('deposit.anonymous.title') }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('action.logIn') })
    .click();
  await loginDriver(personAt(page)).perform['credentials.submitted'](player);
  await sessionDriver(personAt(page)).see.player();
  await depositDriver(personAt(page)).see.cashier();
  await expect(page).toHaveURL(/\/en-UN\/deposit$/);
});
