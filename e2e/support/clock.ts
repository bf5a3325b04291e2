import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` has replaced; from here on only `page.clock.runFor` moves
 * it. The page's pending timers keep their remaining time.
 */
export async function stopClock(page: Page): Promise<void> {
  // It goes on until it is stopped, and cannot be stopped in its past: on a busy machine the second may be over.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
  }).toPass();
}
