import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { FREE_SPINS_PATH, freeSpinsDriver } from '../../replay/rewards/free-spins.driver.ts';
import { anyText, t, type TextId } from '../../replay/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

test('[FSPIN-03] [REW-08] [REW-18] the keyboard alone claims free spins, which lead to their game; others wait in line behind them @phone', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowAnswers(409);
  await enter(page, request, player);
  await page.goto(FREE_SPINS_PATH);
  const buttonOf = (name: string, id: TextId) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { name: anyText(id) });
  const claim = buttonOf('Ten spins', 'rewards.spins.claim');
  await expect(claim).toBeVisible();
  await expectAccessible(page, 'the free spins');
  expect((await lookForOverflow(page)).overflows).toEqual([]);
  await claim.press('Enter');
  const spins = freeSpinsDriver(personAt(page));
  await spins.see.granted();

  await page.goto(FREE_SPINS_PATH);
  await expect(page.getByText(t('rewards.spins.played', { played: 0, granted: 10 }))).toBeVisible();
  await buttonOf('Twenty spins', 'rewards.spins.claim').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'what stands in the way of free spins');
  await dialog.getByRole('button', { name: t('rewards.spins.wait') }).press('Enter');
  await expect(dialog).toBeHidden();
  const start = buttonOf('Twenty spins', 'rewards.spins.start');
  await expect(start).toBeVisible();
  await start.press('Enter');
  await spins.see.inTheWay();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start).toBeVisible();
});
