import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { cancelWithdrawalDriver } from '../../replay/banking/cancel-withdrawal.driver.ts';
import { withdrawDriver } from '../../replay/banking/withdraw.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { enterDesk } from '../support/desk.ts';
import { ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

/** The only player with money whose balance no other test asks for. */
const PLAYER = persona('many');

test('[WDR-08] [WDR-11] [WDR-13] money is asked for, taken back, asked for again and declined at the desk, which the open page follows', async ({
  page,
  context,
  request,
  complaints,
}) => {
  // A withdrawal that is declined without a reason.
  complaints.allowAnswers(422);
  await enter(page, request, PLAYER);
  const person = personAt(page);
  const withdraw = withdrawDriver(person);
  const { list } = cancelWithdrawalDriver(person);
  await withdraw.perform['withdraw.started']({});
  await withdraw.see.form();
  await expectAccessible(page, 'the form');

  const ask = async (amount: string): Promise<void> => {
    await page.getByLabel(t('deposit.amount.label'), { exact: true }).fill(amount);
    await withdraw.submit.click();
    await expect(
      page.getByRole('heading', { name: t('withdraw.requested.title', { amount: `€${amount}` }) }),
    ).toBeVisible();
  };
  await ask('10.01');
  await page
    .getByRole('button', { name: t('withdraw.pending.cancel', { amount: '€10.01' }) })
    .click();
  await expect(
    page.getByText(t('withdraw.pending.cancelled', { amount: '€10.01' })).first(),
  ).toBeVisible();
  await expectAccessible(page, 'what was requested');

  await page.getByRole('button', { name: t('withdraw.again') }).click();
  await withdraw.see.form();
  await ask('10.02');
  await enterDesk(context.request);
  const desk = await newWindow(context);
  await desk.goto(`${ORIGIN}/desk/withdrawals`);
  const card = desk.getByRole('listitem').filter({ hasText: '10.02 EUR' }).first();
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByText('Say why: the player is told.')).toBeVisible();
  const again = desk.getByRole('listitem').filter({ hasText: '10.02 EUR' }).first();
  await again.getByLabel('Reason to decline').selectOption('ACCOUNT_NAME');
  await again.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByRole('status')).toContainText('Declined');
  await desk.close();
  await expect(page.getByRole('region', { name: t('withdraw.pending.title') })).toContainText(
    t('withdraw.reason.ACCOUNT_NAME'),
  );
  await person.sees(list, t('withdraw.outcome.DECLINED'));
});
