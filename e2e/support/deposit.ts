import type { Page } from '@playwright/test';
import { choose, depositDriver } from '../../replay/banking/deposit.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { providerDriver } from './provider.driver.ts';

/**
 * From any page of a player: a deposit that is paid at once; ends where the site says that it arrived.
 * @param method by card unless given; a wallet else
 */
export async function payIn(
  page: Page,
  deposit: Pick<ReturnType<typeof depositDriver>, 'perform' | 'see'> = depositDriver(
    personAt(page),
  ),
  method?: 'SKRILL',
): Promise<void> {
  await deposit.perform['deposit.started']({});
  await deposit.see.cashier();
  await deposit.perform['deposit.submitted'](choose(method && { method }));
  const provider = providerDriver(page);
  await (method ? provider.payByWallet() : provider.pay());
  await deposit.see.succeeded();
}
