import { expect, test } from '../support/test.ts';

test('[ROUTE-02][ROUTE-03][ROUTE-15] The welcome page stands at the brand’s segment; sign-up at its own; anything unknown leads home', async ({
  page,
}) => {
  await page.goto('/en-UN/welcome');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Clear sky.');
  await expect(page).toHaveURL(/\/en-UN\/welcome$/);
  await page.goto('/en-UN/signup');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await page.goto('/en-UN/nonsense/x');
  await expect(page).toHaveURL(/\/en-UN\/$/);
  await expect(heading).toContainText('Clear sky.');
});
