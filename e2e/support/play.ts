import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import type { Schemas } from '../../openapi/types.ts';
import { ask } from '../../replay/browser/platform.ts';
import { HEADERS } from '../../replay/browser/players.ts';
import { expect } from './test.ts';

/** The part of the page that a game is in; it says how the game stands. */
export const shell = (page: Page) => page.locator('[data-in-game]');

/** Opens a game's page, in any language, and presses its way in. */
export async function openGame(page: Page, address: string, way: 'money' | 'free'): Promise<void> {
  await page.goto(address);
  await page.locator(`[data-way=${way}]`).click();
  await expect(shell(page)).toHaveAttribute('data-in-game', 'playing');
}

type Tokens = Pick<Schemas['SessionTokens'], 'idToken' | 'accessToken'>;

/** The player's wallet and its movements, by the platform; minor units. */
export async function bookedBy(request: APIRequestContext, { idToken, accessToken }: Tokens) {
  const read = <Body>(path: string): Promise<Body> =>
    ask(request, 'GET', `/api/v1/player/wallet${path}`, {
      headers: { ...HEADERS, Authorization: idToken, 'Access-Token': accessToken },
    });
  const { buckets } = await read<Schemas['Wallet']>('');
  const { transactions } = await read<Schemas['TransactionPage']>('/transactions');
  const of = (kind: string) => transactions.filter(({ type }) => type === kind);
  const sum = transactions.reduce((all, { amount }) => all + amount, 0);
  const balance = buckets.main.reduce((all, { cashAmount = 0 }) => all + cashAmount, 0);
  return { balance, sum, bets: of('BET').length, deposits: of('DEPOSIT').length };
}

/**
 * The platform's books of a player who paid in once and staked once: their sum is the balance, and the page and the
 * game in it show that.
 */
export async function expectOneBet(
  page: Page,
  game: FrameLocator,
  request: APIRequestContext,
  tokens: Tokens,
): Promise<void> {
  const booked = await bookedBy(request, tokens);
  expect(booked).toMatchObject({ bets: 1, deposits: 1, sum: booked.balance });
  const words = `€${(booked.balance / 100).toFixed(2)}`;
  await expect(page.locator('[data-figure="balance"] dd')).toHaveText(words);
  await expect(game.locator('[data-part="balance"]')).toHaveText(words);
}
