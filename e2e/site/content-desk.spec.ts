import { expectAccessible } from '../support/accessible.ts';
import { enterDesk } from '../support/desk.ts';
import { SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';

/** A banner that no other test looks at. */
const SHIPPED = 'Real tables, every evening';
const DRAFT = 'Dealers until dawn';

test('[API-164] [CONT-11] a banner that is published at the desk shows on a page that is open, in its brand alone', async ({
  page: desk,
  context,
  complaints,
}) => {
  // The answer names the form's errors.
  complaints.allowAnswers(422);
  const solAlta = await newWindow(context);
  const listening = solAlta.waitForResponse(/\/content\/.*\/data\/listen\/sol-alta\?/);
  await solAlta.goto(`${SOL_ALTA_ORIGIN}/en-UN/`);
  expect((await listening).status()).toBe(200);
  await expect(solAlta.getByText(SHIPPED)).toBeVisible();
  // A reload loses this.
  await solAlta.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const northlight = await newWindow(context);
  await northlight.goto('/en-UN/');
  await expect(northlight.getByText(SHIPPED)).toBeVisible();

  await enterDesk(desk.context().request);
  await desk.goto('/desk/');
  await desk.getByRole('main').getByRole('link', { name: 'Content' }).click();
  await desk.getByLabel('Brand').selectOption('Sol Alta');
  await desk.getByLabel('Words in it').fill(SHIPPED);
  await desk.getByRole('button', { name: 'Show' }).click();
  await expectAccessible(desk, 'list of documents');
  await desk.getByRole('link', { name: SHIPPED }).click();
  const title = desk.getByRole('group', { name: 'Title', exact: true }).getByLabel('English');

  await title.fill('');
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('alert')).toContainText('Other languages fall back to it');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(desk, 'form with a mistake');

  await title.fill(DRAFT);
  const opening = context.waitForEvent('page');
  await desk.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByText(DRAFT)).toBeVisible();
  await preview.getByLabel('Language and market').selectOption('pt-BR');
  await preview.getByRole('button', { name: 'Show' }).click();
  await expect(frame.getByText('Mesas de verdade, toda noite')).toBeVisible();
  await preview.getByLabel('Brand').selectOption('Northlight');
  await preview.getByRole('button', { name: 'Show' }).click();
  await expect(frame.getByText(SHIPPED)).toBeVisible();
  await preview.close();
  await expect(solAlta.getByText(SHIPPED)).toBeVisible();

  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('status')).toContainText('Published as version');
  await expect(solAlta.getByText(DRAFT)).toBeVisible();
  expect(await solAlta.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await expect(northlight.getByText(SHIPPED)).toBeVisible();

  await desk.getByRole('link', { name: 'History' }).click();
  await expectAccessible(desk, 'history');
  await desk.getByRole('button', { name: 'Restore version 0' }).click();
  await expect(solAlta.getByText(SHIPPED)).toBeVisible();
  expect(await solAlta.evaluate(() => 'isSame' in globalThis)).toBe(true);
});
