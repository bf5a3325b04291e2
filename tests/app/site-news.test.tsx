import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { fewOf } from '../setup/few-of.ts';

/** An obstacle of a player shows for as long as it lasts, and so does a missing page. */

beforeEach(freshDevice);
afterEach(leaveSite);

const BRANDS = { northlight, solAlta };

/** The platform's answer for each persona. */
const PERSONAS = {
  suspended: {
    getAccessContext: withData('getAccessContext', { multibrand: { suspended: true } }),
  },
  risk: { getAccessContext: withData('getAccessContext', { riskPayout: true }) },
  'deposit-off': { getAccessDetails: withData('getAccessDetails', { deposit: false }) },
  'payout-off': { getAccessDetails: withData('getAccessDetails', { payout: false }) },
} as const;
type Persona = keyof typeof PERSONAS;

const WITHDRAW = /^(Withdraw|Nosta|Sacar)$/;
const HISTORY = /^(See your transactions|Katso tapahtumasi|Ver suas transações)$/;
const DEPOSIT = /^(Deposit|Talleta|Depositar)$/;

const news = async (words: RegExp) => {
  const [said] = await screen.findAllByText(words);
  const notice = said?.closest('div[class*=notice_notice]');
  if (!(notice instanceof HTMLElement)) throw new Error('no notice');
  return notice;
};

const TOLD: readonly (readonly [Persona, keyof typeof BRANDS, string, RegExp])[] = [
  ['suspended', 'northlight', 'en-UN', /Deposits, withdrawals, bonuses and games are off/],
  ['risk', 'northlight', 'fi-FI', /tarkistamme jokaisen noston/],
  ['deposit-off', 'solAlta', 'pt-BR', /você não pode depositar/],
  ['payout-off', 'solAlta', 'en-UN', /Nothing can be paid out to you/],
  ['suspended', 'northlight', 'fi-FI', /nostot, bonukset ja pelit eivät ole käytössä/],
  ['suspended', 'solAlta', 'pt-BR', /Depósitos, saques, bônus e jogos ficam desativados/],
  ['risk', 'northlight', 'en-UN', /You can withdraw: we look at each withdrawal/],
  ['risk', 'solAlta', 'pt-BR', /conferimos cada saque/],
  ['deposit-off', 'northlight', 'en-UN', /You cannot deposit at the moment/],
  ['deposit-off', 'northlight', 'fi-FI', /Et voi juuri nyt tallettaa/],
];

for (const { rows, tags } of fewOf(TOLD, 4))
  test.each(rows)(
    '%s at %s in %s reads at home and in the account what is off, that the money is safe, and who says more [GUARD-06] [GUARD-16]',
    { tags },
    async (persona, brand, locale, words) => {
      for (const path of ['/', '/my-account']) {
        await openSite({
          brand: BRANDS[brand],
          at: `/${locale}${path}`,
          player: true,
          platform: PERSONAS[persona],
        });
        const notice = await news(words);
        expect(notice).toHaveTextContent(/is safe|turvassa|está seguro/);
        const main = within(screen.getByRole('main'));
        await main.findByRole('link', { name: HISTORY });
        // Nor in the header, its menu, or at the foot of a phone.
        expect(screen.queryByRole('link', { name: DEPOSIT })).toBeNull();
        // Offered exactly where the notice does not say that withdrawals are off.
        expect(main.queryAllByRole('link', { name: WITHDRAW })).toHaveLength(
          persona === 'suspended' || persona === 'payout-off' ? 0 : 1,
        );
        expect(within(notice).getByRole('link')).toHaveAttribute(
          'href',
          `/${locale}/contact-live-chat`,
        );
        leaveSite();
        freshDevice();
      }
    },
  );

test.each<[Persona, keyof typeof BRANDS, string]>([
  ['suspended', 'northlight', 'fi-FI'],
  ['risk', 'solAlta', 'pt-BR'],
  ['deposit-off', 'solAlta', 'en-UN'],
])(
  '%s at %s in %s is led away from the deposit, and told what is off [GUARD-06] [GUARD-16]',
  async (persona, brand, locale) => {
    const site = await openSite({
      brand: BRANDS[brand],
      at: `/${locale}/my-account/banking/deposit`,
      player: true,
      platform: PERSONAS[persona],
    });
    const notice = await news(/is safe|turvassa|está seguro/);
    expect(site.path()).toBe(`/${locale}/`);
    expect(notice.closest('[role=status]')).not.toBeNull();
    expect(site.called('checkDepositAllowed')).toBe(0);
  },
);

test('who is suspended and a risk at once reads the harder of both [GUARD-06]', async () => {
  const multibrand = { suspended: true };
  const platform = {
    getAccessContext: withData('getAccessContext', { multibrand, riskPayout: true }),
  };
  await openSite({ brand: solAlta, at: '/en-UN/my-account', player: true, platform });
  const notice = await news(/Deposits, withdrawals, bonuses and games are off/);
  expect(notice).not.toHaveTextContent(/You can withdraw/);
});

test('whom nothing can be paid out to is not offered a deposit, and reads why where they ask for one [DEP-13] [DEP-23]', async () => {
  const at = '/en-UN/my-account/banking/deposit';
  const check = withData('checkDepositAllowed', { result: 'FORBIDDEN', because: 'PAYOUTS_OFF' });
  const platform = { ...PERSONAS['payout-off'], checkDepositAllowed: check };
  const site = await openSite({ brand: northlight, at, player: true, platform });
  const told = { name: /^We take no deposits while payouts are off$/ };
  expect(await screen.findByRole('heading', told)).toBeVisible();
  expect(site.path()).toBe(at);
});

test('of an ordinary player nothing is said', async () => {
  await openSite({ brand: northlight, at: '/en-UN/my-account', player: true });
  await screen.findByText('aino.virtanen@example.com');
  await waitFor(() => expect(screen.getByText('Total balance')).toBeVisible());
  expect(screen.queryByText(/stays yours/)).toBeNull();
});

test.each([
  ['northlight', 'en-UN', 'This page does not exist', false],
  ['northlight', 'fi-FI', 'Tätä sivua ei ole', true],
  ['solAlta', 'pt-BR', 'Esta página não existe', false],
] as const)(
  'at %s in %s an address of no page leads home, which says so [ROUTE-15]',
  async (brand, locale, words, player) => {
    const site = await openSite({ brand: BRANDS[brand], at: `/${locale}/nonsense/x`, player });
    expect(await screen.findByText(words)).toBeVisible();
    expect(site.path()).toBe(`/${locale}/`);
    await site.go(`/${locale}/deposit`);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);
