import type { Page } from '@playwright/test';
import { choose, depositDriver } from '../../replay/banking/deposit.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { providerDriver } from './provider.driver.ts';

/** From any page of a player: a deposit by card that is paid at once; ends where the site says that it arrived. */
export async function payIn(
  page: Page,
  deposit: Pick<ReturnType<typeof depositDriver>, 'perform' | 'see'> = depositDriver(
    personAt(page),
  ),
): Promise<void> {
  await deposit.perform['deposit.started']({});
  await deposit.see.cashier();
  await deposit.perform['deposit.submitted'](choose());
  await providerDriver(page).pay();
  await deposit.see.succeeded();
}
