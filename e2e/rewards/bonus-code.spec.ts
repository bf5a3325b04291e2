import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { BONUS_CODE_PATH, bonusCodeDriver } from '../../replay/rewards/bonus-code.driver.ts';
import { t } from '../../replay/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

test('[BCODE-01] [BCODE-04] [BCODE-05] the keyboard alone reads what a code brings and claims it; another tab that was left open claims nothing twice @phone', async ({
  page,
  context,
  request,
  player,
  complaints,
}) => {
  // A code that brings nothing.
  complaints.allowAnswers(409);
  await enter(page, request, player);
  await page.goto(`${BONUS_CODE_PATH}?bonusCode=harbour-15`);
  const field = page.getByRole('textbox', { name: t('rewards.code.label') });
  await expect(field).toHaveValue('harbour-15');
  await expectAccessible(page, 'the field');
  await field.press('Enter');
  const brings = page.getByRole('heading', { name: t('rewards.code.brings') });
  await expect(brings).toBeFocused();
  await expectAccessible(page, 'what a code brings');
  expect((await lookForOverflow(page)).overflows).toEqual([]);

  const other = await context.newPage();
  await other.goto(BONUS_CODE_PATH);
  const there = bonusCodeDriver(personAt(other));
  await there.perform['code.submitted']({ code: 'HARBOUR15' });
  await there.see.offered();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const codes = bonusCodeDriver(personAt(page));
  await codes.see.claimed();
  const running = (on: typeof page) =>
    on.getByRole('region', { name: t('rewards.running.title'), exact: true }).getByRole('listitem');
  await expect(running(page)).toHaveCount(1);
  await there.perform['claim.chosen']({});
  await there.see.claimed();
  await expect(running(other)).toHaveCount(1);

  await page.goto(BONUS_CODE_PATH);
  await codes.perform['code.submitted']({ code: 'HARBOUR15' });
  await expect(field).toHaveAccessibleDescription(t('rewards.refused.used'));
  await codes.perform['code.submitted']({ code: 'HARBOUR' });
  await expect(field).toHaveAccessibleDescription(t('rewards.refused.unknown'));
  await expect(field).toHaveValue('HARBOUR');
  await expectAccessible(page, 'a code that is refused');
});
