import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` has replaced; from here on only
 * `page.clock.runFor` moves it. What the page's timers were waiting for stays as far away as it was.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
