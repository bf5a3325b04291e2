import { depositDriver } from '../../replay/banking/deposit.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { expect, test } from '../support/test.ts';

/** The platform's own rules, each on a player whom it concerns. */
for (const [name, screen, id] of [
  ['limited', 'selfLimitReached', 'DEP-10'],
  ['spend-limited', 'selfLimitReached', 'DEP-13'],
  ['paid-out', 'withdrawalLimitReached', 'DEP-10'],
  ['documents', 'documentsRequired', 'DEP-08'],
  ['documents-strict', 'documentsStrict', 'DEP-09'],
  ['documents-review', 'documentsUnderReview', 'DEP-07'],
  ['unverified-cap', 'documentsRequired', 'DEP-08'],
  ['payout-off', 'notAllowed', 'DEP-13'],
  ['expired', 'cashier', 'DEP-12'],
] as const) {
  test(`[${id}] ${name}: the deposit page shows ${screen}`, async ({ page, request }) => {
    await enter(page, request, persona(name));
    const deposit = depositDriver(personAt(page));
    await deposit.perform['deposit.started']({});
    await deposit.see[screen]();
  });
}

test('[DEP-06][DEP-15] Documents that may wait: later leads to the cashier', async ({
  page,
  request,
}) => {
  await enter(page, request, persona('documents-soon'));
  const deposit = depositDriver(personAt(page));
  await deposit.perform['deposit.started']({});
  await deposit.see.documentsPreferred();
  await expect(deposit.view).toContainText(/\d+\sdays left/);
  await deposit.perform['upload.chosen']({});
  await deposit.see.uploadNeeded();
  await deposit.perform['upload.left']({});
  await deposit.see.documentsPreferred();
  const check = page.waitForRequest((sent) => sent.url().includes('/deposit-allowed'));
  await deposit.perform['later.chosen']({});
  expect(new URL((await check).url()).searchParams.get('later')).toBe('true');
  await deposit.see.cashier();
});
