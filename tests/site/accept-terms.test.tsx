import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { page, withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** Players who have newer terms to accept: the changes for them, and every way out. */

beforeEach(freshDevice);
afterEach(leaveSite);

const BRANDS = { northlight, solAlta };
const VERSIONS = [
  { version: 1, publishedAt: '2024-02-01T12:00:00Z', summary: 'The first.' },
  { version: 3, publishedAt: '2026-09-01T12:00:00Z', summary: 'Money is kept apart.' },
  { version: 2, publishedAt: '2025-05-15T12:00:00Z', summary: 'Shorter answers.' },
];

const open = (brand: keyof typeof BRANDS, at: string, accepted = 1) =>
  openSite({
    brand: BRANDS[brand],
    at,
    player: true,
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        termsAndConditionsAcceptedVersion: accepted,
      }),
    },
    content: {
      termsVersion: VERSIONS,
      staticPage: page('terms_and_conditions', '/terms', 'The terms'),
    },
  });

test.each([
  [
    'northlight',
    'en-UN',
    ['Version 3, 1 September 2026', 'Version 2, 15 May 2025'],
    ['Accept and continue', 'Log out', 'Withdraw'],
  ],
  [
    'northlight',
    'fi-FI',
    ['Versio 3, 1. syyskuuta 2026', 'Versio 2, 15. toukokuuta 2025'],
    ['Hyväksy ja jatka', 'Kirjaudu ulos', 'Nosta rahaa'],
  ],
  [
    'solAlta',
    'pt-BR',
    ['Versão 3, 1 de setembro de 2026', 'Versão 2, 15 de maio de 2025'],
    ['Aceitar e continuar', 'Sair', 'Sacar'],
  ],
] as const)(
  'old-terms at %s in %s reads every change since, with its day, and leaves by ways of one weight, without a deposit [TERMS-02] [GUARD-08]',
  async (brand, locale, days, ways) => {
    const site = await open(brand, `/${locale}/payment-methods`);
    const main = within(screen.getByRole('main'));
    const [accept, logOut, withdraw] = ways;
    const accepts = await main.findByRole('button', { name: accept });
    expect(site.path()).toBe(`/${locale}/accept-terms-condition`);
    const changes = main
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
      .filter((said) => /\d{4}/.test(said));
    expect(changes).toEqual([`${days[0]}Money is kept apart.`, `${days[1]}Shorter answers.`]);
    const leaves = main.getByRole('button', { name: logOut });
    const takes = main.getByRole('link', { name: withdraw });
    expect([leaves.className, takes.className]).toEqual([accepts.className, accepts.className]);
    expect(takes).toHaveAttribute('href', `/${locale}/my-account/banking/withdraw`);
    const deposits = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.endsWith('/deposit') === true);
    expect(deposits).toEqual([]);
  },
);

test('who accepted the version before the last reads of the last alone [TERMS-02]', async () => {
  await open('northlight', '/en-UN/payment-methods', 2);
  await screen.findByText('Money is kept apart.');
  expect(screen.queryByText('Shorter answers.')).toBeNull();
});

test('on the account, too, no deposit is offered before the terms are accepted [GUARD-08] [DEP-23]', async () => {
  await open('northlight', '/en-UN/my-account');
  await screen.findByText('aino.virtanen@example.com');
  await screen.findByRole('dialog', { name: 'Our terms have changed' });
  expect(screen.queryByRole('link', { name: 'Deposit', hidden: true })).toBeNull();
});

test('without accepting, the way to withdraw is open [TERMS-02] [WDR-13]', async () => {
  const site = await open('solAlta', '/pt-BR/payment-methods');
  await site.user.click(await screen.findByRole('link', { name: 'Sacar' }));
  await waitFor(() => expect(site.called('checkWithdrawalLimit')).toBe(1));
  expect(site.path()).toBe('/pt-BR/my-account/banking/withdraw');
});

test.each([
  ['northlight', '/en-UN'],
  ['solAlta', '/pt-BR'],
] as const)(
  '%s leads on who owes nothing, and remembers no newer terms [TERMS-02] [ROUTE-10]',
  async (brand, prefix) => {
    const site = await open(brand, `${prefix}/accept-terms-condition`, 3);
    await waitFor(() => expect(site.path()).toBe(`${prefix}/`));
    expect(localStorage.getItem('showUpdatedTnC')).toBeNull();
    expect(site.called('acceptTermsVersion')).toBe(0);
  },
);
