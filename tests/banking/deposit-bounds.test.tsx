import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { toastList } from '../../src/ui/toasts.ts';

/** The amount that a player may still deposit shows before anything is typed, and errors and chips go by it. */

beforeEach(freshDevice);
afterEach(leaveSite);

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
/** Two own limits, of the day and of the month, and the cap of an unverified player. */
const bounds = outcomes.checkDepositAllowed.bounded.data.bounds.map((bound) =>
  bound.kind === 'OWN_LIMIT' ? { ...bound, used: 7_000, left: bound.amount - 7_000 } : bound,
);

async function openCashier(
  brand: typeof northlight | typeof solAlta,
  locale: string,
  { currency = 'EUR', bound = bounds, min = 1_000 } = {},
) {
  const site = await openSite({
    at: `/${locale}/my-account/banking/deposit`,
    brand,
    player: true,
    platform: {
      checkDepositAllowed: withData('checkDepositAllowed', {
        result: 'SUCCESS',
        currency,
        bounds: bound,
      }),
      getRecentDepositMethods: withData('getRecentDepositMethods', {
        currency,
        methods: [],
        available: [{ method: 'TRUSTLY', min, max: 2_000_000 }],
      }),
      getDepositBonuses: withData('getDepositBonuses', { campaigns: [] }),
    },
  });
  const field = await screen.findByRole('textbox', { name: /^(Amount|Summa|Valor)$/ });
  const submit = () =>
    site.user.click(
      within(screen.getByRole('form')).getByRole('button', {
        name: /^(Talleta|Depositar|Deposit)/,
      }),
    );
  return { site, field, submit };
}

test.each([
  [
    'Northlight',
    'en-UN',
    'EUR',
    [
      'Daily deposit limit€30.00 left€70.00 of €100.00 usedResets on 23 November 2026, 00:00 EET',
      'Monthly deposit limit€430.00 left€70.00 of €500.00 usedResets on 1 December 2026, 00:00 EET',
      'Before we have verified you€500.00 left€1,500.00 of €2,000.00 usedVerify your identity to lift it',
    ],
  ],
  [
    'Sol Alta',
    'fi-UN',
    'EUR',
    [
      'Päivän talletusraja30,00 € jäljelläKäytetty 70,00 €, raja 100,00 €Nollautuu 23. marraskuuta 2026, 00.00 (Itä-Euroopan aika)',
      'Kuukauden talletusraja430,00 € jäljelläKäytetty 70,00 €, raja 500,00 €Nollautuu 1. joulukuuta 2026, 00.00 (Itä-Euroopan aika)',
      'Ennen kuin olemme vahvistaneet henkilöllisyytesi500,00 € jäljelläKäytetty 1 500,00 €, raja 2 000,00 €Poista raja vahvistamalla henkilöllisyytesi',
    ],
  ],
  [
    'Sol Alta',
    'pt-BR',
    'BRL',
    [
      'Limite diário de depósitoR$ 30,00 restantesR$ 70,00 de R$ 100,00 usadosRecomeça em 23 de novembro de 2026, 00:00 (Horário da Europa Oriental)',
      'Limite mensal de depósitoR$ 430,00 restantesR$ 70,00 de R$ 500,00 usadosRecomeça em 1 de dezembro de 2026, 00:00 (Horário da Europa Oriental)',
      'Antes da verificação da sua identidadeR$ 500,00 restantesR$ 1.500,00 de R$ 2.000,00 usadosVerifique sua identidade para remover o limite',
    ],
  ],
] as const)(
  '[DEP-17] %s in %s says what is left of which limit',
  async (name, locale, currency, rows) => {
    const brand = name === 'Sol Alta' ? solAlta : northlight;
    await openCashier(brand, locale, { currency });
    const list = within(screen.getByRole('form').parentElement ?? document.body).getAllByRole(
      'list',
    );
    const items = within(list[0] ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => plain(textContent))).toEqual(rows);
  },
);

test('[DEP-17] chips above what is left say why, can be reached, and choose nothing', async () => {
  const { site, field } = await openCashier(northlight, 'en-UN');
  const fifty = screen.getByRole('button', { name: '€50' });
  expect(fifty).toHaveAttribute('aria-disabled', 'true');
  expect(fifty).toHaveAccessibleDescription(
    'You can choose up to €30.00. Daily deposit limit: €30.00 left of €100.00.',
  );
  expect(screen.getByText(/^You can choose up to/)).toBeVisible();
  await site.user.click(fifty);
  expect(field).toHaveValue('');
  const twenty = screen.getByRole('button', { name: '€20' });
  expect(twenty).not.toHaveAttribute('aria-disabled');
  await site.user.click(twenty);
  expect(field).toHaveValue('20.00');
});

test('[DEP-20] an amount above it is refused at the field by the limit and its amounts, unsent', async () => {
  const { site, field, submit } = await openCashier(solAlta, 'pt-BR', { currency: 'BRL' });
  await site.user.type(field, '30,01');
  await submit();
  expect(plain(field.getAttribute('aria-describedby') ?? '')).not.toBe('');
  expect(field).toHaveAccessibleDescription(
    'Acima do que você ainda pode depositar. Limite diário de depósito: R$\u00a030,00 restantes de R$\u00a0100,00.',
  );
  expect(field).toHaveFocus();
  expect(site.called('requestDeposit')).toBe(0);
  expect(toastList()).toEqual([]);
});

test('[DEP-20] where less is left than the smallest deposit, the page says so instead of asking for more', async () => {
  const { field } = await openCashier(northlight, 'en-UN', { min: 5_000 });
  expect(field).toHaveAccessibleDescription(
    'The smallest deposit by this method is €50.00, and less is left. Daily deposit limit: €30.00 left of €100.00.',
  );
});

test('[DEP-21] the platform knows of more: form and toast name the limit as it is now', async () => {
  const { site, field, submit } = await openCashier(northlight, 'en-UN', { bound: [] });
  const problem = { ...outcomes.requestDeposit.limitReached.problem, bounds };
  site.answer('requestDeposit', { status: 409, body: problem });
  await site.user.type(field, '50');
  await submit();
  const said =
    'This deposit was not accepted: it is more than you can still deposit. Daily deposit limit: €30.00 left of €100.00. Your money has not moved.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(toastList().map(({ message }) => message)).toEqual([said]);
  expect(screen.queryByText(/You have reached/)).toBeNull();
  expect(screen.getByText('What you can still deposit')).toBeVisible();
});
