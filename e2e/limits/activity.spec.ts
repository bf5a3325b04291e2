import type { Page, Request } from '@playwright/test';
import { enter, newPerson, register, tokensOf } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { stopClock } from '../support/clock.ts';
import { countCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const PAGE = '/en-UN/my-account';
const MINUTES_LEFT = '/api/v1/player/activity_timer/minutes_remaining';
const MINUTE = 60_000;

/** Moves the page's clock, and lets it hear from the platform every minute: otherwise its tokens expire meanwhile. */
async function passMinutes(page: Page, minutes: number): Promise<void> {
  const isPoll = (call: Request): boolean => call.url().endsWith(MINUTES_LEFT);
  for (let minute = 0; minute < minutes; minute += 1) {
    const polled = page.waitForResponse((response) => isPoll(response.request()));
    let isAsked = false;
    const asked = page.waitForRequest(isPoll).then(() => {
      isAsked = true;
    });
    await page.clock.runFor(MINUTE);
    // A page that was slow to read the answer before asks a moment later.
    await expect(async () => {
      if (!isAsked) await page.clock.runFor(1_000);
      expect(isAsked).toBe(true);
    }).toPass();
    await Promise.all([asked, polled]);
  }
}

test('[ACT-03][ACT-04] The reminder is due once, answered once, and leads to the transactions', async ({
  page,
  request,
  control,
  player,
}) => {
  await page.clock.install();
  await enter(page, request, player);
  await control.outcome('getActivityMinutesRemaining', 'due');
  const asked = countCalls(page, 'GET', MINUTES_LEFT);
  await page.goto(PAGE);
  const reminder = page.getByRole('dialog', { name: t('reminder.title') });
  await expect(reminder).toContainText(t('reminder.even'));
  await expectAccessible(page, 'the reminder');
  await stopClock(page);
  // No call is made meanwhile, and Tab stays inside.
  await page.clock.runFor(3 * MINUTE);
  expect(asked()).toBe(1);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  expect(await reminder.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await reminder.getByRole('button', { name: t('reminder.history') }).click();
  await expect(page).toHaveURL(/\/my-account\/banking\/transactions$/);
  await expect(reminder).toBeHidden();
  const polled = page.waitForResponse((response) => response.url().endsWith(MINUTES_LEFT));
  await page.clock.runFor(MINUTE);
  expect(await (await polled).json()).toEqual({ minutesRemaining: 120 });
});

test('[EDD-07][NS-61] Where the law asks for an answer, neither Escape nor a press beside it nor a reload is one', async ({
  page,
  request,
  control,
}) => {
  const player = await register(request, control, newPerson(), { countryCode: 'GB' });
  await tokensOf(request, player);
  await enter(page, request, player);
  await control.outcome('getActivityMinutesRemaining', 'due', 2);
  await page.goto(PAGE);
  const reminder = page.getByRole('dialog', { name: t('reminder.title') });
  const goOn = reminder.getByRole('button', { name: t('reminder.continue') });
  await expect(goOn).toBeVisible();
  await expect(reminder.getByRole('button', { name: t('action.close') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(goOn).toBeVisible();
  await page.reload();
  await expect(goOn).toBeVisible();
  await goOn.click();
  await expect(reminder).toBeHidden();
});

test('[ACT-03] Answered in one tab, the reminder closes in the other', async ({
  page,
  request,
  control,
  player,
}) => {
  await enter(page, request, player);
  await control.outcome('getActivityMinutesRemaining', 'due', 2);
  await page.goto(PAGE);
  const other = await newWindow(page.context());
  await other.goto(PAGE);
  const reminders = [page, other].map((tab) =>
    tab.getByRole('dialog', { name: t('reminder.title') }),
  );
  for (const reminder of reminders) await expect(reminder).toBeVisible();
  await reminders[1]?.getByRole('button', { name: t('reminder.continue') }).click();
  for (const reminder of reminders) await expect(reminder).toBeHidden();
});

test('[ACT-06] A session that the platform has ended for idleness is told as that', async ({
  page,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowAnswers(401);
  await enter(page, request, player);
  await control.outcome('getActivityTimer', 'sessionIdle');
  await page.goto(PAGE);
  await expect(page.getByRole('dialog', { name: t('idle.ended.title') })).toBeVisible();
});

test('[ACT-06][ACT-07][NS-05] Who does nothing is asked after 27 minutes, may stay, and is logged out after 30', async ({
  page,
  request,
  control,
  player,
}) => {
  await page.clock.install();
  await enter(page, request, player);
  const polled = page.waitForResponse((response) => response.url().endsWith(MINUTES_LEFT));
  await page.goto(PAGE);
  await polled;
  await stopClock(page);
  const warning = page.getByRole('dialog', { name: t('idle.warning.title') });
  await passMinutes(page, 26);
  await expect(warning).toBeHidden();
  await passMinutes(page, 1);
  // Less than three minutes are left: the time in which the page opened counts, too.
  await expect(warning).toContainText(/Log-out in 2:\d\d/);
  await page.clock.resume();
  await expectAccessible(page, 'the idle warning');
  await stopClock(page);
  const told = page.waitForRequest(
    (call) => call.url().endsWith('/activity_check') && call.method() === 'PATCH',
  );
  await page.keyboard.press('Tab');
  expect(await warning.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await warning.getByRole('button', { name: t('idle.warning.stay') }).press('Enter');
  await expect(warning).toBeHidden();
  expect((await told).postDataJSON()).toMatchObject({ idleMs: 0 });
  await passMinutes(page, 26);
  await expect(warning).toBeHidden();
  await passMinutes(page, 1);
  await expect(warning).toBeVisible();
  // An action beside the answer counts for nothing.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await control.outcome('getActivityCheck', 'idle');
  await passMinutes(page, 2);
  await expect(warning).toBeVisible();
  await page.clock.runFor(MINUTE);
  const ended = page.getByRole('dialog', { name: t('idle.ended.title') });
  await expect(ended).toBeVisible();
  await expect(warning).toBeHidden();
  await expect(ended.getByRole('link', { name: t('action.logIn') })).toBeVisible();
});

test('[ACT-06] Where one tab finds that nobody is there, the other says so, and not that somebody left', async ({
  page,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowAnswers(401);
  await enter(page, request, player);
  // As a log in writes it: by its end other tabs hear of the session's.
  await page.evaluate(() => localStorage.setItem('authorization', '{"sessionId":"one of both"}'));
  const watched = page.waitForResponse((response) => response.url().endsWith(MINUTES_LEFT));
  await page.goto(PAGE);
  await watched;
  const other = await newWindow(page.context());
  await control.outcome('getActivityTimer', 'sessionIdle');
  await other.goto(PAGE);
  for (const tab of [other, page]) {
    await expect(tab.getByRole('dialog', { name: t('idle.ended.title') })).toBeVisible();
    await expect(tab.getByText(t('session.toast.endedElsewhere'))).toBeHidden();
  }
});
