import { SOL_ALTA_ORIGIN, ORIGIN } from '../support/origin.ts';
import { eddDriver } from '../../replay/verification/edd.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { changeAtTheDesk, enterDesk } from '../support/desk.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

const ANSWERS = {
  selectedOccupation: 'other',
  otherOccupation: 'Reindeer herder',
  selectedSalaryRange: 3,
  selectedSourceOfFund: 'salary',
  otherSourceOfFund: '',
  placeOfBirth: 'Inari',
  nationality: 'FI',
};

test('[EDD-01] [EDD-02] [EDD-03] [EDD-06] asked for at the desk, answered, asked again, accepted: the open page follows each @phone', async ({
  page,
  browser,
  request,
  player,
  complaints,
}) => {
  // A decision without a note.
  complaints.allowAnswers(422);
  await enter(page, request, player);
  await page.goto('/en-UN/');
  await expect(page.locator('html')).toHaveAttribute('data-realtime', 'connected');

  const operator = await browser.newContext();
  await complaints.watch(operator);
  await enterDesk(operator.request, 'compliance@desk.test');
  const desk = await operator.newPage();
  await desk.goto(`${ORIGIN}/desk/players?player=${encodeURIComponent(player.email)}`);
  await desk.getByLabel('KYC level').selectOption('EDD_PENDING');
  await desk.getByRole('button', { name: 'Save' }).click();

  const edd = eddDriver(personAt(page));
  await edd.see.reminder();
  await expectAccessible(page, 'the reminder');
  expect((await lookForOverflow(page)).overflows).toEqual([]);
  await edd.perform['questionnaire.postponed']({});
  await edd.see.postponed();
  await page.goto('/en-UN/my-account/questionnaire');
  await edd.see.answering();
  await expectAccessible(page, 'the form');
  await edd.perform['questionnaire.submitted']({ form: ANSWERS });
  await edd.see.submitted();
  await expectAccessible(page, 'under review');

  await desk.goto(`${ORIGIN}/desk/questionnaires`);
  const card = desk.getByRole('listitem').filter({ hasText: player.email }).first();
  await expect(card).toContainText('Reindeer herder');
  await expectAccessible(desk, 'answers at the desk');
  expect((await lookForOverflow(desk)).overflows).toEqual([]);
  await card.getByRole('button', { name: 'Ask again' }).click();
  await expect(desk.getByRole('alert')).toContainText('Not decided');
  await card.getByLabel(/^Note for the file/).fill('Which employer?');
  await card.getByRole('button', { name: 'Ask again' }).click();
  await expect(desk.getByRole('status')).toContainText('asked again');

  await expect(page.getByText(t('edd.again'))).toBeVisible();
  const occupation = page.getByLabel(t('edd.otherOccupation.label'));
  await expect(occupation).toHaveValue('Reindeer herder');
  await occupation.fill('Reindeer herder, self-employed');
  await page.getByRole('button', { name: t('edd.submit') }).click();
  await edd.see.submitted();

  await desk.goto(`${ORIGIN}/desk/questionnaires`);
  await expect(card).toContainText('self-employed');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByRole('status')).toContainText('Accepted');
  await expect(page.getByText(t('edd.verified'))).toBeVisible();
  await expectAccessible(page, 'accepted');
  await operator.close();
});

for (const { brand, at, title, begin } of [
  {
    brand: 'Northlight',
    at: `${ORIGIN}/fi-FI/`,
    title: 'Kysymyksiä taloudestasi',
    begin: 'Vastaa nyt',
  },
  {
    brand: 'Sol Alta',
    at: `${SOL_ALTA_ORIGIN}/pt-BR/`,
    title: 'Perguntas sobre suas finanças',
    begin: 'Responder agora',
  },
]) {
  test(`[EDD-02] [MODAL-06] the reminder of ${brand} is answered by keyboard alone and fits @phone`, async ({
    page,
    request,
    player,
  }) => {
    await enter(page, request, player, new URL(at).origin);
    await changeAtTheDesk(request, player, { kycStatus: 'EDD_PENDING' });
    await page.goto(at);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'the reminder');
    expect((await lookForOverflow(page)).overflows).toEqual([]);
    const button = dialog.getByRole('button', { name: begin });
    for (let steps = 0; steps < 6; steps += 1) {
      if (await button.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const first = dialog.locator('select').first();
    await expect(first).toBeVisible();
    await expectAccessible(page, 'the form in its window');
    expect((await lookForOverflow(page)).overflows).toEqual([]);
    // The focus stays in the window for every key.
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}
