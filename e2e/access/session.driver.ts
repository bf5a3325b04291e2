import { expect, type Page } from '@playwright/test';
import type { SessionEvent } from '../../machines/access/session/machine.ts';
import type { SessionScreen } from '../../machines/access/session/screen.ts';
import type { Driver } from '../support/driver.ts';

/** What a page shows of the session: who is signed in, in the header. */
export function sessionDriver(page: Page) {
  const header = page.getByRole('banner');
  const account = header.getByRole('button', { name: 'My account' });
  const logIn = header.getByRole('link', { name: 'Log in' });
  const loader = page.getByRole('main').getByText('Loading…');

  const driver: Driver<
    SessionEvent,
    SessionScreen,
    | 'session.started'
    | 'session.startedElsewhere'
    | 'session.endedElsewhere'
    | 'session.rejected'
    | 'session.expired'
  > = {
    perform: {
      async 'signOut.requested'() {
        await account.click();
        await header.getByRole('button', { name: 'Log out' }).click();
      },
      async 'account.reloadRequested'() {
        await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      },
      async 'retry.requested'() {
        await page.reload();
      },
    },
    see: {
      loading: () => expect(loader).toBeAttached(),
      signingOut: () => expect(logIn).toBeHidden(),
      anonymous: () => expect(logIn).toBeVisible(),
      unconfirmed: () => expect(logIn).toBeVisible(),
      async player() {
        await expect(account).toBeVisible();
        await expect(logIn).toBeHidden();
      },
    },
  };
  return { ...driver, account, loader };
}
