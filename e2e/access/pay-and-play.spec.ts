import type { Page } from '@playwright/test';
import { payAndPlayDriver, PAY_AND_PLAY_PATH } from '../../replay/access/pay-and-play.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { newPerson } from '../../replay/browser/players.ts';
import { bankOf, confirm, detailsOf, header, identify } from '../support/bank.ts';
import { BRANDS } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

/** The bank's page in its frame, the callback page, and the money: nothing is replaced by a stand-in. */

const tracked = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map(({ event }) => String(event)) ?? []);

for (const [brand, origin] of BRANDS) {
  test(`[PNP-02][PNP-04][PNP-06][PNP-07][API-071] ${brand}: somebody new pays, completes the account and plays; then comes back as the same player`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/can escape its sandboxing/);
    const person = newPerson();
    const flow = payAndPlayDriver(personAt(page));
    await page.goto(`${origin}${PAY_AND_PLAY_PATH}`);
    await flow.perform['payment.started']({ amount: 5_000 });
    await identify(page, person);
    await confirm(page);
    await flow.see.details();
    await flow.perform['details.submitted']({ details: detailsOf(person) });
    await flow.see.complete();
    await expect(header(page)).toContainText('€50.00');
    const events = await tracked(page);
    for (const event of [
      'start-registration',
      'success-registration',
      'success-login',
      'first-deposit',
    ]) {
      expect(events.filter((one) => one === event)).toHaveLength(1);
    }
    // The earlier page loses its session while it is open, maybe just as its channel opens.
    complaints.allow(/Realtime channel: refused/);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.context().clearCookies({ name: 'session' });
    await page.goto(`${origin}${PAY_AND_PLAY_PATH}`);
    await flow.perform['payment.started']({ amount: 2_000 });
    await identify(page, person);
    await confirm(page);
    await flow.see.complete();
    await expect(header(page)).toContainText('€70.00');
  });
}

test('[PNP-08] A payment that is declined at the bank leads back, and may be tried again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/can escape its sandboxing|came back with an error/);
  const flow = payAndPlayDriver(personAt(page));
  await page.goto(PAY_AND_PLAY_PATH);
  await flow.perform['payment.started']({ amount: 5_000 });
  await identify(page, newPerson());
  await bankOf(page).getByRole('button', { name: 'Decline' }).click();
  await flow.see.codeError();
  await flow.perform['retry.requested']({});
  await flow.see.amount();
});

test('[PNP-11] The banner of the market stands above pay-and-play', async ({ page }) => {
  await page.goto(PAY_AND_PLAY_PATH);
  await expect(page.getByRole('main').locator('img')).toBeVisible();
});
