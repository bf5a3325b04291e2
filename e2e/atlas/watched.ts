import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Chooses a path on a page that watches, and lets it run as fast as it can. */
export async function watch(page: Page, path: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('fast');
  await page.getByRole('combobox', { name: 'Path', exact: true }).selectOption(path);
}

export async function walkedToItsEnd(page: Page): Promise<void> {
  const end = page.getByText(/^(Walked to its end|Step \d+ did not go)/);
  await expect(end).toBeVisible();
  await expect(end, await page.getByRole('main').innerText()).toContainText('Walked to its end');
}
