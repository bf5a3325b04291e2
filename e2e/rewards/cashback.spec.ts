import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { CASHBACK_PATH, cashbackDriver } from '../../replay/rewards/cashback.driver.ts';
import { anyText, t, type TextId } from '../../replay/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

/** The daily cashback of the seeds. */
const DAILY = 'Something back every day';

test('[CASH-01] [CASH-02] [REW-08] the keyboard alone switches cashback on, claims it and switches it off; another tab that was left open learns it @phone', async ({
  page,
  context,
  request,
  player,
  control,
}) => {
  await enter(page, request, player);
  await page.goto(CASHBACK_PATH);
  const cardOn = (on: typeof page) => on.getByRole('region', { name: DAILY, exact: true });
  const buttonOn = (on: typeof page, id: TextId) =>
    cardOn(on).getByRole('button', { name: anyText(id) });
  const switchOn = buttonOn(page, 'rewards.cashback.switchOn');
  await expect(switchOn).toBeVisible();
  await expectAccessible(page, 'the cashbacks');
  expect((await lookForOverflow(page)).overflows).toEqual([]);
  await switchOn.press('Enter');
  const cashbacks = cashbackDriver(personAt(page));
  await cashbacks.see.activated();

  // What a day has brought is the contract's example: no day passes here.
  await control.outcome('getCashbackProgress', 'success');
  await control.outcome('claimCashback', 'success');
  await page.goto(CASHBACK_PATH);
  await expect(buttonOn(page, 'rewards.cashback.switchOff')).toBeVisible();
  const claim = buttonOn(page, 'rewards.claim.action');
  await expectAccessible(page, 'a cashback that can be claimed');
  await claim.press('Enter');
  const paid = page.getByText(t('rewards.cashback.paid.own', { amount: '€2.00' }));
  await expect(paid).toBeVisible();
  await expect(claim).toBeHidden();
  await expect(page.getByRole('heading', { name: t('rewards.cashback.list') })).toBeFocused();
  await expect(paid).toBeHidden({ timeout: 10_000 });

  const other = await context.newPage();
  await other.goto(CASHBACK_PATH);
  await expect(buttonOn(other, 'rewards.cashback.switchOff')).toBeVisible();

  const dialog = page.getByRole('dialog');
  const switchOff = buttonOn(page, 'rewards.cashback.switchOff');
  await switchOff.press('Enter');
  await cashbacks.see.asking();
  await expectAccessible(page, 'what switching off gives up');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(switchOff).toBeFocused();
  await switchOff.press('Enter');
  await dialog
    .getByRole('button', { name: t('rewards.cashback.end.confirm'), exact: true })
    .press('Enter');
  await expect(dialog).toBeHidden();
  await expect(switchOn).toBeVisible();

  // It is off already: nothing is asked there, and nothing is given up.
  await buttonOn(other, 'rewards.cashback.switchOff').click();
  await expect(buttonOn(other, 'rewards.cashback.switchOn')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
});
