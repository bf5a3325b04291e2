import { enter } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';
import { en } from '../../studio/texts/en.ts';
import { payIn } from '../support/deposit.ts';
import { ORIGIN } from '../support/origin.ts';
import { expectOneBet, openGame, shell } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const PLAY = `${ORIGIN}/en-UN/play/crimson-planet`;

test('a player stakes what they have paid in: balance, game and history agree, and the platform hears that the game was left [GAME-01] [INGAME-03] [WAL-06]', async ({
  page,
  player,
  request,
}) => {
  const tokens = await enter(page, request, player, ORIGIN);
  await payIn(page);
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/end'));
  await openGame(page, PLAY, 'money');
  const balance = page.locator('[data-figure="balance"] dd');
  await expect(balance).toHaveText('€50.00');
  const game = page.frameLocator('iframe[title="Crimson Planet"]');
  const start = game.getByRole('button', { name: en.spin });
  await start.focus();
  await page.keyboard.press('Space');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAttribute('aria-disabled', 'false');

  await expectOneBet(page, game, request, tokens);

  await page.getByRole('button', { name: t('games.leave') }).click();
  await expect(page.getByRole('button', { name: t('games.playNow'), exact: true })).toBeVisible();
  expect((await ended).status()).toBe(200);
  await page.goto(`${ORIGIN}/en-UN/my-account/banking/transactions`);
  await expect(page.getByRole('main')).toContainText(t('history.type.BET'));
});

test('a reload in the middle of a round leads back into the game, where the round ends with its one bet [GAME-01] [INGAME-03] [WAL-06]', async ({
  page,
  player,
  request,
}) => {
  const tokens = await enter(page, request, player, ORIGIN);
  await payIn(page);
  await openGame(page, PLAY, 'money');
  const game = page.frameLocator('iframe[title="Crimson Planet"]');
  const start = game.getByRole('button', { name: en.spin });
  await start.focus();
  await page.keyboard.press('Space');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });

  await expectOneBet(page, game, request, tokens);
});
