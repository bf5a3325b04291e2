import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { t } from '../../replay/texts.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { lookForOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const gameAt = (origin: string) => `${origin}/en-UN/play/crimson-planet`;
const PLAY = gameAt(ORIGIN);
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('games.heart.label', { name: 'Crimson Planet' }) })
    .first();

test('a guest’s heart leads to the log-in; the game is then a favourite, on another device too [FAV-02] [FAV-03] @phone', async ({
  page,
  player,
  browser,
  request,
  complaints,
}) => {
  await page.goto(PLAY);
  await heart(page).click();
  const { perform } = loginDriver(personAt(page));
  await perform['credentials.submitted']({ email: player.email, password: player.password });
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(PLAY);

  const device = await browser.newContext();
  await complaints.watch(device);
  const other = await device.newPage();
  await enter(other, request, player, ORIGIN);
  await other.goto(`${ORIGIN}/en-UN/online-casino`);
  const row = other.getByRole('region', { name: t('games.own.favourites') });
  await expect(row.getByRole('link', { name: 'Crimson Planet' })).toBeVisible();
  const opened = other.getByRole('region', { name: t('games.own.recent') });
  await expect(opened.getByRole('link', { name: 'Crimson Planet' })).toBeVisible();
  await row.getByRole('button', { name: /Crimson Planet/ }).click();
  await expect(row.getByText(t('games.own.empty'))).toBeVisible();
  await device.close();
});

test('the page of a game and those of a player come with what they and their frame read [ROUTE-23] @main', async ({
  page,
  player,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    const tag = new URL(one.url()).searchParams.get('tag') ?? '';
    if (/^site\.(?!news$)/.test(tag)) asked.push(tag);
  });
  const open = async (at: string, name: string) => {
    // A platform that has just begun sends the loader alone rather than late.
    await expect(async () => {
      asked.length = 0;
      const reply = await page.goto(at);
      expect(await reply?.text()).toContain('latestTerms');
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Its lists are content.
    await expect(page.getByRole('contentinfo').getByRole('list').first()).toBeVisible();
    expect(asked, at).toEqual([]);
  };
  for (const origin of [ORIGIN, SOL_ALTA_ORIGIN]) await open(gameAt(origin), 'Crimson Planet');
  await enter(page, request, player, ORIGIN);
  await open(PLAY, 'Crimson Planet');
  await expect(page.getByRole('button', { name: t('games.playNow') })).toBeEnabled();
  await open(`${ORIGIN}/en-UN/my-account`, t('account.title'));
  await open(`${ORIGIN}/en-UN/my-account/account`, t('profile.title'));
});

test('a finger on the way in brings the files of the game before it is asked for [GAME-01] @phone-only', async ({
  page,
}) => {
  await page.goto(PLAY);
  const way = page.getByRole('button', { name: t('games.try') });
  await way.waitFor();
  const coming = page.waitForResponse(
    (answer) => !answer.url().startsWith(ORIGIN) && answer.url().endsWith('.js'),
  );
  const box = await way.boundingBox();
  if (!box) throw new Error('The way in is nowhere on the page.');
  const { x, y, width, height } = box;
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  expect((await coming).ok()).toBe(true);
  await expect(page.locator('[data-in-game]')).toHaveCount(0);
});

test('the page of a game fits 320 px in every language [ROUTE-23] @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const at of [
    PLAY,
    `${ORIGIN}/fi-FI/play/crimson-planet`,
    `${SOL_ALTA_ORIGIN}/pt-BR/play/amber-cat-jackpots`,
  ]) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { looked, overflows } = await lookForOverflow(page);
    expect(looked).toBeGreaterThan(10);
    expect(overflows).toEqual([]);
  }
});
