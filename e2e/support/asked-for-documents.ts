import type { Locator, Page } from '@playwright/test';
import { depositDriver } from '../../replay/banking/deposit.driver.ts';
import { withdrawDriver } from '../../replay/banking/withdraw.driver.ts';
import type { Person } from '../../replay/person.ts';
import { documentsDriver } from '../../replay/verification/documents.driver.ts';
import { payIn } from './deposit.ts';

/** What a player does at the cashier, and with the documents that it asks for. */
export const cashierDrivers = (person: Person<Locator>) => ({
  deposit: depositDriver(person),
  withdraw: withdrawDriver(person),
  documents: documentsDriver(person),
});

/** From the home page: a deposit, and a withdrawal that asks for documents; ends at the first of them (DOC-06). */
export async function askedForDocuments(
  page: Page,
  { deposit, withdraw, documents }: ReturnType<typeof cashierDrivers>,
): Promise<void> {
  await payIn(page, deposit);

  await withdraw.perform['withdraw.started']({});
  await withdraw.see.documentsRequired();
  await withdraw.perform['upload.chosen']({});
  await documents.see.preparing();
}
