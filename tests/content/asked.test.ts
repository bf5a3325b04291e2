import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLibrary } from '../../backend/third-parties/content/library.ts';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { textLanguages } from '../../reference/languages.ts';
import { fetchContent } from '../../src/content/client.ts';
import { QUERIES } from '../../src/content/queries.ts';
import { startService, type RunningService } from './service.support.ts';

/** The answers to every question, to the last field, from documents in which no two values are the same. */

const library = createLibrary();
let service: RunningService;

beforeAll(async () => {
  service = await startService({ library });
});
afterAll(() => service.app.close());
beforeEach(() => {
  library.store.clear();
});

const source = () => ({ dataset: 'northlight', origin: service.origin });
const put = (...documents: readonly object[]): void => {
  for (const each of documents) library.store.put('northlight', each as ContentDocument, null);
};
const in2 = (name: string) => ({ en: `${name} en`, fi: `${name} fi` });
const picture = (name: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${name}-20x10-png` },
  alt: in2(`${name} alt`),
});
const seen = (name: string, lang = 'fi') => ({
  asset: `image-${name}-20x10-png`,
  alt: `${name} alt ${lang}`,
});
const ref = (id: string) => ({ _type: 'reference', _ref: id });

const banner = (id: string) => ({
  _id: id,
  _type: 'banner',
  title: in2(`${id} title`),
  description: in2(`${id} description`),
  greeting: in2(`${id} greeting`),
  button: in2(`${id} button`),
  urlAction: `/${id}`,
  isClickable: true,
  tone: 'light',
  startDate: '2026-01-01',
  endDate: '2026-02-01',
  markets: ['QQ'],
  authorized: 'authorized',
  targetAudienceOption: 'no-limit',
  targetAudience: { depositGroups: ['one'], playerIds: ['P1'] },
  images: { desktop: picture(`${id}d`), mobile: picture(`${id}m`) },
});
const seenBanner = (id: string, lang: string) => ({
  id,
  title: `${id} title ${lang}`,
  description: `${id} description ${lang}`,
  greeting: `${id} greeting ${lang}`,
  button: `${id} button ${lang}`,
  urlAction: `/${id}`,
  isClickable: true,
  tone: 'light',
  startDate: '2026-01-01',
  endDate: '2026-02-01',
  markets: ['QQ'],
  authorized: 'authorized',
  targetAudienceOption: 'no-limit',
  depositGroups: ['one'],
  playerIds: ['P1'],
  images: { desktop: seen(`${id}d`, lang), mobile: seen(`${id}m`, lang) },
});

describe('CONT-02, CONT-12: a question brings', () => {
  it.each([
    ['fi', 'fi'],
    ['sv', 'en'],
  ])('CONT-11: a home page, asked for in %s', async (lang, own) => {
    put(
      banner('b1'),
      banner('b2'),
      {
        _id: 'v1',
        _type: 'vertical',
        area: 'sports',
        title: in2('v title'),
        description: in2('v description'),
        urlAction: '/v',
        image: picture('v'),
      },
      {
        _id: 'home.QQ',
        _type: 'homePage',
        market: 'QQ',
        banners: [ref('b1')],
        redesignedBanner: ref('b2'),
        verticals: [ref('v1')],
      },
      {
        _id: 'navigation',
        _type: 'navigation',
        quickLinks: [
          {
            _key: 'k',
            itemId: 'q1',
            title: in2('q title'),
            urlAction: '/q',
            icon: 'shield',
            authorized: 'both',
          },
        ],
      },
    );
    expect(await fetchContent(QUERIES.home, { lang, market: 'QQ' }, source())).toStrictEqual({
      banners: [seenBanner('b1', own)],
      redesignedBanner: seenBanner('b2', own),
      verticals: [
        {
          id: 'v1',
          area: 'sports',
          title: `v title ${own}`,
          description: `v description ${own}`,
          urlAction: '/v',
          image: seen('v', own),
        },
      ],
      quickLinks: [
        { id: 'q1', title: `q title ${own}`, urlAction: '/q', icon: 'shield', authorized: 'both' },
      ],
    });
  });

  it('FOOT-03: a page, in the list and whole, by id, path, and path without its slash', async () => {
    const body = { fi: [{ _type: 'block', _key: 'k', children: [] }] };
    put({
      _id: 'staticPage.odds',
      _type: 'staticPage',
      _updatedAt: '2026-11-01T00:00:00Z',
      pageId: 'odds_page',
      path: '/about-odds',
      title: { en: 'Odds', fi: 'Kertoimet' },
      body,
      group: 'legal',
      order: -1,
      disableLink: true,
      onlyShowMarkets: ['FI'],
      excludedMarkets: ['SE'],
    });
    const entry = {
      pageId: 'odds_page',
      path: '/about-odds',
      title: 'Kertoimet',
      group: 'legal',
      disableLink: true,
      onlyShowMarkets: ['FI'],
      excludedMarkets: ['SE'],
    };
    const pages = await fetchContent(QUERIES.pages, { lang: 'fi' }, source());
    expect(pages[0]).toStrictEqual(entry);
    for (const page of ['odds_page', '/about-odds', 'about-odds']) {
      expect(await fetchContent(QUERIES.page, { lang: 'fi', page }, source())).toStrictEqual({
        ...entry,
        body: body.fi,
        updatedAt: '2026-11-01T00:00:00Z',
      });
    }
  });

  it.each([
    ['fi', 'fi'],
    ['sv', 'en'],
  ])('MARKET-01, ROUTE-07: a market, its licence and methods, in %s', async (lang, own) => {
    put(
      {
        _id: 'licence.q',
        _type: 'licence',
        name: in2('l name'),
        number: 'Q/1',
        url: 'https://register.example/Q-1',
        text: in2('l text'),
        logo: picture('l'),
      },
      {
        _id: 'method.q',
        _type: 'paymentMethod',
        method: 'QCARD',
        name: in2('m name'),
        description: in2('m description'),
        depositTime: in2('m deposit'),
        withdrawalTime: in2('m withdrawal'),
        fee: in2('m fee'),
        logo: picture('m'),
      },
      {
        _id: 'market.QQ',
        _type: 'market',
        marketId: 'QQ',
        route: 'quux',
        name: in2('name'),
        flag: picture('f'),
        active: true,
        disableLiveChat: true,
        licences: [ref('licence.q')],
        paymentMethods: [ref('method.q')],
        paymentMethodBanners: [picture('p')],
      },
      { _id: 'market.RR', _type: 'market', marketId: 'RR', active: false },
    );
    const markets = await fetchContent(QUERIES.markets, { lang }, source());
    expect(markets.find(({ marketId }) => marketId === 'QQ')).toStrictEqual({
      marketId: 'QQ',
      disableLiveChat: true,
      licences: [
        {
          id: 'licence.q',
          name: `l name ${own}`,
          number: 'Q/1',
          url: 'https://register.example/Q-1',
          text: `l text ${own}`,
          logo: seen('l', own),
        },
      ],
    });
    expect(markets.map(({ marketId }) => marketId)).not.toContain('RR');
    expect(
      await fetchContent(QUERIES.paymentMethods, { lang, market: 'QQ' }, source()),
    ).toStrictEqual([
      {
        method: 'QCARD',
        name: `m name ${own}`,
        description: `m description ${own}`,
        depositTime: `m deposit ${own}`,
        withdrawalTime: `m withdrawal ${own}`,
        fee: `m fee ${own}`,
        logo: seen('m', own),
      },
    ]);
  });

  it.each([
    ['fi', 'fi'],
    ['sv', 'en'],
  ])('FOOT-01, LOC-12, GUARD-01: footer and settings, in %s', async (lang, own) => {
    const block = (name: string) => [{ _type: 'block', _key: name, children: [] }];
    const words = (name: string) => ({ en: block(`${name} en`), fi: block(`${name} fi`) });
    put(
      {
        _id: 'footer',
        _type: 'footer',
        footerTermsAndConditions: true,
        footerContent: true,
        footerLicenseLogos: true,
        companyText: words('company'),
        partners: [
          { _key: 'p1', name: 'P', url: 'https://p.example/', logo: picture('p') },
          {
            _key: 'p2',
            name: 'Q',
            url: 'https://q.example/',
            logo: picture('q'),
            countries: ['portugal'],
          },
          {
            _key: 'p3',
            name: 'R',
            url: 'https://r.example/',
            logo: picture('s'),
            countries: ['pt'],
          },
        ],
        regulationLogos: [
          { _key: 'r1', name: in2('r name'), url: 'https://r.example/', logo: picture('r') },
        ],
      },
      {
        _id: 'settings',
        _type: 'settings',
        maintenance: true,
        maintenanceMessage: in2('closed'),
        aboutUs: words('about'),
      },
    );
    const country = 'portugal';
    expect(await fetchContent(QUERIES.footer, { lang, country }, source())).toStrictEqual({
      footerTermsAndConditions: true,
      footerContent: true,
      footerLicenseLogos: true,
      companyText: block(`company ${own}`),
      partners: [
        { id: 'p1', name: 'P', url: 'https://p.example/', logo: seen('p', own) },
        { id: 'p2', name: 'Q', url: 'https://q.example/', logo: seen('q', own) },
      ],
      regulationLogos: [
        { id: 'r1', name: `r name ${own}`, url: 'https://r.example/', logo: seen('r', own) },
      ],
    });
    expect(await fetchContent(QUERIES.settings, { lang }, source())).toStrictEqual({
      maintenance: true,
      maintenanceMessage: `closed ${own}`,
      aboutUs: block(`about ${own}`),
    });
  });

  it('TERMS-01, MARKET-05: the latest terms, and the languages that are on, in their order', async () => {
    put(
      {
        _id: 'terms.q',
        _type: 'termsVersion',
        version: 9_000,
        publishedAt: '2026-11-02',
        summary: in2('changed'),
      },
      { _id: 'language.aa', _type: 'language', code: 'aa', name: 'Aa', tag: 'aa-AA', active: true },
      { _id: 'language.bb', _type: 'language', code: 'bb', name: 'Bb', tag: 'bb', active: false },
    );
    const { earlier, ...latest } = await fetchContent(
      QUERIES.latestTerms,
      { lang: 'fi' },
      source(),
    );
    expect(latest).toStrictEqual({
      version: 9_000,
      publishedAt: '2026-11-02',
      summary: 'changed fi',
    });
    // Each of the brand's own says in every language what it changed, and when.
    expect(earlier.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(earlier.every(({ publishedAt, summary }) => publishedAt && summary)).toBe(true);
    const languages = await fetchContent(QUERIES.languages, {}, source());
    expect(languages[0]).toStrictEqual({ code: 'aa', name: 'Aa' });
    expect(languages.map(({ code }) => code)).toEqual(['aa', ...textLanguages().toSorted()]);
  });

  it('is named in the request, so that the service can tell reads apart', async () => {
    const params = { lang: 'en', market: 'FI', page: '/terms' };
    for (const query of Object.values(QUERIES)) {
      const before = service.asked.length;
      await fetchContent(query as typeof QUERIES.settings, params, source());
      const asked = service.asked.slice(before).join(' ');
      expect(new URLSearchParams(asked.split('?')[1]).get('tag')).toBe(`site.${query.kind}`);
    }
    expect(Object.entries(QUERIES).map(([name, { kind }]) => kind === name)).not.toContain(false);
  });
});
