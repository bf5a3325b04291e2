import type { FrameLocator } from '@playwright/test';
import { enter } from '../../replay/browser/players.ts';
import { en } from '../../studio/texts/en.ts';
import { fi } from '../../studio/texts/fi.ts';
import { pt } from '../../studio/texts/pt.ts';
import { expectAccessible } from '../support/accessible.ts';
import { payIn } from '../support/deposit.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { bookedBy, expectOneBet, openGame, shell } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const ROULETTE = `${ORIGIN}/en-UN/play/harbour-roulette`;
const wheel = 'iframe[title="Harbour Roulette"]';
const spot = (game: FrameLocator, name: string) => game.locator(`button[data-spot="${name}"]`);

test('roulette is played for money by keys alone: chips lie, the last is taken back, and balance, game and books agree [GAME-01] [WAL-06]', async ({
  page,
  player,
  request,
}) => {
  const tokens = await enter(page, request, player, ORIGIN);
  await payIn(page);
  await openGame(page, ROULETTE, 'money');
  const game = page.frameLocator(wheel);
  const start = game.getByRole('button', { name: en.spin });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await spot(game, 'straight:1').focus();
  await page.keyboard.press('ArrowRight');
  const reached = game.locator('button[data-spot]:focus');
  await expect(reached).not.toHaveAttribute('data-spot', 'straight:1');
  await page.keyboard.press('Enter');
  await spot(game, 'red').press('Space');
  await spot(game, 'black').press('Space');
  const total = game.locator('[data-part="total"]');
  await expect(total).toHaveText('€1.50');
  await game.getByRole('button', { name: en.undo }).press('Enter');
  await expect(total).toHaveText('€1.00');
  await start.focus();
  await page.keyboard.press('Space');
  await expect(spot(game, 'red')).toHaveAttribute('aria-disabled', 'true');
  await expect(game.getByText(en.lastNumber)).toBeAttached();
  await expect(spot(game, 'red')).toHaveAttribute('aria-disabled', 'false');

  await expectOneBet(page, game, request, tokens);
});

test.describe('at Sol Alta', () => {
  test.use({ baseURL: SOL_ALTA_ORIGIN });
  test('a hand of blackjack is played for money in Portuguese, and a reload in it finds the same cards [GAME-01] [INGAME-03] [WAL-06] @phone-only', async ({
    page,
    player,
    request,
  }) => {
    const tokens = await enter(page, request, player, SOL_ALTA_ORIGIN);
    await payIn(page);
    await openGame(page, '/pt-UN/play/courtyard-blackjack', 'money');
    const game = page.frameLocator('iframe[title="Courtyard Blackjack"]');
    const hand = game.getByRole('region', { name: pt.yourHand });
    const stand = game.getByRole('button', { name: pt.stand });
    const deal = game.getByRole('button', { name: pt.deal });
    // A blackjack ends at once: then another hand is dealt.
    await expect(async () => {
      await deal.press('Enter');
      await expect(stand).toHaveAttribute('aria-disabled', 'false', { timeout: 9_000 });
    }).toPass();
    const cards = await hand.textContent();
    expect(cards).not.toBe('');
    await page.reload();
    await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
    await expect(stand).toHaveAttribute('aria-disabled', 'false');
    await expect(hand).toHaveText(cards ?? '');
    await stand.press('Enter');
    await expect(deal).toHaveAttribute('aria-disabled', 'false');

    const { balance, sum, bets } = await bookedBy(request, tokens);
    expect(bets).toBeGreaterThan(0);
    expect(sum).toBe(balance);
  });
});

test('the button of a column is in line with its own numbers, whether the table stands or lies [GAME-01]', async ({
  page,
}) => {
  await openGame(page, ROULETTE, 'free');
  const game = page.frameLocator(wheel);
  const middleOf = async (name: string) => {
    const box = await spot(game, name).boundingBox();
    if (box === null) throw new Error(`${name} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (const [width, height, axis] of [
    [390, 844, 'x'],
    [844, 390, 'y'],
    [1440, 900, 'y'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const first of [1, 2, 3]) {
      await expect(async () => {
        const column = await middleOf(`column:${first}`);
        const number = await middleOf(`straight:${first}`);
        expect(Math.abs(column[axis] - number[axis])).toBeLessThan(10);
      }).toPass();
    }
  }
});

test('a game that is open in two tabs says so in the one that must wait, and goes on there when it is asked to [INGAME-03]', async ({
  page,
  player,
  request,
  context,
  complaints,
}) => {
  complaints.allowAnswers(409);
  const tokens = await enter(page, request, player, ORIGIN);
  await payIn(page);
  await openGame(page, ROULETTE, 'money');
  const second = await context.newPage();
  // News of the balance would show it the round of the first before anything is pressed.
  await second.routeWebSocket(/\/realtime/, () => undefined);
  await openGame(second, ROULETTE, 'money');
  const first = page.frameLocator(wheel);
  await page.bringToFront();
  await spot(first, 'red').press('Enter');
  await first.getByRole('button', { name: en.spin }).press('Enter');
  const other = second.frameLocator(wheel);
  await second.bringToFront();
  await spot(other, 'black').press('Enter');
  await other.getByRole('button', { name: en.spin }).press('Enter');
  await expect(other.getByText(en.elsewhere)).toBeVisible();
  await other.getByRole('button', { name: en.playHere }).click();
  await expect(spot(other, 'black')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  expect(await bookedBy(request, tokens)).toMatchObject({ bets: 1 });
});

for (const [brand, origin, locale, words] of [
  ['Northlight', ORIGIN, 'fi-FI', fi],
  ['Sol Alta', SOL_ALTA_ORIGIN, 'pt-UN', pt],
] as const) {
  test(`the tables of ${brand} keep nobody out, and fit on a narrow phone in ${locale} [GAME-01] @phone-only`, async ({
    page,
  }) => {
    for (const [slug, begin] of [
      ['harbour-roulette', words.spin],
      ['courtyard-blackjack', words.deal],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 720 });
      await openGame(page, `${origin}/${locale}/play/${slug}`, 'free');
      await expectAccessible(page, slug);
      const src = (await page.locator('iframe[data-game]').getAttribute('src')) ?? '';
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(src);
      await expect(page.getByRole('button', { name: begin })).toBeVisible();
      const { looked, overflows } = await lookForOverflow(page);
      expect(looked).toBeGreaterThan(5);
      expect(overflows).toEqual([]);
    }
  });
}
