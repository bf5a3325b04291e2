import { booksOf, enter } from '../../replay/browser/players.ts';
import { expectAccessible } from '../support/accessible.ts';
import { SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { CARDS, providerDriver } from '../support/provider.driver.ts';
import { expect, test } from '../support/test.ts';

/** As Sol Alta writes fifty euros in Portuguese. */
const FIFTY = '€\u00a050,00';

test('[DEP-05] [DEP-20] [LOC-10] A deposit at Sol Alta in Portuguese: Sol Alta is paid, in Portuguese and in its notation, up to the receipt', async ({
  page,
  request,
  player,
}) => {
  await enter(page, request, player, SOL_ALTA_ORIGIN);
  await page.goto(`${SOL_ALTA_ORIGIN}/pt-UN/my-account/banking/deposit`);
  const form = page.getByRole('main').getByRole('form', { name: 'Depósito' });
  await form.getByLabel('Valor', { exact: true }).fill('50,00');
  await form.getByRole('radio', { name: 'Cartão' }).check();
  const withoutBonus = form.getByRole('radio', { name: /^Sem bônus/ });
  if (await withoutBonus.isVisible()) await withoutBonus.check();
  await form.getByRole('button', { name: /^Depositar/ }).click();

  const provider = providerDriver(page, 'pt');
  await provider.see();
  const sheet = page.getByRole('main');
  const isWritten = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(sheet).toContainText('Pagamento a Sol Alta');
    await expect(sheet).toContainText(FIFTY);
    await expect(page.locator('body')).not.toContainText('Northlight');
  };
  await isWritten();
  await expect(page.getByRole('button', { name: 'Cancelar e voltar para Sol Alta' })).toBeVisible();
  await expectAccessible(page, 'the payment page in Portuguese');

  // A card that is declined, and the way back: the account is as it was.
  await provider.pay(CARDS.declined);
  await expect(page.getByRole('heading', { name: 'Pagamento recusado' })).toBeVisible();
  await isWritten();
  await page.getByRole('link', { name: 'Voltar para Sol Alta' }).click();
  await expect(page).toHaveURL(`${SOL_ALTA_ORIGIN}/pt-UN/my-account/banking/deposit`);
  expect((await booksOf(request, player)).cash).toBe(0);

  await page.getByRole('main').getByRole('button', { name: 'Usar outro meio' }).click();
  await form.getByLabel('Valor', { exact: true }).fill('50,00');
  await form.getByRole('radio', { name: 'Cartão' }).check();
  if (await withoutBonus.isVisible()) await withoutBonus.check();
  await form.getByRole('button', { name: /^Depositar/ }).click();
  await provider.enterCard(CARDS.paid);
  await isWritten();
  await expect(sheet.getByText('Sol Alta', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the confirmation in Portuguese');
  await provider.confirm.click();
  await expect(page.getByRole('main')).toContainText(FIFTY);
  expect(await booksOf(request, player)).toMatchObject({ cash: 5_000, succeededDeposits: 1 });

  const answer = await request.get(`/control/outbox?search=${encodeURIComponent(player.email)}`);
  const { messages } = (await answer.json()) as {
    messages: { subject: string; sender: string; body: string; brand: string }[];
  };
  const receipts = messages.filter(({ subject }) => subject === 'Recibo do seu depósito');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ brand: 'sol-alta' });
  expect(receipts[0]?.sender).toContain('Sol Alta');
  expect(receipts[0]?.body).toContain(`Valor: ${FIFTY}`);
});
