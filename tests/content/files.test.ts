import type { FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { offeredMethods } from '../../backend/banking/deposit-methods.ts';
import { locationCookies } from '../../backend/site/web/location-cookies.ts';
import { draw } from '../../backend/third-parties/content/art/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLibrary, siteContent } from '../../backend/third-parties/content/library.ts';
import { CONTENT_DIR, problemsOf } from '../../backend/third-parties/content/source/files.ts';
import { format } from '../../backend/third-parties/content/source/format.ts';
import { formatLine } from '../../backend/third-parties/content/source/lines.ts';
import { createContentStore, DATASETS } from '../../backend/third-parties/content/store.ts';
import { textLanguages } from '../../reference/languages.ts';
import { CURRENT_TERMS_VERSION } from '../../reference/terms.ts';
import { portableText } from '../../backend/third-parties/content/portable-text.ts';
import { BRANDS } from '../../src/brands/index.ts';
import { safeLink } from '../../src/content/links.ts';
import { QUERIES } from '../../src/content/queries.ts';

const store = createContentStore();
const library = createLibrary();
afterAll(() => library.close());

/** Reads the site's decoded answer to its question. */
async function read<Kind extends keyof typeof QUERIES>(
  dataset: string,
  kind: Kind,
  params: NonNullable<(typeof QUERIES)[Kind]['params']>,
): Promise<ReturnType<(typeof QUERIES)[Kind]['read']>> {
  const answer = await siteContent(library).ask(dataset, QUERIES[kind].groq, params, null);
  return QUERIES[kind].read(answer) as ReturnType<(typeof QUERIES)[Kind]['read']>;
}
const LANGUAGES = ['en', 'fi', 'pt'] as const;

/** The ids of the specification (ROUTE-13), and the paths of ROUTE-07 and ROUTE-09. */
const PAGE_IDS = [
  'bonus_terms',
  'casino_rules',
  'cookies_policy',
  'payment_methods',
  'responsible_gambling',
  'terms_and_conditions',
  'age_restrictions',
  'page-error-401',
  'page-error-500',
  'page-closed-account',
  'page-contact-live-chat',
  'page-reset-password',
  'success-registration',
];
const PAGE_PATHS = [
  '/terms',
  '/cookie-policy',
  '/betting-rules',
  '/contact-live-chat',
  '/payment-methods',
];

/** Every value below `root`, depth first. */
function* values(root: unknown): Generator<Record<string, unknown>> {
  if (typeof root !== 'object' || root === null) return;
  if (!Array.isArray(root)) yield root as Record<string, unknown>;
  for (const value of Object.values(root)) yield* values(value);
}

describe.each(DATASETS)('the documents of %s', (dataset) => {
  const documents = store.documents[dataset];
  const pages = documents.filter((document) => document._type === 'staticPage');

  it('stand in files of their names, or each in a line, in the one form', () => {
    const sources = new Map(store.sources[dataset]);
    for (const name of readdirSync(join(CONTENT_DIR, dataset))) {
      const text = readFileSync(join(CONTENT_DIR, dataset, name), 'utf8');
      const ids = name.endsWith('.json')
        ? [name.replace(/\.json$/, '')]
        : Array.from(text.matchAll(/^\{"_id":"([^"]+)"/gm), ([, id = '']) => id);
      const written = ids.map((id) => {
        const source = sources.get(id);
        sources.delete(id);
        return source && (name.endsWith('.json') ? format(source) : formatLine(source));
      });
      expect(text === written.join(''), name).toBe(true);
    }
    expect([...sources.keys()]).toEqual([]);
  });

  it.each(LANGUAGES)('are all read by the site, in %s', async (lang) => {
    const count = (type: string) => documents.filter(({ _type }) => _type === type).length;
    expect(await read(dataset, 'pages', { lang })).toHaveLength(count('staticPage'));
    const markets = await read(dataset, 'markets', { lang });
    expect(markets).toHaveLength(count('market'));
    expect((await read(dataset, 'languages', {})).map(({ code }) => code)).toEqual(textLanguages());
    const footer = await read(dataset, 'footer', { lang, country: 'un' });
    expect(footer.companyText.length).toBeGreaterThan(1);
    const settings = await read(dataset, 'settings', { lang });
    expect(settings.maintenanceMessage).toBeDefined();
    expect(settings.aboutUs.length).toBeGreaterThan(1);
    for (const { marketId, licences } of markets) {
      expect(licences[0]?.text, marketId).toBeDefined();
      const home = await read(dataset, 'home', { lang, market: marketId });
      expect(home.banners, marketId).toHaveLength(count('banner') - 1);
      expect(home.verticals, marketId).toHaveLength(count('vertical'));
      expect(home.quickLinks, marketId).toHaveLength(5);
      const methods = await read(dataset, 'paymentMethods', { lang, market: marketId });
      expect(methods, marketId).not.toEqual([]);
    }
    for (const { pageId } of pages) {
      const page = await read(dataset, 'page', { lang, page: pageId });
      expect(page?.title, pageId).toBeDefined();
      expect(page?.body.length, pageId).toBeGreaterThan(0);
    }
  });

  it('CONT-05: have unique ids of the right letters', () => {
    const ids = documents.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[A-Za-z0-9_.-]{1,128}$/.test(id))).toEqual([]);
  });

  it('refer only to documents that exist', () => {
    const ids = new Set(documents.map(({ _id }) => _id));
    const missing = [...values(documents)].flatMap(({ _ref }) =>
      typeof _ref === 'string' && !ids.has(_ref) ? [_ref] : [],
    );
    expect(missing).toEqual([]);
  });

  it('ROUTE-07, ROUTE-09, ROUTE-13: hold every page of the specification', () => {
    expect(pages.map(({ pageId }) => pageId)).toEqual(expect.arrayContaining(PAGE_IDS));
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(PAGE_PATHS));
  });

  it('SESS-03: name in the cookie policy each cookie that tells a place, which comes before any choice', () => {
    const edge = { 'x-country': 'FI', 'x-region': '18', 'x-city': 'Espoo' };
    const request = { ip: '198.51.100.1', ips: ['10.0.0.1'], headers: edge };
    const names = locationCookies(request as unknown as FastifyRequest, false).map(
      (cookie) => cookie.split('=')[0] ?? '',
    );
    expect(names).toHaveLength(4);
    const policy = pages.find(({ pageId }) => pageId === 'cookies_policy');
    for (const language of LANGUAGES) {
      const text = JSON.stringify(policy?.body[language]);
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    }
  });

  it('are written in all three languages, to about the same length', () => {
    const uneven = pages.flatMap(({ pageId, title, body }) =>
      LANGUAGES.filter(
        (language) => !title[language] || body[language]?.length !== body.en?.length,
      ).map((language) => `${pageId} ${language}`),
    );
    expect(uneven).toEqual([]);
    const localized = [...values(documents)].filter((value) => 'en' in value);
    expect(localized.filter((value) => !('fi' in value && 'pt' in value))).toEqual([]);
  });

  it('link only to pages that exist, or by https', () => {
    const routes = ['/signup', '/deposit', '/my-account/gambling-limits'];
    const paths = new Set<string>([...pages.map(({ path }) => path), ...routes]);
    const wrong = [...values(documents)].flatMap(({ href, _type }) => {
      if (typeof href !== 'string' || _type !== 'link') return [];
      const link = safeLink(href, { prefix: 'en-UN' });
      return link === undefined || (link.kind === 'internal' && !paths.has(href)) ? [href] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('MARKET-01: have the content side of each market of the brand', () => {
    const brand = BRANDS.find((each) => each.dataset === dataset);
    const markets = documents.filter((document) => document._type === 'market');
    expect(markets.map(({ marketId }) => marketId).toSorted()).toEqual(brand?.markets.toSorted());
    for (const market of markets) {
      expect(market.licences).not.toEqual([]);
      expect(market.paymentMethods).not.toEqual([]);
      const home = documents.find(({ _id }) => _id === `homePage.${market.marketId}`);
      expect(home).toBeDefined();
    }
  });

  it('ROUTE-07, WAL-08: list for each market what its players may deposit with', () => {
    const methods = documents.filter((document) => document._type === 'paymentMethod');
    const markets = documents.filter((document) => document._type === 'market');
    for (const { marketId } of markets.filter((market) => market.marketId !== 'UN')) {
      const listed = methods.filter(({ markets: where }) => where.includes(marketId));
      expect(listed.map(({ method }) => method).toSorted(), marketId).toEqual(
        offeredMethods(marketId).toSorted(),
      );
    }
  });

  it('TERMS-01: name the current terms as the highest version', () => {
    const versions = documents.filter((document) => document._type === 'termsVersion');
    expect(Math.max(...versions.map(({ version }) => version))).toBe(CURRENT_TERMS_VERSION);
  });

  it('CONT-10: draw every image as one well-formed SVG that loads nothing', () => {
    const assets = documents.filter((document) => document._type === 'sanity.imageAsset');
    expect(assets.length).toBeGreaterThan(20);
    for (const asset of assets) {
      const svg = draw(asset, { width: 200, height: 100 });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
      expect(svg).not.toMatch(/NaN|undefined|<script|<image|href=|style=|\son\w+=/);
      expect(unbalanced(svg)).toEqual([]);
    }
  });
});

/** Tags that are opened and not closed, or the other way round. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return [name];
    } else if (self !== '/') open.push(name);
  }
  return open;
}

it('ROUTE-07, WAL-08: a method is listed only where it takes money', () => {
  const { northlight } = store.sources;
  const siru = northlight.get('paymentMethod.SIRU');
  if (siru === undefined) throw new Error('There is no such method');
  const problems = (markets: readonly string[]) =>
    problemsOf({ ...siru, markets }, 'northlight', northlight);
  expect(problems(['UN', 'FI'])).toEqual([]);
  expect(problems(['FI', 'CA'])).toMatchObject([{ path: 'markets' }]);
});

describe('the markup of texts', () => {
  it('becomes Portable Text', () => {
    const blocks = portableText([
      '## Title',
      'Some **bold** words and [a link](/terms).',
      '- one',
      '1. first',
    ]);
    expect(blocks.map(({ style, listItem }) => [style, listItem])).toEqual([
      ['h2', undefined],
      ['normal', undefined],
      ['normal', 'bullet'],
      ['normal', 'number'],
    ]);
    const [, paragraph] = blocks;
    expect(paragraph?.children.map(({ text, marks }) => [text, marks.length])).toEqual([
      ['Some ', 0],
      ['bold', 1],
      [' words and ', 0],
      ['a link', 1],
      ['.', 0],
    ]);
    expect(paragraph?.markDefs).toEqual([{ _type: 'link', _key: 'b1m0', href: '/terms' }]);
  });
});
