import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { answerContent } from '../brands/content.ts';
import { fewOf } from '../setup/few-of.ts';

beforeEach(emptyDevice);
afterEach(leaveSite);

const NO_LIMITS = { currency: 'EUR' };
const NO_WITHDRAWALS = { withdrawals: [], decided: [] };
const NO_TRANSACTIONS = { position: 0, hasMore: false, transactions: [] };

/** A player without open requests, and without a limit. */
const QUIET: NonNullable<SiteOptions['platform']> = {
  getDepositLimits: { body: NO_LIMITS },
  getSpendLimits: { body: NO_LIMITS },
  getPendingWithdrawals: { body: NO_WITHDRAWALS },
  getTransactions: { body: NO_TRANSACTIONS },
};

const PLACES = [
  [
    northlight,
    'en-FI',
    'Welcome, Aino',
    'Still open',
    'Nothing is open.',
    'Your limits',
    'Deposit',
  ],
  [
    northlight,
    'fi-FI',
    'Tervetuloa, Aino',
    'Kesken',
    'Mikään ei ole kesken.',
    'Omat rajasi',
    'Talleta',
  ],
  [solAlta, 'pt-BR', 'Olá, Aino', 'Em aberto', 'Nada em aberto.', 'Seus limites', 'Depositar'],
  [solAlta, 'en-UN', 'Welcome, Aino', 'Still open', 'Nothing is open.', 'Your limits', 'Deposit'],
] as const;

async function home(
  [brand, locale]: readonly [(typeof PLACES)[number][0], string, ...unknown[]],
  platform: SiteOptions['platform'] = {},
) {
  const site = await openSite({
    at: `/${locale}/`,
    brand,
    player: true,
    platform: { ...QUIET, ...platform },
    contentService: answerContent,
  });
  await screen.findByRole('region', { name: /limits|rajasi|limites/i });
  return site;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const english = PLACES[0];
const name = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

describe.each(PLACES)('%o', (...place) => {
  const [brand, locale, greeting, open, nothing, limits, deposit] = place;
  test(`${brand.id} ${locale} ROUTE-01: a player’s own front page has the balance, what is open and the own limits, and nothing of a visitor’s`, async () => {
    await home(place);
    const title = screen.getByRole('heading', { level: 1 });
    expect(name(title.textContent)).toBe(greeting);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: deposit })).toHaveAttribute(
      'href',
      `/${locale}/my-account/banking/deposit`,
    );
    expect(region(open).getByText(nothing)).toBeVisible();
    const ways = region(limits).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      `/${locale}/my-account/gambling-limits#deposit-limits`,
      `/${locale}/my-account/gambling-limits#break`,
      `/${locale}/my-account/gambling-limits#exclusion`,
      `/${locale}/responsible-gambling`,
    ]);
    expect(main.queryByRole('link', { name: /sign up|rekisteröidy|cadastr/i })).toBeNull();
  });
});

test('Northlight en-FI: a visitor has the visitor’s front page, and nothing of a player’s is asked for', async () => {
  const { called } = await openSite({ at: '/en-FI/', contentService: answerContent });
  expect(await screen.findByRole('heading', { name: 'Clear sky. Clear rules.' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your limits' })).toBeNull();
  expect(called('getDepositLimits') + called('getTransactions')).toBe(0);
});

describe('what is open', () => {
  test('Northlight en-FI, persona documents and edd: what is asked for, with the way there', async () => {
    await home(english, {
      getAccessDetails: withData('getAccessDetails', {
        kycStatus: 'EDD_PENDING',
        eddQuestionnaire: 'REQUESTED',
        requestDocumentTypeStatus: 'PROOF_OF_ID',
      }),
    });
    const links = region('Still open').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en-FI/my-account/account/verification',
      '/en-FI/my-account/questionnaire',
    ]);
    expect(region('Still open').getByText('We need documents from you.')).toBeVisible();
  });

  test('Northlight en-FI DEP-09: a level that closes deposits and withdrawals until documents are checked', async () => {
    await home(english, {
      getAccessDetails: withData('getAccessDetails', {
        kycStatus: 'SUSPENDED',
        requestDocumentTypeStatus: '',
      }),
    });
    const words = 'Deposits and withdrawals wait until your documents are checked.';
    expect(await region('Still open').findByText(words)).toBeVisible();
    expect(region('Still open').getByRole('link')).toHaveTextContent('Your documents');
  });

  test.each([
    ['NOT_VERIFIED', true, 'Before a withdrawal we need documents from you.', ['Withdraw']],
    ['NOT_VERIFIED', false, 'Nothing is open.', []],
    ['FULLY VERIFIED', true, 'Nothing is open.', []],
  ] as const)(
    'Northlight en-FI WDR-10, level %s, with money %s: what waits for documents that nobody has asked for',
    async (kycStatus, hasMoney, words, ways) => {
      const buckets = { main: [], bonus: [], locked: [] };
      await home(english, {
        getAccessDetails: withData('getAccessDetails', {
          kycStatus,
          requestDocumentTypeStatus: '',
        }),
        ...(!hasMoney && { getWallet: withData('getWallet', { buckets }) }),
      });
      expect(await region('Still open').findByText(words)).toBeVisible();
      const links = region('Still open').queryAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(ways);
    },
  );

  test('Northlight fi-FI DEP-22 WDR-07: deposits that are not confirmed, or not paid, and a withdrawal that is not paid out', async () => {
    await home(PLACES[1], {
      getTransactions: {
        body: {
          ...NO_TRANSACTIONS,
          transactions: [
            transaction('dep_open', 'PENDING', 2_500),
            transaction('dep_left', 'WAITING_INPUT', 9_900),
            transaction('dep_done', 'SUCCESS', 7_700),
          ],
        },
      },
      getPendingWithdrawals: {
        body: {
          ...NO_WITHDRAWALS,
          withdrawals: [
            {
              pendingWithdrawalId: 'wd_1',
              amount: 4_000,
              currency: 'EUR',
              status: 'PROCESSING',
            },
          ],
        },
      },
    });
    const items = region('Kesken')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Talletus €25.00 · KäsitelläänKatso tilanne',
      'Talletus €99.00 · Odottaa sinuaKatso tilanne',
      expect.stringMatching(/^Nosto €40\.00 · /),
    ]);
    const ways = region('Kesken').getAllByRole('link', { name: 'Katso tilanne' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/fi-FI/my-account/banking/deposit?deposit=dep_open',
      '/fi-FI/my-account/banking/deposit?deposit=dep_left',
    ]);
    expect(region('Kesken').queryByText('Mikään ei ole kesken.')).toBeNull();
  });

  const LYING = {
    getDocuments: withData('getDocuments', {
      idDocument: { documentStatus: 'UNDER_REVIEW' },
      addressDocument: { documentStatus: 'VERIFIED' },
      paymentDocument: [{ documentStatus: 'UNDER_REVIEW' }, { documentStatus: 'UNDER_REVIEW' }],
    }),
    getAccessDetails: withData('getAccessDetails', {
      kycStatus: 'EDD_UNDER_REVIEW',
      eddQuestionnaire: 'UNDER_REVIEW',
      requestDocumentTypeStatus: '',
    }),
  };
  test.each([
    [
      english,
      [
        'Proof of identity · Being checked',
        'Proof of payment · Being checked',
        'Your answers are being reviewed',
      ],
    ],
    [
      PLACES[1],
      [
        'Henkilöllisyystodistus · Tarkistettavana',
        'Maksutodistus · Tarkistettavana',
        'Vastauksesi ovat tarkistettavana',
      ],
    ],
    [
      PLACES[2],
      [
        'Comprovante de identidade · Em análise',
        'Comprovante de pagamento · Em análise',
        'Suas respostas estão em análise',
      ],
    ],
  ])(
    '%o, persona documents-review: what lies with the reviewers, by its name, and where it stands [DOC-12] [EDD-06]',
    async (place, lying) => {
      await home(place, LYING);
      const open = region(place[3]);
      const items = open.getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual(lying);
      expect(
        open.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^\/[^/]+/, '')),
      ).toEqual([
        '/my-account/account/verification',
        '/my-account/account/verification',
        '/my-account/questionnaire',
      ]);
      expect(open.queryByText(place[4])).toBeNull();
    },
  );

  test('Sol Alta en-UN: of documents that cannot be read it is not said that nothing is open [ERR-03]', async () => {
    const { user, answer } = await home(PLACES[3], { getDocuments: { status: 500, body: {} } });
    const open = region('Still open');
    expect(open.queryByText('Nothing is open.')).toBeNull();
    answer('getDocuments', LYING.getDocuments);
    await user.click(open.getByRole('button', { name: 'Try again' }));
    expect(await open.findByText('Proof of identity · Being checked')).toBeVisible();
  });

  test('Northlight en-FI: when the platform does not say, that is said, and asked again by a press', async () => {
    const { user, answer } = await home(english, {
      getPendingWithdrawals: { status: 500, body: {} },
    });
    const open = region('Still open');
    expect(open.getByText('We could not load everything that is still open.')).toBeVisible();
    expect(open.queryByText('Nothing is open.')).toBeNull();
    answer('getPendingWithdrawals', { body: NO_WITHDRAWALS });
    await user.click(open.getByRole('button', { name: 'Try again' }));
    expect(await open.findByText('Nothing is open.')).toBeVisible();
  });
});

const transaction = (referenceId: string, status: string, amount: number) => ({
  referenceId,
  playerId: '100123',
  walletId: 'w',
  type: 'DEPOSIT',
  category: 'PAYMENT',
  status,
  amount,
  balanceAfterTransaction: 0,
  currency: 'EUR',
  transactionDate: '2026-11-21T09:12:30Z',
});

const daily = (limit: number, used: number) => ({
  body: {
    currency: 'EUR',
    D: {
      limit,
      used,
      remaining: limit - used,
      resetAt: '2026-11-24T22:00:00Z',
    },
  },
});

describe('the own limits', () => {
  test('Northlight en-FI LIM-02, persona limit-left: which limit, what is left of it, and when it starts again', async () => {
    await home(english, { getDepositLimits: daily(10_000, 7_500) });
    const held = within(region('Your limits').getByRole('listitem'));
    expect(held.getByText('Daily deposit limit')).toBeVisible();
    expect(held.getByText('€100.00')).toBeVisible();
    expect(held.getByText('€25.00 left')).toBeVisible();
    expect(held.getByText(/^Resets on 25 November 2026/)).toBeVisible();
    expect(region('Your limits').getByRole('link', { name: 'See or change limits' })).toBeVisible();
  });

  test('Sol Alta pt-BR LIM-01: without a limit the first way is to set one', async () => {
    await home(PLACES[2]);
    expect(region('Seus limites').getByText(/^Você não definiu nenhum limite/)).toBeVisible();
    expect(region('Seus limites').getByRole('link', { name: 'Definir um limite' })).toBeVisible();
  });

  const living = (countryCode: string) => withData('getAccessDetails', { countryCode });
  const wanted = /^The rules where you live ask for a deposit limit before you can deposit/;
  test('Northlight en-FI LIM-11: who lives in Sweden reads that a limit comes before a deposit, until each that is asked for is set', async () => {
    await home(english, { getAccessDetails: living('SE'), getDepositLimits: daily(10_000, 0) });
    expect(region('Your limits').getByText(wanted)).toBeVisible();
    expect(region('Your limits').getByText('Daily deposit limit')).toBeVisible();
  });

  test('Northlight en-FI LIM-11: who lives in Germany and has not set any reads that, not that it can be done at any time', async () => {
    await home(english, { getAccessDetails: living('DE') });
    expect(region('Your limits').getByText(wanted)).toBeVisible();
    expect(region('Your limits').queryByText(/You have not set a limit/)).toBeNull();
  });

  test.each([
    ['a spending limit is none of deposits', 'getSpendLimits', true],
    ['the limit on deposits is set', 'getDepositLimits', false],
  ] as const)('Northlight en-FI LIM-11: in Germany %s', async (_, operation, isAsked) => {
    const monthly = { body: { currency: 'EUR', M: { limit: 10_000 } } };
    await home(english, { getAccessDetails: living('DE'), [operation]: monthly });
    expect(region('Your limits').queryAllByText(wanted)).toHaveLength(isAsked ? 1 : 0);
  });

  test('Northlight en-FI: limits that cannot be read are not told as none', async () => {
    await home(english, { getSpendLimits: { status: 500, body: {} } });
    const limits = region('Your limits');
    expect(limits.getByText('We could not load your limits')).toBeVisible();
    expect(limits.queryByText(/You have not set a limit/)).toBeNull();
  });
});

describe('TARGET-01: offers', () => {
  const highlights = () => screen.queryByRole('heading', { name: /Highlights|Poimintoja/ });
  it('show to a player of whom the platform says nothing against them', async () => {
    await home(english);
    await waitFor(() => expect(highlights()).not.toBeNull());
  });

  const context = (data: object) => ({ getAccessContext: withData('getAccessContext', data) });
  const details = (data: object) => ({ getAccessDetails: withData('getAccessDetails', data) });
  for (const { rows, tags } of fewOf(
    [
      ['suspended', context({ multibrand: { suspended: true } })],
      ['risk', context({ riskPayout: true })],
      ['no bonuses', details({ bonuses: false })],
      ['deposit-off', details({ deposit: false })],
      ['limited', { getDepositLimits: daily(5_000, 5_000) }],
      ['limits not known', { getDepositLimits: { status: 500, body: {} } }],
      ['details not known', { getAccessDetails: { status: 500, body: {} } }],
    ] as const,
    2,
  ))
    it.each(rows)('never show to the persona %s', { tags }, async (_, platform) => {
      const { called } = await home(english, platform);
      await expect(
        waitFor(() => expect(highlights()).not.toBeNull(), { timeout: 600 }),
      ).rejects.toThrow('null');
      expect(called('getTransactionSummary')).toBe(0);
    });
});
