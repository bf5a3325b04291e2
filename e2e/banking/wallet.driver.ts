import { expect, type Page } from '@playwright/test';
import type { WalletEvent } from '../../machines/banking/wallet/machine.ts';
import type { WalletScreen } from '../../machines/banking/wallet/screen.ts';
import type { Driver } from '../support/driver.ts';

/** The player's money, in the header and on the account page. */
export function walletDriver(page: Page) {
  const header = page.getByRole('banner');
  const card = page.getByRole('region', { name: 'Balance' });

  const driver: Driver<WalletEvent, WalletScreen, 'session.authorized' | 'session.ended'> = {
    perform: {
      async 'refresh.requested'() {
        await card.getByRole('button', { name: 'Try again' }).click();
      },
    },
    see: {
      off: () => expect(header.getByText('Balance')).toBeHidden(),
      pending: () => expect(card.getByText('Loading your balance…')).toBeAttached(),
      async current() {
        await expect(card).toContainText(/Total balance.*\d/);
        await expect(card.getByText('may be out of date')).toBeHidden();
      },
      async stale() {
        await expect(card).toContainText(/Total balance.*\d/);
        await expect(card.getByText('may be out of date')).toBeVisible();
      },
      unknown: () => expect(card.getByText('We could not load your balance.')).toBeVisible(),
    },
  };
  /** The sum in the header, as it is written there: `€50.00`. */
  const seeTotal = (amount: string): Promise<void> => expect(header).toContainText(amount);
  return { ...driver, card, seeTotal };
}
