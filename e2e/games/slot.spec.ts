import type { Page } from '@playwright/test';
import { t } from '../../replay/texts.ts';
import { en } from '../../studio/texts/en.ts';
import { expectAccessible } from '../support/accessible.ts';
import { ORIGIN } from '../support/origin.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const start = (game: Pick<Page, 'getByRole'>) => game.getByRole('button', { name: en.spin });

test('the keyboard alone tries a slot for free and plays a round, which is found at its own address on 320 px, too [SCOPE-03] [GAME-01] [ROUTE-23] @phone-only', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/en-UN/play/crimson-planet`);
  await page.getByRole('button', { name: t('games.try') }).focus();
  await page.keyboard.press('Enter');
  const game = page.frameLocator('iframe[title="Crimson Planet"]');
  await expect(game.getByText(en.playMoney)).toBeVisible();
  await start(game).focus();
  await page.keyboard.press('Space');
  await expect(start(game)).toHaveAttribute('aria-disabled', 'true');
  await game.getByRole('button', { name: en.rules }).focus();
  await page.keyboard.press('Enter');
  const rules = game.getByRole('dialog', { name: en.rules });
  await expect(rules.getByText(en.paytable)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  const src = (await page.locator('iframe[data-game]').getAttribute('src')) ?? '';
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(src);
  // Whether the result was shown or not: the round is there.
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const { looked, overflows } = await lookForOverflow(page);
  expect(looked).toBeGreaterThan(5);
  expect(overflows).toEqual([]);
  // With the rows that a law wants above it, a small phone leaves a game this much: it still stands.
  await page.setViewportSize({ width: 320, height: 410 });
  await expect(async () => {
    const reels = await page.locator('[data-part="free-spins"] ~ div').boundingBox();
    expect(reels?.width).toBeGreaterThan(160);
  }).toPass();
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAccessible(page, 'slot');
  await page.getByRole('button', { name: en.history }).press('Enter');
  await expect(page.getByRole('dialog').locator('summary')).toHaveCount(1);
  await expectAccessible(page, 'rounds');
});
