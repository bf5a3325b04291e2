import { loginDriver } from '../../replay/access/login.driver.ts';
import { choose, depositDriver, DEPOSIT_PATH } from '../../replay/banking/deposit.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { booksOf, enter } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';
import { elsewhere } from '../support/elsewhere.ts';
import { BRANDS } from '../support/origin.ts';
import { CARDS, providerDriver } from '../support/provider.driver.ts';
import { expect, test } from '../support/test.ts';

for (const [brand, origin] of BRANDS) {
  test(`[DEP-20] ${brand}: a payment that is looked at and left in another browser goes on where it began, and is told there, too`, async ({
    page,
    context,
    request,
    player,
  }) => {
    await enter(page, request, player, origin);
    const deposit = depositDriver(personAt(page));
    await page.goto(`${origin}${DEPOSIT_PATH}`);
    await deposit.see.cashier();
    await deposit.perform['deposit.submitted'](choose());
    const provider = providerDriver(page);
    await provider.enterCard(CARDS.slow);
    const payment = page.url();
    await provider.confirm.click();

    const other = await elsewhere(context);
    await other.goto(payment);
    await providerDriver(other).goBack();
    // Whose deposit it is, only its player is told.
    const main = other.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: t('deposit.returned.elsewhere.title') }),
    ).toBeVisible();
    await expect(main).toContainText(t('deposit.returned.elsewhere.body'));
    await expect(main).not.toContainText('50');
    await expect(main.getByRole('link', { name: t('action.logIn') })).toBeVisible();

    await deposit.see.succeeded();
    await walletDriver(personAt(page)).seeTotal('€50.00');

    await main.getByRole('link', { name: t('action.logIn') }).click();
    await loginDriver(personAt(other)).perform['credentials.submitted'](player);
    await depositDriver(personAt(other)).see.succeeded();
    expect(await booksOf(request, player)).toEqual({
      cash: 5_000,
      succeededDeposits: 1,
      deposits: 1,
    });
    await other.context().close();
  });
}
