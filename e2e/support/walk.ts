import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { loginDriver } from '../../replay/access/login.driver.ts';
import { sessionDriver } from '../../replay/access/session.driver.ts';
import {
  codeDriver,
  contactOf,
  detailsOf,
  signUpDriver,
} from '../../replay/access/sign-up.driver.ts';
import { choose, depositDriver } from '../../replay/banking/deposit.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import type { Control } from '../../replay/browser/control.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { booksOf, newPerson, phoneOf } from '../../replay/browser/players.ts';
import { withdrawDriver } from '../../replay/banking/withdraw.driver.ts';
import { verifyAtTheDesk } from './desk.ts';
import { providerDriver, CARDS } from './provider.driver.ts';
import { t } from '../../replay/texts.ts';

/**
 * The main job, from the first visit to the money of the second one: sign up, deposit, withdraw, log out, log in.
 * `look` is called on every screen of it.
 */
export async function walkTheMainJob(
  page: Page,
  request: APIRequestContext,
  control: Control,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const person = newPerson();
  const signUp = signUpDriver(personAt(page));
  const code = codeDriver(personAt(page));
  const deposit = depositDriver(personAt(page));
  const provider = providerDriver(page);
  const wallet = walletDriver(personAt(page));
  const login = loginDriver(personAt(page));
  const session = sessionDriver(personAt(page));
  const visibleLink = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();

  await page.goto('/en-UN/');
  await look('home');
  await visibleLink(t('action.signUp')).click();

  await signUp.see.details();
  await look('details');
  await signUp.perform['details.submitted']({ details: detailsOf(person) });
  await signUp.see.contactInfo();
  await look('contact info');
  await signUp.perform['contactInfo.submitted']({ contact: contactOf(person) });
  await signUp.see.verification();
  await code.see.enteringCode();
  await look('code');
  await code.perform['code.submitted']({ code: await control.code(phoneOf(person)) });

  const welcome = page.getByRole('dialog', { name: `Welcome, ${person.firstName}` });
  await expect(welcome).toBeVisible();
  await look('welcome');
  await welcome.getByRole('button', { name: t('welcome.lookAround') }).click();
  await signUp.see.complete();
  await session.see.player();
  await wallet.seeTotal('€0.00');
  await look('home of a player');

  await visibleLink(t('nav.deposit')).click();
  await deposit.see.cashier();
  await look('cashier');
  await deposit.perform['deposit.submitted'](choose());
  await provider.see();
  await look('payment provider: card');
  await provider.enterCard(CARDS.paid);
  await look('payment provider: confirmation');
  await provider.confirm.click();
  await deposit.see.succeeded();
  await wallet.seeTotal('€50.00');
  await look('deposit succeeded');

  await verifyAtTheDesk(request, person);
  const withdraw = withdrawDriver(personAt(page));
  await withdraw.perform['withdraw.started']({});
  await withdraw.see.form();
  await look('withdrawal');
  await withdraw.perform['withdraw.submitted']({
    choice: { amount: 4_000, currency: 'EUR', method: 'CREDITCARD' },
  });
  await withdraw.see.requested();
  await look('withdrawal requested');

  await session.perform['signOut.requested']({});
  await session.see.anonymous();
  await expect(page).toHaveURL(/\/en-UN\/$/);

  await login.perform['popup.opened']({});
  await login.see.enteringCredentials();
  await look('login');
  await login.perform['credentials.submitted'](person);
  await login.see.closed();
  await session.see.player();
  // Money that is set aside is the player's until it is paid out.
  await wallet.seeTotal('€50.00');
  const books = await booksOf(request, person);
  expect(books).toEqual({ cash: 1_000, succeededDeposits: 1, deposits: 1 });
}
