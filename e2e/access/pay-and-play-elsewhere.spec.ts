import type { Page } from '@playwright/test';
import { payAndPlayDriver, PAY_AND_PLAY_PATH } from '../../replay/access/pay-and-play.driver.ts';
import { payAndPlayReturnDriver } from '../../replay/access/pay-and-play-return.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { newPerson } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';
import { bankOf, confirm, detailsOf, header, identify } from '../support/bank.ts';
import { elsewhere } from '../support/elsewhere.ts';
import { BRANDS } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

/** The bank's app, in a window of its own and in another browser: it all ends where the payment began. */

/** The link to the bank's app, as the person's device would open it. */
const appOf = async (page: Page): Promise<string> =>
  (await bankOf(page)
    .getByRole('link', { name: 'Confirm in your bank’s app' })
    .getAttribute('href')) ?? '';

for (const [brand, origin] of BRANDS) {
  test(`[PNP-02][PNP-06][PNP-07][TERMS-02] ${brand}: whom the bank knows by address and number accepts the terms, is logged in and reads what was paid`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/can escape its sandboxing/);
    const person = newPerson();
    const flow = payAndPlayDriver(personAt(page));
    await page.goto(`${origin}${PAY_AND_PLAY_PATH}`);
    await flow.perform['payment.started']({ amount: 5_000 });
    await identify(page, person, true);
    await confirm(page);
    await flow.see.details();
    await expect(flow.form.getByLabel(t('field.email.label'))).toHaveValue(person.email);
    await expect(flow.main).toContainText(t('payAndPlay.details.paid', { amount: '€50.00' }));
    // Not yet: nobody plays before the terms.
    await flow.form.getByRole('button', { name: t('payAndPlay.details.submit') }).click();
    await flow.see.details();
    await flow.perform['details.submitted']({ details: detailsOf(person) });
    await flow.see.complete();
    await expect(page.getByRole('dialog')).toContainText('€50.00');
    await expect(header(page)).toContainText('€50.00');
  });

  test(`[PNP-04][PNP-12] ${brand}: a payment that is confirmed in the bank’s app in another browser goes on where it began`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/can escape its sandboxing/);
    const flow = payAndPlayDriver(personAt(page));
    await page.goto(`${origin}${PAY_AND_PLAY_PATH}`);
    await flow.perform['payment.started']({ amount: 5_000 });
    await identify(page, newPerson());
    const app = await elsewhere(context);
    await app.goto(`${origin}${await appOf(page)}`);
    const back = payAndPlayReturnDriver(personAt(app));
    await app.getByRole('button', { name: /^Confirm/ }).click();
    await app.getByRole('link', { name: /^Back to/ }).click();
    await back.see.paid();
    await expect(app.getByRole('main').getByRole('link')).toHaveText([
      t('action.logIn'),
      t('action.support'),
    ]);
    await expect(page.getByRole('heading', { name: t('payAndPlay.details.title') })).toBeVisible();
    await flow.see.details();
    await app.context().close();
  });
}

test('[PNP-02] The bank’s app opens from the frame, in a window that is as free as any; a no there is told where it began', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/can escape its sandboxing/);
  const flow = payAndPlayDriver(personAt(page));
  await page.goto(PAY_AND_PLAY_PATH);
  await flow.perform['payment.started']({ amount: 5_000 });
  await identify(page, newPerson());
  const opens = context.waitForEvent('page');
  await bankOf(page).getByRole('link', { name: 'Confirm in your bank’s app' }).click();
  const app = await opens;
  await app.getByRole('button', { name: 'Decline' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Payment not accepted');
  await app.getByRole('link', { name: /^Back to/ }).click();
  await payAndPlayReturnDriver(personAt(app)).see.ended();
  await flow.see.codeError();
});

test('[PNP-12] A payment goes on after a reload, and when the bank has taken its tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/can escape its sandboxing/);
  const flow = payAndPlayDriver(personAt(page));
  await page.goto(PAY_AND_PLAY_PATH);
  await flow.perform['payment.started']({ amount: 5_000 });
  await identify(page, newPerson());
  await page.reload();
  await flow.see.paying();
  const address = await appOf(page);
  await page.goto(address);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await flow.see.details();
  expect(context.pages()).toHaveLength(1);
});

test('[PNP-02] Without a press the bank’s page takes nothing over, and opens nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/can escape its sandboxing|navigate|Blocked|blocked|sandbox/);
  const flow = payAndPlayDriver(personAt(page));
  await page.goto(PAY_AND_PLAY_PATH);
  await flow.perform['payment.started']({ amount: 5_000 });
  const tried = page.waitForEvent('console', (message) => message.text().startsWith('Tried: '));
  // The evaluation itself counts as a press, for five seconds.
  await bankOf(page)
    .locator('body')
    .evaluate(() => {
      setTimeout(() => {
        try {
          window.top?.location.assign('/en-UN/');
          console.info('Tried: gone');
        } catch (error) {
          console.info(`Tried: ${(error as Error).name}`);
        }
      }, 6_000);
    });
  expect((await tried).text()).toBe('Tried: SecurityError');
  await flow.see.paying();
  expect(context.pages()).toHaveLength(1);
});
