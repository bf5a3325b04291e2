import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '../../backend/third-parties/content/library.ts';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { textLanguages } from '../../reference/languages.ts';
import { fetchContent } from '../../src/content/client.ts';
import { ContentError } from '../../src/content/error.ts';
import { QUERIES } from '../../src/content/queries.ts';
import { linkedPages } from '../../src/content/static-pages.ts';
import { startService, type RunningService } from './service.support.ts';

const library = createLibrary();
const { store } = library;
let service: RunningService;

beforeAll(async () => {
  service = await startService({ library });
});
afterAll(() => service.app.close());

const source = (dataset = 'northlight') => ({ dataset, origin: service.origin });
const scope = { market: 'FI', hideTermsPage: false };

describe('CONT-02, CONT-12: what the site reads', () => {
  it('home: banners, verticals and quick links of the market, in the language', async () => {
    const home = await fetchContent(QUERIES.home, { lang: 'fi', market: 'FI' }, source());
    expect(home.banners[0]).toMatchObject({
      id: 'banner.welcome',
      title: 'Pelaa omaan tahtiisi',
      urlAction: '/signup',
      authorized: 'not-authorized',
    });
    expect(home.banners.length).toBe(8);
    expect(home.verticals.map(({ area }) => area)).toEqual([
      'casino',
      'liveCasino',
      'sports',
      'virtualSports',
    ]);
    expect(home.quickLinks.map(({ icon }) => icon)).toContain('shield');
    expect(home.redesignedBanner).toBeUndefined();
  });

  it('a text that is missing in the language comes in English', async () => {
    const home = await fetchContent(QUERIES.home, { lang: 'sv', market: 'SE' }, source());
    expect(home.banners[0]?.title).toBe('Play at your own pace');
  });

  it('FOOT-03: a page that is missing in the language has no title', async () => {
    const pages = await fetchContent(QUERIES.pages, { lang: 'sv' }, source());
    expect(pages.length).toBeGreaterThan(13);
    expect(linkedPages(pages, 'information', scope)).toEqual([]);
  });

  it('a market without a home page has an empty one', async () => {
    const home = await fetchContent(QUERIES.home, { lang: 'en', market: 'XX' }, source());
    expect(home).toMatchObject({ banners: [], verticals: [] });
  });

  it.each(['/terms', 'terms', 'terms_and_conditions', '/terms_and_conditions'])(
    'a page by %s',
    async (page) => {
      const read = await fetchContent(QUERIES.page, { lang: 'pt', page }, source('sol-alta'));
      expect(read).toMatchObject({ pageId: 'terms_and_conditions', title: 'Termos e condições' });
      expect(read?.body.length).toBeGreaterThan(20);
    },
  );

  it('no page: null, which the query cache keeps', async () => {
    expect(await fetchContent(QUERIES.page, { lang: 'en', page: '/nope' }, source())).toBeNull();
  });

  it('ROUTE-07: the payment methods of the market, and none for an unknown one', async () => {
    const read = (market: string) =>
      fetchContent(QUERIES.paymentMethods, { lang: 'en', market }, source());
    const methods = (await read('FI')).map(({ method }) => method);
    expect(methods).toEqual(expect.arrayContaining(['TRUSTLY', 'EUTELLER']));
    expect((await read('CA')).map(({ method }) => method)).not.toContain('EUTELLER');
    expect(await read('XX')).toEqual([]);
  });

  it('FOOT-01, FOOT-04: footer, and the licences of the market', async () => {
    const footer = await fetchContent(QUERIES.footer, { lang: 'en', country: 'un' }, source());
    expect(footer).toMatchObject({ footerContent: true, footerLicenseLogos: true });
    expect(footer.partners[0]).toMatchObject({ url: 'https://www.gamblingtherapy.org/' });
    const markets = await fetchContent(QUERIES.markets, { lang: 'fi' }, source());
    expect(markets.find(({ marketId }) => marketId === 'FI')).toMatchObject({
      licences: [{ name: 'Saltholmin rahapeliviranomainen', number: 'SGA/RG/0417/2022' }],
    });
  });

  it('MARKET-05: the languages', async () => {
    const languages = await fetchContent(QUERIES.languages, {}, source());
    expect(languages.map(({ code }) => code)).toEqual(textLanguages().toSorted());
  });

  it('GUARD-01: the maintenance flag, off', async () => {
    const settings = await fetchContent(QUERIES.settings, { lang: 'en' }, source());
    expect(settings).toMatchObject({ maintenance: false });
  });
});

describe('after an edit', () => {
  it('TERMS-01, GUARD-09: the latest terms are the highest number, texts or not', async () => {
    const version = (number: number) => ({
      _id: `v${number}`,
      _type: 'termsVersion',
      version: String(number),
    });
    store.put('northlight', version(9) as unknown as ContentDocument, null);
    store.put('northlight', version(10) as unknown as ContentDocument, null);
    const latest = await fetchContent(QUERIES.latestTerms, { lang: 'en' }, source());
    expect(latest?.version).toBe(10);
    store.clear();
  });

  it('ROUTE-14: a page that was added is read and linked', async () => {
    store.put(
      'northlight',
      {
        _id: 'staticPage.odds',
        _type: 'staticPage',
        pageId: 'odds',
        path: '/odds',
        title: { en: 'About odds' },
        body: { en: [] },
        group: 'information',
        order: 99,
        disableLink: false,
        onlyShowMarkets: ['FI'],
        excludedMarkets: [],
      },
      null,
    );
    const pages = await fetchContent(QUERIES.pages, { lang: 'en' }, source());
    const ids = linkedPages(pages, 'information', scope).map(({ pageId }) => pageId);
    expect(ids.at(-1)).toBe('odds');
    const page = await fetchContent(QUERIES.page, { lang: 'en', page: '/odds' }, source());
    expect(page).toMatchObject({ title: 'About odds', body: [] });
    store.clear();
  });
});

describe('CONT-12: an answer that an editor got wrong', () => {
  it.each(Object.entries(QUERIES))('%s is read without an exception', (kind, { read }) => {
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    const names = [
      'banners',
      'verticals',
      'quickLinks',
      'home',
      'navigation',
      'title',
      'body',
      'images',
    ];
    const answer = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names, 'pageId', 'url', 'logo', 'partners'), tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(answer, (value) => {
        // Without terms nobody may pass, and a closed site does not open: these reads fail, in their own
        // words (TERMS-01, GUARD-01).
        const mayFail = kind === 'latestTerms' || kind === 'settings';
        try {
          expect(read(value)).not.toBeUndefined();
        } catch (error) {
          if (!mayFail || !(error instanceof ContentError)) throw error;
        }
      }),
    );
  });
});
