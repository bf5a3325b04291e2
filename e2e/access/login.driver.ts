import { expect, type Page } from '@playwright/test';
import type { LoginEvent } from '../../machines/access/login/machine.ts';
import type { LoginScreen } from '../../machines/access/login/screen.ts';
import type { Driver } from '../support/driver.ts';

/** The login popup as a person meets it. */
export function loginDriver(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Log in' });
  const email = popup.getByLabel('E-mail address');
  const password = popup.getByLabel('Password', { exact: true });
  const submit = popup.getByRole('button', { name: 'Log in' });
  const alert = popup.getByRole('alert');
  const says = (words: string | RegExp) => async (): Promise<void> => {
    await expect(alert).toContainText(words);
    await expect(submit).toBeVisible();
  };

  const driver: Driver<LoginEvent, LoginScreen> = {
    perform: {
      async 'popup.opened'() {
        await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      },
      async 'popup.closed'() {
        await popup.getByRole('button', { name: 'Close' }).click();
      },
      async 'credentials.submitted'(credentials) {
        await email.fill(credentials.email);
        await password.fill(credentials.password);
        await submit.click();
      },
      async 'coolingOff.chosen'() {
        await popup.getByRole('button', { name: 'Start cooling-off' }).click();
      },
    },
    see: {
      closed: () => expect(popup).toBeHidden(),
      async enteringCredentials() {
        await expect(submit).toBeVisible();
        await expect(alert).toBeHidden();
      },
      submitting: () =>
        expect(popup.getByRole('button', { name: 'Logging you in…' })).toBeVisible(),
      unauthorized: says('The e-mail address or password is not right.'),
      playerNotFound: says('We found no account with these details.'),
      tooManyAttempts: says('Too many attempts.'),
      blacklisted: says('This account is blocked.'),
      accountClosed: says('This account is closed.'),
      excluded: says(/You can log in again in \d+ days?\./),
      excludedIndefinitely: says('with no end date'),
      onTimeout: says('You are taking a break.'),
      startingCoolingOff: () =>
        expect(popup.getByRole('button', { name: 'Starting…' })).toBeVisible(),
      coolingOffStarted: () =>
        expect(popup.getByRole('status')).toContainText('cooling-off period has started'),
      failed: says(/We could not reach our service|Something went wrong on our side/),
    },
  };
  return { ...driver, popup, email, password, submit, alert };
}
