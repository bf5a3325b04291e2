import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { persona } from '../../replay/browser/players.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

test('[ROUTE-02][ROUTE-03][ROUTE-15] The welcome page stands at the brand’s segment; sign-up at its own; anything unknown leads home', async ({
  page,
}) => {
  await page.goto('/en-UN/welcome');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Clear sky.');
  await expect(page).toHaveURL(/\/en-UN\/welcome$/);
  await page.goto('/en-UN/signup');
  await expect(page.getByLabel(t('field.email.label'))).toBeVisible();
  await page.goto('/en-UN/nonsense/x');
  await expect(page).toHaveURL(/\/en-UN\/$/);
  await expect(heading).toContainText('Clear sky.');
});

test('[MODAL-03] A player is welcomed at the first login, once', async ({ page }) => {
  await page.goto('/en-UN/#login');
  await loginDriver(personAt(page)).perform['credentials.submitted'](persona('first-login'));
  const welcome = page.getByRole('dialog', { name: /^Welcome/ });
  await expect(welcome).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('firstLogin'))).toBe('true');
  await welcome.getByRole('button', { name: t('welcome.lookAround') }).click();
  await expect(welcome).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('firstLogin'))).toBeNull();
  await page.reload();
  await sessionDriver(personAt(page)).see.player();
  await expect(welcome).toBeHidden();
});
