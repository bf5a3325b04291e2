import { sessionDriver } from '../../replay/access/session.driver.ts';
import { walletDriver } from '../../replay/banking/wallet.driver.ts';
import { personAt } from '../../replay/browser/page-person.ts';
import { enter, persona } from '../../replay/browser/players.ts';
import { stopClock } from '../support/clock.ts';
import { countCalls } from '../support/network.ts';
import { SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

const WALLET = '/api/v1/player/wallet';
const ACCOUNT = '/en-UN/my-account';
const player = persona('verified');

test('[WAL-04][LOGOUT-04] The balance is asked for every 20 s, and not after the logout', async ({
  page,
  request,
  player: own,
}) => {
  await page.clock.install();
  await enter(page, request, own);
  const asked = countCalls(page, 'GET', WALLET);
  const wallet = walletDriver(personAt(page));
  await page.goto(ACCOUNT);
  await wallet.see.current();
  await stopClock(page);
  const first = asked();
  for (const polls of [1, 2, 3]) {
    const answered = page.waitForResponse((response) => response.url().endsWith(WALLET));
    await page.clock.runFor(20_000);
    await (await answered).finished();
    expect(asked() - first).toBe(polls);
    await wallet.see.current();
  }
  await sessionDriver(personAt(page)).perform['signOut.requested']({});
  await sessionDriver(personAt(page)).see.anonymous();
  const before = asked();
  await page.clock.runFor(120_000);
  expect(asked()).toBe(before);
});

test('[WAL-02] An entry of an unknown vertical breaks nothing', async ({
  page,
  request,
  control,
}) => {
  await enter(page, request, player);
  await control.outcome('getWallet', 'unknownVertical');
  await page.goto(ACCOUNT);
  await walletDriver(personAt(page)).see.current();
});

test('[WAL-04] A visitor’s page asks for no balance', async ({ page }) => {
  await page.clock.install();
  const asked = countCalls(page, 'GET', WALLET);
  await page.goto('/en-UN/');
  await sessionDriver(personAt(page)).see.anonymous();
  await walletDriver(personAt(page)).see.off();
  await page.clock.runFor(60_000);
  expect(asked()).toBe(0);
});

for (const [name, total] of [
  ['chile', 'CLP\u00a050,000'],
  ['brazil', 'R$\u00a0250.00'],
  ['demo', '€157.50'],
] as const) {
  test(`[LOC-10][LOC-11] ${name}: the balance in the player’s own currency`, async ({
    page,
    request,
  }) => {
    await enter(page, request, persona(name));
    await page.goto(ACCOUNT);
    await expect(page.getByRole('banner')).toContainText(total);
  });
}

for (const [locale, total, label, typed, kept] of [
  ['pt-BR', 'R$\u00a0250,00', 'Valor', '1.000', '1.000,00'],
  ['fi-UN', '250,00\u00a0BRL', 'Summa', '1000', '1\u00a0000,00'],
] as const) {
  test(`[LOC-10] brazil at Sol Alta in ${locale}: money as the language writes it, and typed so`, async ({
    page,
    request,
  }) => {
    await enter(page, request, persona('brazil'), SOL_ALTA_ORIGIN);
    await page.goto(`${SOL_ALTA_ORIGIN}/${locale}/my-account/banking/deposit`);
    await expect(page.getByRole('banner')).toContainText(total);
    const amount = page.getByRole('textbox', { name: label });
    await amount.fill(typed);
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue(kept);
  });
}
