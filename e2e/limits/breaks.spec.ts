import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter } from '../../replay/browser/players.ts';
import { breakDriver, LIMITS_PATH } from '../../replay/limits/breaks.driver.ts';
import { expectAccessible } from '../support/accessible.ts';
import { BRANDS, ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';
import { newWindow } from '../../replay/browser/window.ts';
import { t } from '../../replay/texts.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Nothing on the page, nor around it, leads to play or to a reward for it. */
async function expectNoWayToPlay(page: Page): Promise<void> {
  const leads = page.getByRole('link', {
    name: /^(sign up|create an account|log in|deposit|promotions?)$/i,
  });
  await expect(leads.filter({ visible: true })).toHaveCount(0);
}

for (const [brand, origin] of BRANDS) {
  test(`[EXC-04][EXC-06][EXC-07] A break at ${brand}: every tab and device, and no way back in${brand === 'Northlight' ? ' @main' : ''}`, async ({
    page,
    context,
    browser,
    request,
    player,
    complaints,
  }) => {
    complaints.allowAnswers(401, 403);
    await enter(page, request, player);
    await page.goto(`${origin}${LIMITS_PATH}`);
    if (origin !== ORIGIN) await logIn(page, origin);
    const secondTab = await newWindow(context);
    await secondTab.goto(`${origin}/en-UN/`);
    await sessionDriver(personAt(secondTab)).see.player();
    const elsewhere = await browser.newContext();
    await complaints.watch(elsewhere);
    const device = await elsewhere.newPage();
    await logIn(device, origin);

    await page.goto(`${origin}${LIMITS_PATH}`);
    const timeout = breakDriver(personAt(page), 'timeout');
    await timeout.perform['break.chosen']({ length: { days: 7 } });
    await timeout.see.confirming();
    await expectAccessible(page, 'confirming');
    // By the keyboard alone, from the window's first control on.
    await expect(timeout.dialog.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await timeout.see.begun();
    await expect(page.getByRole('main')).toContainText(/until \d+\s\w+\s\d{4},\s\d\d:\d\d\sEES?T/);
    await expectNoWayToPlay(page);
    await expectAccessible(page, 'begun');

    for (const other of [secondTab, device]) {
      // A device asks for its balances every 20 s, and hears of nothing else by itself.
      await expect(title(other, t('onBreak.title'))).toBeVisible();
      await expectNoWayToPlay(other);
    }
    await expect(device.getByRole('main')).toContainText(t('onBreak.elsewhere'));

    await page.goBack();
    await page.goto(`${origin}${LIMITS_PATH}`);
    await sessionDriver(personAt(page)).see.anonymous();
    await device.goto(`${origin}/en-UN/#login`);
    const login = loginDriver(personAt(device));
    await login.perform['credentials.submitted'](player);
    const panel = device.getByRole('dialog', { name: t('login.onBreak.title') });
    await expect(panel).toContainText(/It ends on \d+\s\w+\s\d{4},\s\d\d:\d\d\sEES?T/);
    await elsewhere.close();

    async function logIn(on: Page, at: string): Promise<void> {
      await on.goto(`${at}/en-UN/#login`);
      await loginDriver(personAt(on)).perform['credentials.submitted'](player);
      await sessionDriver(personAt(on)).see.player();
    }
  });
}

test('[EXC-02][EXC-03][EXC-07] An exclusion without an end says so, there and at the next login', async ({
  page,
  request,
  player,
  complaints,
}) => {
  complaints.allowAnswers(401, 403);
  await enter(page, request, player);
  await page.goto(LIMITS_PATH);
  const exclusion = breakDriver(personAt(page), 'exclusion');
  const asked = page.waitForRequest((one) => one.url().endsWith('/player/exclusion'));
  await exclusion.perform['break.chosen']({ length: { indefinite: true } });
  await exclusion.see.confirming();
  await exclusion.perform['break.confirmed']({});
  expect((await asked).postDataJSON()).toEqual({ accountDisableIndefinitely: true });
  await exclusion.see.begun();
  await expect(page.getByRole('main')).toContainText(t('breaks.confirm.indefinite'));
  await page.reload();
  await exclusion.see.begun();
  await page.goto('/en-UN/#login');
  const login = loginDriver(personAt(page));
  await login.perform['credentials.submitted'](player);
  await login.see.excludedIndefinitely();
});
