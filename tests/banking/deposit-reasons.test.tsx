import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideDeposit, type DepositFacts } from '../../backend/banking/deposit-rules.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { facts } from '../backend/banking/facts.ts';

/** Why a player may not deposit, from the platform's own rules to the words on the whole site of a brand. */

beforeEach(freshDevice);
afterEach(leaveSite);

const found = (different: Partial<DepositFacts>) => decideDeposit(facts(different), false);

const BRANDS = { northlight, solAlta };

interface Opened {
  readonly brand: keyof typeof BRANDS;
  readonly locale: 'en-UN' | 'fi-FI' | 'pt-BR';
  readonly check: object;
  readonly account?: object;
}

async function openDeposit({ brand, locale, check, account = {} }: Opened) {
  await openSite({
    brand: BRANDS[brand],
    at: `/${locale}/my-account/banking/deposit`,
    player: true,
    platform: {
      checkDepositAllowed: { body: { currency: 'EUR', ...check } },
      getAccessDetails: withData('getAccessDetails', account),
    },
  });
  const view = await screen.findByRole('region', { name: /^(Deposit|Talletus|Depósito)/ });
  const news = await within(view).findByRole('heading', { level: 2 });
  const links = within(view)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
  return { view, title: news.textContent, links };
}

test.each([
  ['payout-off', 'northlight', 'en-UN', { payoutEnabled: false }, /Nothing can be paid out to you/],
  ['payout-off', 'solAlta', 'pt-BR', { payoutEnabled: false }, /nada pode ser pago a você/],
  ['payout-off', 'northlight', 'fi-FI', { payoutEnabled: false }, /ei voida juuri nyt maksaa/],
  [
    'restricted',
    'solAlta',
    'en-UN',
    { accountStatus: 'RESTRICTED' },
    /Your account is restricted\. Contact support/,
  ],
  ['restricted', 'northlight', 'fi-FI', { accountStatus: 'RESTRICTED' }, /käyttöä on rajoitettu/],
  ['restricted', 'solAlta', 'pt-BR', { accountStatus: 'RESTRICTED' }, /Sua conta está restrita/],
  ['abroad', 'northlight', 'en-UN', { countryAllowed: false }, /licence does not cover/],
] as const)(
  '%s at %s in %s reads its own reason, that the money is safe, and support first [DEP-11] [DEP-13]',
  async (_persona, brand, locale, different, reason) => {
    const { view, links } = await openDeposit({ brand, locale, check: found(different) });
    expect(view).toHaveTextContent(reason);
    expect(view).toHaveTextContent(/is safe|turvassa|está seguro/);
    expect(links).toEqual([`/${locale}/contact-live-chat`, `/${locale}/`]);
    expect(view).not.toHaveTextContent(/by itself|itsestään|por si só/);
    expect(within(view).queryByRole('button')).toBeNull();
  },
);

const CAP = {
  bounds: [
    { kind: 'OWN_LIMIT', period: 'D', amount: 5_000, used: 1_000, left: 4_000 },
    { kind: 'UNVERIFIED', amount: 200_000, used: 200_000, left: 0 },
  ],
};
const UNVERIFIED = { kycStatus: 'NOT_VERIFIED', lifetimeDeposits: 200_000 } as const;

test.each([
  ['northlight', 'en-UN', /you can deposit €2,000\.00 in all/, 'Send documents'],
  ['northlight', 'fi-FI', /yhteensä enintään €2,000\.00/, 'Lähetä asiakirjat'],
  ['solAlta', 'pt-BR', /depositar €\s?2[.,]000[.,]00 no total/, 'Enviar documentos'],
] as const)(
  'unverified-cap at %s in %s reads the cap, what is used, and how it is lifted [DEP-04] [DEP-14]',
  async (brand, locale, words, upload) => {
    const check = { ...found(UNVERIFIED), ...CAP };
    const { view, links } = await openDeposit({ brand, locale, check });
    expect(view).toHaveTextContent(words);
    const amounts = within(view)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent.replaceAll(/\D/g, ''));
    expect(amounts).toEqual(['200000', '200000']);
    expect(within(view).getByRole('button', { name: upload })).toBeVisible();
    expect(links).toEqual([`/${locale}/contact-live-chat`]);
  },
);

test('once the documents of the cap are due, the cap stays the reason [DEP-08]', async () => {
  const check = { result: 'DOCUMENTS_REQUIRED', hideCashier: true, ...CAP };
  const { view } = await openDeposit({ brand: 'northlight', locale: 'en-UN', check });
  expect(view).toHaveTextContent('you can deposit €2,000.00 in all. You have reached that.');
  expect(within(view).getAllByRole('definition')).toHaveLength(2);
});

test.each(['DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED_RESTRICTED', 'DOCUMENTS_UNDER_REVIEW'])(
  '%s leads to support, too, and reads of no cap that is not used up [DEP-07] [DEP-08] [DEP-09]',
  async (result) => {
    const bounds = [{ kind: 'UNVERIFIED', amount: 200_000, used: 10_000, left: 190_000 }];
    const check = { result, hideCashier: true, bounds };
    const { view, links } = await openDeposit({ brand: 'northlight', locale: 'fi-FI', check });
    expect(links).toContain('/fi-FI/contact-live-chat');
    expect(within(view).queryByRole('definition')).toBeNull();
    expect(view).not.toHaveTextContent(/2[.,]000/);
  },
);

const EDD = {
  kycStatus: 'EDD_PENDING',
  eddQuestionnaire: 'REQUESTED',
  requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE',
};

test.each([
  ['northlight', 'en-UN', /where the money you play with comes from/],
  ['northlight', 'fi-FI', /mistä pelaamiseen käytetyt rahat ovat peräisin/],
  ['solAlta', 'pt-BR', /de onde vem o dinheiro/],
] as const)(
  'edd at %s in %s is led to the questions, and to no documents [DEP-06] [EDD-01]',
  async (brand, locale, words) => {
    const { view, links } = await openDeposit({
      brand,
      locale,
      check: { result: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 7 },
      account: EDD,
    });
    expect(view).toHaveTextContent(words);
    expect(links).toContain(`/${locale}/my-account/questionnaire`);
    expect(view).not.toHaveTextContent(/Send (your )?documents|Lähetä asiakirj|Enviar documentos/);
  },
);
