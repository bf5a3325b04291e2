import type { Page } from '@playwright/test';
import { enter } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';
import { en } from '../../studio/texts/en.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, ORIGIN } from '../support/origin.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const PLAY = `${ORIGIN}/en-UN/play/crimson-planet`;
const shell = (page: Page) => page.locator('[data-in-game]');
const game = (page: Page) => page.frameLocator('iframe[title="Crimson Planet"]');
const start = (page: Page) => game(page).getByRole('button', { name: en.spin });

async function play(page: Page): Promise<void> {
  await page.goto(PLAY);
  await page.getByRole('button', { name: t('games.try') }).click();
  // The studio's own page has asked for the port, and the site has given it.
  await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
}

test('a player opens the account over a real game: the round ends first, the frame and the address stay, and the game goes on [INGAME-01] [INGAME-03] [INGAME-04] [ROUTE-23] @phone', async ({
  page,
  player,
  request,
}) => {
  await enter(page, request, player, ORIGIN);
  await play(page);
  await expectAccessible(page, 'in-game');
  const { overflows } = await lookForOverflow(page);
  expect(overflows).toEqual([]);

  await start(page).focus();
  await page.keyboard.press('Space');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('play.menu') }).click();
  await page.locator('[data-area="account"]').click();
  const over = page.getByRole('dialog', { name: t('nav.account') });
  await expect(over.getByRole('heading', { name: t('account.title') })).toBeVisible();
  await expect(game(page).locator('main[data-screen]')).toHaveAttribute('data-screen', 'paused');
  await expect(page).toHaveURL(PLAY);

  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
  // It is the same page in the frame: the round is in its history.
  await game(page).getByRole('button', { name: en.history }).click();
  await expect(game(page).getByRole('dialog').locator('summary')).toHaveCount(1);
});

test('a link to a part of a page that is open over a game leaves the way back in sight [INGAME-01] [INGAME-04] @phone-only', async ({
  page,
  player,
  request,
}) => {
  await enter(page, request, player, ORIGIN);
  await play(page);
  await page.getByRole('button', { name: t('play.menu') }).click();
  await page.locator('[data-area="limits"]').click();
  const over = page.getByRole('dialog', { name: t('nav.saferPlay') });
  await over.locator('a[href*="#"]').last().click();
  await expect(over.getByRole('button', { name: t('action.close'), exact: true })).toBeInViewport();
  await over.getByRole('button', { name: t('action.close'), exact: true }).click();
  await expect(over).toBeHidden();
});

test('back leaves the game, and not a step inside it [ROUTE-23] [INGAME-01]', async ({ page }) => {
  await page.goto(`${ORIGIN}/en-UN/online-casino`);
  await play(page);
  await page.goBack();
  await expect(page).toHaveURL(`${ORIGIN}/en-UN/online-casino`);
});

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ answered: false });
  for (const [brand, origin] of BRANDS) {
    test(`reaches every button of the game, and the notice: ${brand} [LAYOUT-08] [INGAME-01] @phone`, async ({
      page,
    }) => {
      await page.goto(`${origin}/en-UN/play/crimson-planet`);
      const notice = page.locator('[data-cookie-notice]');
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: t('games.try') }).click();
      await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
      const top = async (): Promise<number> => (await notice.boundingBox())?.y ?? 0;
      await expect(async () => {
        const spin = await start(page).boundingBox();
        expect((spin?.y ?? Infinity) + (spin?.height ?? 0)).toBeLessThanOrEqual(await top());
      }).toPass();
      // Once it is answered, the game has its room.
      await notice.getByRole('button').first().click();
      const height = page.viewportSize()?.height ?? 0;
      await expect(async () => {
        const box = await page.locator('iframe[data-game]').boundingBox();
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
      }).toPass();
    });
  }
});
