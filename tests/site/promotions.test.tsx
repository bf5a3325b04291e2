import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { emptyDevice, TODAY } from '../../replay/dom/device.ts';
import { leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { DAY } from '../../replay/dom/token-platform.ts';
import { withData } from '../../replay/dom/wire.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { answerContent } from '../brands/content.ts';

beforeEach(() => {
  emptyDevice();
  // Some promotions of the catalogue begin on a day of their own.
  vi.setSystemTime(TODAY);
});
afterEach(() => void vi.useRealTimers());
afterEach(leaveSite);

/** Opens a page of the site with the documents that ship, and those that an editor adds. */
const open = (at: string, options: Partial<SiteOptions> = {}, added: readonly object[] = []) =>
  openSite({
    at,
    contentService: (request) => answerContent(request, added as readonly ContentDocument[]),
    ...options,
  });
const deposited = (totalDepositsCount: number): Partial<SiteOptions> => ({
  player: true,
  platform: { getTransactionSummary: { body: { totalDepositsCount } } },
});
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** Slugs of the promotions that show, in their order, once they do. */
const slugs = async (): Promise<readonly (string | undefined)[]> => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map(({ dataset }) => dataset['promotion']);
};
const nothing = () => screen.findByText(/There are no offers at the moment/);
const missing = () => title('Page not found!');

/** A document that an editor publishes, made of one that ships. */
const promotion = (differs: object) => ({
  _id: 'promotion.added',
  _type: 'promotion',
  promotionSlug: 'added',
  category: { _type: 'reference', _ref: 'promotionCategory.casino' },
  tags: [],
  title: { en: 'Added' },
  summary: { en: 'Summary' },
  terms: { en: 'Terms of it' },
  body: { en: [] },
  order: 0,
  authorized: 'both',
  targetAudienceOption: 'no-limit',
  markets: [],
  ...differs,
});

describe('the list', () => {
  test('of all promotions has those that anybody may see, in the editors’ order [PROMO-01] [ROUTE-26]', async () => {
    await open('/en-FI/promotions');
    expect(await slugs()).toEqual(['welcome-bonus', 'live-welcome', 'new-games', 'quiet-tables']);
  });

  test('runs by the platform’s clock, where the device’s is two days behind [TARGET-04]', async () => {
    const tomorrow = new Date(Date.now() + DAY).toISOString();
    const added = [
      promotion({ _id: 'promotion.begun', promotionSlug: 'begun', startDate: tomorrow }),
      promotion({ _id: 'promotion.over', promotionSlug: 'over', endDate: tomorrow }),
    ];
    await open('/en-FI/promotions', { ...deposited(2), ahead: -2 * DAY }, added);
    const shown = await slugs();
    expect([shown.includes('begun'), shown.includes('over')]).toEqual([true, false]);
  });

  test('of a category, and with a tag in it, has no others [PROMO-01] [ROUTE-26]', async () => {
    const { go } = await open('/en-FI/promotions/live-casino');
    await title('Live casino');
    expect(await slugs()).toEqual(['live-welcome', 'quiet-tables']);
    await go('/en-FI/promotions/live-casino/tag/no-conditions');
    await title('Live casino · Without conditions');
    expect(await slugs()).toEqual(['quiet-tables']);
    await go('/en-FI/promotions/casino/tag/no-conditions');
    await title('Casino · Without conditions');
    expect(await slugs()).toEqual(['new-games']);
  });

  test('is the brand’s own [BRAND-02]', async () => {
    await open('/en-PT/promotions', { brand: solAlta });
    expect(await slugs()).toEqual([
      'sunny-start',
      'live-start',
      'new-under-the-sun',
      'tables-at-sunset',
    ]);
  });

  test('shows the significant terms of each without a press', async () => {
    await open('/en-FI/promotions');
    await slugs();
    for (const tile of screen.getAllByRole('article')) {
      const terms = tile.querySelector('[data-terms]');
      expect(terms).toBeVisible();
      expect(terms?.closest('details, [hidden], [popover]')).toBeNull();
    }
    const [first] = screen.getAllByRole('article');
    expect(first?.querySelector('[data-terms]')).toHaveTextContent(
      /30 times within 30 days.*€1,000/,
    );
  });

  test('leaves out what an editor broke: without terms, without an audience, with a bonus of which nobody knows enough', async () => {
    await open('/en-FI/promotions', {}, [
      promotion({ _id: 'a', promotionSlug: 'a', terms: undefined }),
      promotion({ _id: 'b', promotionSlug: 'b', authorized: 'somebody' }),
      promotion({ _id: 'c', promotionSlug: 'c', bonus: { isFirst: true, wagering: 'many' } }),
      promotion({ _id: 'd', promotionSlug: 'd', category: undefined }),
      promotion({ _id: 'e', promotionSlug: 'e' }),
    ]);
    expect((await slugs()).slice(0, 2)).toEqual(['e', 'welcome-bonus']);
  });

  test('has in its time what begins and ends, and in their markets what is for some', async () => {
    const now = Date.now();
    const at = (ms: number): string => new Date(now + ms).toISOString();
    await open('/en-FI/promotions', {}, [
      promotion({ _id: 'a', promotionSlug: 'over', endDate: at(-1_000) }),
      promotion({ _id: 'b', promotionSlug: 'to-come', startDate: at(3_600_000) }),
      promotion({
        _id: 'c',
        promotionSlug: 'running',
        startDate: at(-1_000),
        endDate: at(3_600_000),
      }),
      promotion({ _id: 'd', promotionSlug: 'canadian', markets: ['CA'] }),
      promotion({ _id: 'e', promotionSlug: 'finnish', markets: ['FI'] }),
    ]);
    const added = (await slugs()).filter(
      (slug) => !/-(bonus|welcome|games|tables)$/.test(slug ?? ''),
    );
    expect(added).toEqual(['finnish', 'running']);
  });

  test('says so where nothing is left, with a way on', async () => {
    await open('/en-FI/promotions/welcome/tag/no-conditions');
    await nothing();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/en-FI/',
    );
  });

  test.each(['/promotions/none', '/promotions/casino/tag/none', '/promotions/none/tag/bonus'])(
    'is not there for an unknown category or tag, with a way on: %s [PROMO-02] [ROUTE-26]',
    async (path) => {
      await open(`/en-FI${path}`);
      await missing();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Promotions' })).toHaveAttribute(
        'href',
        '/en-FI/promotions',
      );
    },
  );

  test('that could not be read offers another try', async () => {
    await open('/en-FI/promotions', {
      contentService: () => Promise.resolve(Response.json({}, { status: 500 })),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a bonus', () => {
  const bonuses = (shown: readonly (string | undefined)[]) =>
    shown.filter((slug) => /bonus|welcome|deposit|start|round/.test(slug ?? ''));

  test('shows to nobody in a market that forbids it; what gives none does', async () => {
    await open('/pt-BR/promotions', { brand: solAlta });
    expect(await slugs()).toEqual(['new-under-the-sun', 'tables-at-sunset']);
    leaveSite();
    await open('/en-SE/promotions');
    // The first one may be offered in Sweden, with more days than these have.
    expect(bonuses(await slugs())).toEqual([]);
  });

  test('shows to no guest whose place forbids it, whatever the address says', async () => {
    const { go } = await open('/en-UN/promotions', { cookies: { 'country-code': 'GB' } });
    expect(bonuses(await slugs())).toEqual([]);
    await go('/en-UN/landing/first-steps');
    await title(/First steps/);
    expect(screen.queryByText(/doubled/)).toBeNull();
  });

  test('shows to no player whose residence forbids it, whatever the address says', async () => {
    await open('/en-UN/promotions', {
      player: true,
      claims: { country_code: 'BR' },
      platform: {
        getAccessDetails: withData('getAccessDetails', { countryCode: 'BR' }),
        getTransactionSummary: { body: { totalDepositsCount: 0 } },
      },
    });
    expect(bonuses(await slugs())).toEqual([]);
  });

  test('of the first deposit shows to players who have made none, and that of the second to those with one [TARGET-03]', async () => {
    await open('/en-UN/promotions', deposited(0));
    expect(bonuses(await slugs())).toEqual(['welcome-bonus', 'live-welcome']);
    leaveSite();
    await open('/en-UN/promotions', deposited(1));
    expect(bonuses(await slugs())).toEqual(['second-deposit']);
    leaveSite();
    await open('/en-UN/promotions', deposited(2));
    expect(bonuses(await slugs())).toEqual([]);
  });
});

/** Players before whom no offers may be put: one fact of each differs. */
const KEPT_FROM = [
  ['bonuses are off', { getAccessDetails: withData('getAccessDetails', { bonuses: false }) }],
  ['deposits are off', { getAccessDetails: withData('getAccessDetails', { deposit: false }) }],
  ['the account is not to be had', { getAccessDetails: { status: 500, body: {} } }],
  [
    'a suspension',
    { getAccessContext: withData('getAccessContext', { multibrand: { suspended: true } }) },
  ],
  ['a risk', { getAccessContext: withData('getAccessContext', { riskPayout: true }) }],
  ['limits are not to be had', { getDepositLimits: { status: 500, body: {} } }],
] as const;

describe('nothing of it reaches a player of whom the platform says no', () => {
  test.each(KEPT_FROM)('in the list: %s [TARGET-01]', async (_, platform) => {
    await open('/en-UN/promotions', { player: true, platform });
    await nothing();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('on its own page, for a campaign, and as a VIP [PROMO-02] [PROMO-03]', async () => {
    const platform = { getAccessDetails: withData('getAccessDetails', { bonuses: false }) };
    const { go } = await open('/en-UN/promotions/welcome/welcome-bonus', {
      player: true,
      platform,
    });
    await missing();
    await go('/en-UN/vip');
    await missing();
    await go('/en-UN/landing/first-steps');
    await missing();
  });

  test('nor does the menu lead there', async () => {
    const menu = () => screen.queryAllByRole('link', { name: 'Promotions' });
    await open('/en-UN/', deposited(1));
    expect(menu()).not.toEqual([]);
    leaveSite();
    await open('/en-UN/', {
      player: true,
      platform: { getAccessDetails: withData('getAccessDetails', { bonuses: false }) },
    });
    await screen.findByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(menu()).toEqual([]));
  });
});

describe('a promotion', () => {
  test('stands with all that belongs to it at its address [PROMO-01] [ROUTE-26]', async () => {
    await open('/en-FI/promotions/welcome/welcome-bonus');
    await title('Your first deposit, doubled');
    expect(screen.getByText(/30 times within 30 days/)).toBeVisible();
    expect(await screen.findByText(/Choose the bonus on the deposit page/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/en-FI/promo/welcome-bonus',
    );
    expect(main.getByRole('link', { name: 'Welcome' })).toHaveAttribute(
      'href',
      '/en-FI/promotions/welcome',
    );
  });

  test('leads a player to what it is about', async () => {
    await open('/en-UN/promotions/welcome/welcome-bonus', deposited(0));
    await title('Your first deposit, doubled');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/en-UN/deposit');
  });

  test.each([
    ['an unknown one', '/promotions/welcome/none'],
    ['one of another category', '/promotions/casino/welcome-bonus'],
    ['the word that stands before tags', '/promotions/casino/tag'],
    ['one that is for others', '/promotions/casino/second-deposit'],
    ['one that is over or to come', '/promotions/casino/over'],
  ])('is not there, with a way on: %s [PROMO-02] [ROUTE-26]', async (_, path) => {
    await open(
      `/en-FI${path}`,
      {},
      [
        promotion({ _id: 'a', promotionSlug: 'over', endDate: '2020-01-01T00:00:00Z' }),
        promotion({ _id: 'b', promotionSlug: 'tag' }),
      ].slice(0, path.endsWith('tag') ? 0 : 2),
    );
    await missing();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Promotions' }),
    ).toBeVisible();
  });
});

describe('an offer beside the sign-up', () => {
  test('has its terms in sight, and the form of every sign-up [ROUTE-27] [LAND-02]', async () => {
    await open('/en-FI/promo/welcome-bonus');
    expect(
      await screen.findByRole('heading', { name: 'Your first deposit, doubled' }),
    ).toBeVisible();
    expect(screen.getByText(/30 times within 30 days/)).toBeVisible();
    expect(screen.getByRole('main').querySelector('input[name=email]')).toBeVisible();
  });

  test.each([
    ['unknown', '/en-FI/promo/none', {}],
    ['forbidden where the reader is', '/pt-BR/promo/sunny-start', { brand: solAlta }],
  ])(
    'that is %s is told of, and an account may be opened all the same [ROUTE-27]',
    async (_, at, options) => {
      await open(at, options);
      expect(await screen.findByText(/^(This offer is not|Esta oferta não está)/)).toBeVisible();
      expect(screen.queryByText(/100 %/)).toBeNull();
      expect(screen.getByRole('main').querySelector('input[name=email]')).toBeVisible();
    },
  );
});

test('who is logged in, and comes by a campaign, reads that they have an account [ROUTE-27]', async () => {
  await open('/en-UN/promo/welcome-bonus', { player: true });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'My account' })).toBeVisible();
  expect(main.queryByRole('status')).toBeNull();
});

describe('a landing page', () => {
  test('is asked for by id and language [LAND-01] [ROUTE-28]', async () => {
    const asked: (string | null)[] = [];
    const contentService = (request: Request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('query')?.includes('landingPage'))
        asked.push(`${searchParams.get('$id')} ${searchParams.get('$lang')}`);
      return answerContent(request);
    };
    await open('/en-FI/landing/first-steps', { contentService });
    await title('First steps at Northlight');
    leaveSite();
    await open('/fi-FI/landing/first-steps', { contentService });
    await title('Northlight: näin alkuun');
    expect(asked).toEqual(['"first-steps" "en"', '"first-steps" "fi"']);
  });

  test.each([
    ['an unknown id', 'none', {}],
    ['a language in which it is not written', 'english', {}],
  ])('is not found for %s, with a way on [ERR-05] [LAND-01]', async (_, id) => {
    await open(`/fi-FI/landing/${id}`, {}, [
      {
        _id: 'landingPage.english',
        _type: 'landingPage',
        landingId: 'english',
        title: { en: 'English' },
        body: { en: [] },
      },
    ]);
    await title('Sivua ei löytynyt!');
    leaveSite();
    await open('/en-FI/landing/none');
    await missing();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
});

describe('the VIP page', () => {
  test.each([
    ['FI', 'Northlight VIP'],
    ['CA', 'Northlight VIP in Canada'],
  ])('is the market’s own: %s [PROMO-03] [MARKET-01]', async (market, name) => {
    await open(`/en-${market}/vip`);
    await title(name);
    leaveSite();
    await open(`/en-${market}/promotions`);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/en-${market}/vip`);
  });

  test('is not there in a market without one [PROMO-03]', async () => {
    await open('/en-SE/vip');
    await missing();
  });
});
