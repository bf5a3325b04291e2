import type { APIRequestContext, Page } from '@playwright/test';
import { depositDriver } from '../../replay/banking/deposit.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { ask } from '../../replay/browser/platform.ts';
import { enter, HEADERS, register, tokensOf } from '../../replay/browser/players.ts';
import type { Control } from '../../replay/browser/control.ts';
import { t } from '../../replay/texts.ts';
import { en } from '../../studio/texts/en.ts';
import { payIn } from '../support/deposit.ts';
import { ORIGIN } from '../support/origin.ts';
import { bookedBy, openGame, shell } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

/** One walk under two laws: a slot is opened for money and played for two rounds, each by a press of its own. */

interface Law {
  readonly countryCode: string;
  readonly slug: string;
  /** A card unless given. */
  readonly method?: 'SKRILL';
  /** As the game writes it. */
  readonly highestStake: string;
  readonly shortestRoundMs: number;
}

async function walk(page: Page, request: APIRequestContext, control: Control, law: Law) {
  const person = await register(request, control, undefined, law);
  // The first login is welcomed with a dialog, which another test covers.
  await tokensOf(request, person);
  const tokens = await enter(page, request, person, ORIGIN);
  await ask(request, 'PATCH', '/api/v1/player/deposit-limits', {
    data: { duration: 'M', limit: 50_000 },
    headers: { ...HEADERS, Authorization: tokens.idToken, 'Access-Token': tokens.accessToken },
  });
  await payIn(page, depositDriver(personAt(page)), law.method);
  const began: number[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/rgs/v1/rounds')) return;
    const { round } = (await answer.json()) as { round: { startedAt: string } };
    began.push(Date.parse(round.startedAt));
  });
  await openGame(page, `${ORIGIN}/en-UN/play/${law.slug}`, 'money');
  const game = page.frameLocator('iframe[data-game]');
  const start = game.getByRole('button', { name: en.spin });
  await expect(start).toBeVisible();
  await expect(game.getByRole('button', { name: en.autoplay })).toHaveCount(0);
  await expect(game.getByLabel(en.stake).locator('option').last()).toHaveText(law.highestStake);
  await start.focus();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(game.getByRole('button', { name: en.skip })).toHaveCount(0);
    expect(began.length).toBeGreaterThan(1);
  }).toPass({ intervals: [100] });
  // By the studio's own record of the two.
  expect((began[1] ?? 0) - (began[0] ?? 0)).toBeGreaterThanOrEqual(law.shortestRoundMs);
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  return { game, start, tokens };
}

test('a Briton plays for money: every round takes its press and its time, and net position and clocks stay in sight on the full screen [GAME-01] [INGAME-03] [INGAME-05] [LAYOUT-08]', async ({
  page,
  request,
  control,
}) => {
  const { tokens } = await walk(page, request, control, {
    countryCode: 'GB',
    slug: 'crimson-planet',
    method: 'SKRILL',
    highestStake: '£5.00',
    shortestRoundMs: 2_500,
  });
  const { balance } = await bookedBy(request, tokens);
  const net = balance - 5_000;
  const sign = net < 0 ? '−' : net > 0 ? '+' : '';
  const figure = (name: string) => page.locator(`[data-figure="${name}"] dd`);
  await expect(figure('netPosition')).toHaveText(`${sign}£${(Math.abs(net) / 100).toFixed(2)}`);
  const whole = page.getByRole('button', { name: t('play.fullScreen') });
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect(figure('time')).toBeInViewport();
  await expect(figure('netPosition')).toBeInViewport();
  await expect(page.getByRole('timer', { name: t('sessionClock.name') })).toBeInViewport();
});

test('a German plays for money: stakes end at a euro, and after an hour play rests for five minutes [GAME-01] [INGAME-06]', async ({
  page,
  request,
  control,
}) => {
  const { game, start } = await walk(page, request, control, {
    countryCode: 'DE',
    slug: 'gilded-hammer',
    highestStake: '€1.00',
    shortestRoundMs: 5_000,
  });
  await control.outcome('getGameSession', 'checkDue', 5);
  await start.press('Space');
  const check = page.getByRole('dialog', { name: t('play.check.title') });
  await expect(check).toBeVisible();
  // The round that was under way has ended.
  await expect(game.locator('main[data-screen]')).toHaveAttribute('data-screen', 'paused');
  await page.keyboard.press('Escape');
  await control.outcome('acceptGameCheck', 'resting');
  await check.getByRole('button', { name: t('play.check.confirm') }).click();
  await expect(shell(page)).toHaveAttribute('data-in-game', 'resting');
  await expect(page.getByRole('timer', { name: t('play.rest.left') })).toHaveText(/^[45]:\d\d$/);
});
