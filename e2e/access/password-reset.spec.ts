import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { passwordResetDriver, resetCodeDriver } from '../../replay/access/password-reset.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, newPerson, phoneOf } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { canadian } from '../support/canadian.ts';
import { countCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { t } from '../../replay/texts.ts';

const PASSWORD = 'Battery-Staple-9';

const at = (page: Page) => {
  const person = personAt(page);
  return {
    reset: passwordResetDriver(person),
    code: resetCodeDriver(person),
    login: loginDriver(person),
    session: sessionDriver(person),
  };
};

async function openReset(page: Page) {
  await page.goto('/en-UN/reset-password');
  const opened = at(page);
  await opened.reset.see.email();
  return opened;
}

test('[RESET-01][RESET-04][RESET-06][LOGIN-14] From the login by SMS to a new password; another device is signed out', async ({
  page,
  browser,
  request,
  control,
  player,
  complaints,
}) => {
  complaints.allowAnswers(401);
  const other = await browser.newContext();
  await complaints.watch(other);
  const elsewhere = await other.newPage();
  await enter(elsewhere, request, player);
  await elsewhere.goto('/en-UN/my-account');
  await at(elsewhere).session.see.player();

  await page.goto('/en-UN/#login');
  const { reset, code, login, session } = at(page);
  await login.see.enteringCredentials();
  await login.popup.getByRole('link', { name: t('login.forgotten') }).click();
  await reset.see.email();
  await expectAccessible(page, 'e-mail');
  await reset.perform['email.submitted']({ email: player.email });
  await code.see.enteringCode();
  await expectAccessible(page, 'code');
  await code.perform['code.submitted']({ code: await control.code(phoneOf(player)) });
  await reset.see.password();
  await expectAccessible(page, 'password');
  await page.reload();
  await reset.see.password();
  await reset.perform['password.submitted']({ password: PASSWORD });
  await reset.see.complete();
  await expect(page.getByText(t('reset.toast')).first()).toBeVisible();
  await login.perform['credentials.submitted']({ email: player.email, password: PASSWORD });
  await session.see.player();

  await elsewhere.reload();
  await at(elsewhere).session.see.anonymous();
  await other.close();
});

test('[RESET-05][RESET-06] A link leads straight to the password, once; its key is nowhere afterwards', async ({
  page,
  request,
  control,
  complaints,
}) => {
  complaints.allowAnswers(400);
  const player = await canadian(request, control);
  const { reset, code } = await openReset(page);
  await reset.perform['email.submitted']({ email: player.email });
  await code.see.enteringCode();
  const link = await control.link(player.email);
  expect(new URL(link).pathname).toBe('/en-CA/reset-password');
  const key = new URL(link).searchParams.get('resetKey') ?? '';
  const referrers: string[] = [];
  page.on('request', (sent) => referrers.push(sent.headers()['referer'] ?? ''));
  await page.goto(link);
  await reset.see.password();
  await expect(page).toHaveURL(/\/en-CA\/reset-password$/);
  expect(referrers.join(' ')).not.toContain(key);
  const sets = countCalls(page, 'POST', '/api/v1/player/password_reset/new_password/email');
  await reset.password.fill(PASSWORD);
  await reset.again.fill(PASSWORD);
  await reset.submit.dblclick();
  await reset.see.complete();
  expect(sets()).toBe(1);

  await page.goto(link);
  await reset.see.password();
  await reset.perform['password.submitted']({ password: 'Battery-Staple-8' });
  await reset.see.over();
  await reset.perform['restart.chosen']({});
  await reset.see.email();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(key));
});

test('[RESET-03][RESET-09][MODAL-02] Somebody without an account sees what everybody sees, up to too many attempts', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(400, 429);
  const { reset, code } = await openReset(page);
  await reset.perform['email.submitted']({ email: newPerson().email });
  await code.see.enteringCode();
  for (const wrong of ['000001', '000002', '000003', '000004']) {
    await code.perform['code.submitted']({ code: wrong });
    await code.see.codeRefused();
    await expect(code.field).toHaveValue('');
  }
  await code.perform['code.submitted']({ code: '000005' });
  await code.see.tooManyAttempts();
  await expectAccessible(page, 'too many attempts');
  await code.perform['lock.acknowledged']({});
  await reset.see.email();
  await expect(reset.email).toHaveValue('');
});

test('[RESET-01] By keyboard alone: the field has the focus at each step, and Escape leads home', async ({
  page,
  control,
  player,
}) => {
  const { reset, code } = await openReset(page);
  await expect(reset.email).toBeFocused();
  await page.keyboard.type(player.email);
  await page.keyboard.press('Enter');
  await code.see.enteringCode();
  await expect(code.field).toBeFocused();
  await page.keyboard.type(await control.code(phoneOf(player)));
  await expect(reset.password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en-UN\/$/);
});
