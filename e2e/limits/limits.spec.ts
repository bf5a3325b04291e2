import type { Page } from '@playwright/test';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { LIMITS_PATH, moneyLimitsDriver } from '../../replay/limits/money-limits.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const limitsAt = (page: Page) => moneyLimitsDriver(personAt(page), 'deposit');
const daily = (page: Page) => page.getByRole('region', { name: t('limits.deposit.D') });

for (const [brand, origin] of BRANDS) {
  test(`[LIM-01][LIM-04][LIM-10][LIM-11] ${brand}: a limit is set, tightened, loosened, and the loosening cancelled @phone`, async ({
    page,
    request,
    player,
  }) => {
    await enter(page, request, player, origin);
    await page.goto(`${origin}${LIMITS_PATH}`);
    const limits = limitsAt(page);
    await limits.perform['edit.chosen']({ period: 'D' });
    await limits.perform['limit.submitted']({ amount: 5_000 });
    await expect(daily(page).getByText('€50.00', { exact: true })).toBeVisible();
    await limits.perform['edit.chosen']({ period: 'D' });
    await limits.perform['limit.submitted']({ amount: 3_000 });
    await expect(daily(page).getByText('€30.00', { exact: true })).toBeVisible();
    await limits.perform['edit.chosen']({ period: 'D' });
    await limits.perform['limit.submitted']({ amount: 8_000 });
    await limits.see.asked();
    await expectAccessible(page, 'asked');
    await limits.perform['loosening.confirmed']({});
    await expect(daily(page).getByText(/^€80\.00 from /)).toBeVisible();
    await expect(daily(page).getByText('€30.00', { exact: true })).toBeVisible();
    await expectAccessible(page, 'pending');
    await page.reload();
    await limits.perform['pending.cancelled']({ period: 'D' });
    await expect(daily(page).getByText(/^€80\.00/)).toHaveCount(0);
    await expect(daily(page).getByText('€30.00', { exact: true })).toBeVisible();
  });
}

test('[LIM-02][LIM-04] What one tab changes, the other shows, and an older form does not undo it', async ({
  page,
  request,
  context,
  player,
}) => {
  await enter(page, request, player);
  await page.goto(LIMITS_PATH);
  const other = await newWindow(context);
  await other.goto(LIMITS_PATH);
  await limitsAt(other).see.listed();
  await limitsAt(page).perform['edit.chosen']({ period: 'D' });
  await limitsAt(page).perform['limit.submitted']({ amount: 5_000 });
  await expect(daily(page).getByText('€50.00', { exact: true })).toBeVisible();
  // Nobody touched the other tab: it was told.
  await expect(daily(other).getByText('€50.00', { exact: true })).toBeVisible();
  // A tab opened there is left alone, and is older than the acts of the first tab: to the platform its limit is a
  // higher one, which waits.
  await limitsAt(other).perform['edit.chosen']({ period: 'D' });
  await limitsAt(page).perform['edit.chosen']({ period: 'D' });
  await limitsAt(page).perform['limit.submitted']({ amount: 3_000 });
  await expect(daily(page).getByText('€30.00', { exact: true })).toBeVisible();
  await limitsAt(other).perform['limit.submitted']({ amount: 4_000 });
  await expect(daily(other).getByText('€30.00', { exact: true })).toBeVisible();
  await expect(daily(other).getByText(/^€40\.00 from /)).toBeVisible();
});

test('[LIM-03] A limit is set by keyboard alone @phone', async ({ page, request, player }) => {
  await enter(page, request, player);
  await page.goto(`${LIMITS_PATH}#deposit-limits`);
  await expect(page.getByRole('region', { name: t('limits.deposit.title') })).toBeFocused();
  await page.getByRole('button', { name: 'Set a limit: Daily deposit limit' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Set a limit: Daily deposit limit' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(daily(page).getByText('€40.00', { exact: true })).toBeVisible();
});

for (const [brand, origin] of BRANDS) {
  test(`[MODAL-04] ${brand}: on a phone a toast covers nothing that is pressed, also after scrolling`, async ({
    page,
    request,
    player,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await enter(page, request, player, origin);
    await page.goto(`${origin}${LIMITS_PATH}`);
    const limits = limitsAt(page);
    await limits.perform['edit.chosen']({ period: 'D' });
    await limits.perform['limit.submitted']({ amount: 5_000 });
    const toast = page.locator('[data-severity]');
    await expect(toast).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const own = document.querySelector('[data-severity]')?.getBoundingClientRect();
        if (own === undefined) return ['no toast'];
        return [...document.querySelectorAll('main button, main input, footer ~ nav *')]
          .filter((one) => {
            const { top, bottom, left, right, width } = one.getBoundingClientRect();
            const isOver = top < own.bottom && bottom > own.top;
            return width > 0 && isOver && left < own.right && right > own.left;
          })
          .map((one) => one.textContent);
      });
    await expect.poll(covered).toEqual([]);
    await page.mouse.wheel(0, 180);
    // It stays during the scroll, and takes its place afterwards.
    await expect.poll(covered).toEqual([]);
  });
}
