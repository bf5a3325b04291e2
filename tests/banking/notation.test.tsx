import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** The amounts that the pages of money print, and those that are typed there, by the notation of the brand. */

beforeEach(freshDevice);
afterEach(leaveSite);

const METHOD = { method: 'TRUSTLY', min: 1_000, max: 2_000_000 };

/** The deposit's page of a player who holds this currency. */
async function openDeposit(
  brand: typeof northlight | typeof solAlta,
  locale: string,
  currency: string,
) {
  const site = await openSite({
    at: `/${locale}/my-account/banking/deposit`,
    brand,
    player: true,
    platform: {
      getRecentDepositMethods: withData('getRecentDepositMethods', {
        currency,
        methods: [],
        available: [METHOD],
      }),
      getWallet: withData('getWallet', {
        currency,
        buckets: { main: [{ walletType: 'MAIN', cashAmount: 14_600_000 }], locked: [], bonus: [] },
      }),
      getDepositBonuses: withData('getDepositBonuses', { campaigns: [] }),
    },
  });
  const field = await screen.findByRole('textbox', { name: /^(Amount|Summa|Valor)$/ });
  const typed = async (text: string) => {
    await site.user.clear(field);
    await site.user.type(field, text);
    await site.user.tab();
    return field;
  };
  return { site, field, typed };
}

const shown = (text: string): string => text.replaceAll('_', '\u00a0');
const submit = () =>
  within(screen.getByRole('form')).getByRole('button', { name: /^(Talleta|Depositar|Deposit)/ });

describe('LOC-10 Sol Alta writes as the language does', () => {
  test('to a Brazilian player in Portuguese, from the header to the chips', async () => {
    const { field, typed } = await openDeposit(solAlta, 'pt-BR', 'BRL');
    expect(screen.getByRole('banner')).toHaveTextContent('R$ 146.000,00');
    expect(screen.getByRole('button', { name: shown('R$_100') })).toBeVisible();
    expect(screen.getByText(/R\$\s10 a R\$\s20\.000/)).toBeVisible();
    expect(await typed('1.000')).toHaveValue('1.000,00');
    expect(submit()).toHaveAccessibleName(shown('Depositar R$_1.000,00'));
    expect(field).toBeValid();
  });

  test('to a player in Finnish', async () => {
    const { typed } = await openDeposit(solAlta, 'fi-UN', 'EUR');
    expect(screen.getByRole('banner')).toHaveTextContent('146 000,00 €');
    expect(await typed('1234,5')).toHaveValue(shown('1_234,50'));
    expect(await typed(shown('1_234,50_€'))).toHaveValue(shown('1_234,50'));
  });

  test('and English stays English', async () => {
    const { typed } = await openDeposit(solAlta, 'en-UN', 'EUR');
    expect(screen.getByRole('banner')).toHaveTextContent('€146,000.00');
    expect(await typed('1,000')).toHaveValue('1,000.00');
  });

  test('asks a Brazilian player which of both sums 1,000 is, keeps it, and sends neither', async () => {
    const { site, field, typed } = await openDeposit(solAlta, 'pt-BR', 'BRL');
    expect(await typed('1,000')).toHaveValue('1,000');
    expect(field).toHaveAccessibleDescription(
      shown(
        'Isto pode significar R$_1.000,00 ou R$_1,00. Digite o valor desejado como está escrito aqui.',
      ),
    );
    expect(submit()).toHaveAccessibleName('Depositar');
    await site.user.click(submit());
    expect(site.called('requestDeposit')).toBe(0);
    expect(await typed('R$ 1.000,00')).toBeValid();
  });
});

describe('LOC-10 Northlight writes the specified notation in every language', () => {
  test('and a player in Portuguese may type what it prints', async () => {
    const { typed } = await openDeposit(northlight, 'pt-UN', 'EUR');
    expect(screen.getByRole('banner')).toHaveTextContent('€146,000.00');
    expect(await typed('1,000')).toHaveValue('1,000.00');
    expect(submit()).toHaveAccessibleName('Depositar €1,000.00');
  });

  test('asks a Finnish player which of both sums 1.000 is', async () => {
    const { field, typed } = await openDeposit(northlight, 'fi-FI', 'EUR');
    expect(await typed('1.000')).toHaveValue('1.000');
    expect(field).toHaveAccessibleDescription(
      'Tämä voi tarkoittaa €1,000.00 tai €1.00. Kirjoita tarkoittamasi summa niin kuin se on tässä.',
    );
  });

  test('and pesos of Chile are no dollars', async () => {
    const { typed } = await openDeposit(northlight, 'en-UN', 'CLP');
    expect(screen.getByRole('banner')).toHaveTextContent('CLP 14,600,000');
    expect(await typed('25.000')).toHaveValue('25,000');
  });
});
