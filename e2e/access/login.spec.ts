import type { Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { newPerson, PERSONA_PASSWORD, persona } from '../../replay/browser/players.ts';
import { countCalls, holdCalls, loseCalls } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { anyText } from '../../replay/texts.ts';

const LOGIN = '/api/v1/player/login';

async function open(page: Page, path = '/en-UN/#login') {
  const login = loginDriver(personAt(page));
  await page.goto(path);
  await login.see.enteringCredentials();
  return { login, session: sessionDriver(personAt(page)) };
}

for (const [screen, name] of [
  ['onTimeout', 'timeout'],
  ['excluded', 'excluded'],
  ['excludedIndefinitely', 'excluded-forever'],
  ['blacklisted', 'blacklisted'],
  ['accountClosed', 'closed'],
] as const) {
  test(`[LOGIN-08][LOGIN-11] ${name}: the popup says so in place of the form`, async ({
    page,
    complaints,
  }) => {
    complaints.allowAnswers(401, 403);
    const { login } = await open(page);
    await login.perform['credentials.submitted'](persona(name));
    await login.see[screen]();
    await expect(login.email).toBeHidden();
    await expect(page).toHaveURL(/\/en-UN\/#login$/);
  });
}

test('[LOGIN-02][LOGIN-09] A wrong password is refused; closing the popup cleans it', async ({
  page,
  complaints,
}) => {
  complaints.allowAnswers(401);
  const { login } = await open(page);
  const { email } = newPerson();
  await login.perform['credentials.submitted']({ email, password: PERSONA_PASSWORD });
  await login.see.unauthorized();
  await expect(login.email).toHaveValue(email);
  await login.perform['popup.closed']({});
  await login.see.closed();
  await login.perform['popup.opened']({});
  await login.see.enteringCredentials();
  await expect(login.email).toHaveValue('');
});

test('[LOGIN-02] A slow login shows that it is under way; a double click is one request', async ({
  page,
}) => {
  const logins = countCalls(page, 'POST', LOGIN);
  const letGo = await holdCalls(page, LOGIN);
  const { login, session } = await open(page);
  const { email, password } = persona('verified');
  await login.email.fill(email);
  await login.password.fill(password);
  await login.submit.dblclick();
  await login.see.submitting();
  letGo();
  await session.see.player();
  expect(logins()).toBe(1);
});

test('[LOGIN-02] What is missing is said at its field, without a request', async ({ page }) => {
  const logins = countCalls(page, 'POST', LOGIN);
  const { login } = await open(page);
  await login.submit.click();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription(anyText('field.email.missing'));
  expect(logins()).toBe(0);
});

for (const how of ['after', 'malformed'] as const) {
  test(`[LOGIN-02][ERR-03] A login without an answer (${how}) can be tried again`, async ({
    page,
    control,
    complaints,
  }) => {
    complaints.allowLostCalls();
    const isLost = how === 'after';
    if (isLost) await loseCalls(page, LOGIN, how);
    else await control.fault('logIn', how);
    const { login, session } = await open(page);
    await login.perform['credentials.submitted'](persona('verified'));
    const failed = isLost ? 'unreachable' : 'unexpected';
    await login.see.failed(how === 'malformed' ? undefined : failed);
    await login.submit.click();
    await login.see.closed();
    await session.see.player();
  });
}

test('[LOC-05] A login keeps the locale of the address', async ({ page }) => {
  await page.goto('/fi-FI/#login');
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').first().fill(persona('verified').email);
  await popup.getByRole('textbox').last().fill(persona('verified').password);
  await popup.getByRole('textbox').last().press('Enter');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/fi-FI\//);
  await walletDriver(personAt(page)).seeTotal('€100.00');
});

test('[ROUTE-12] The hash opens the popup over any page, which stays', async ({ page }) => {
  const { login } = await open(page, '/en-UN/payment-methods#login');
  await login.perform['popup.closed']({});
  await login.see.closed();
  await expect(page).toHaveURL(/\/en-UN\/payment-methods$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
