import { describe, expect, it } from 'vitest';
import { brandOf, destinationOf } from '../../backend/site/web/address.ts';
import { parseLocale } from '../../src/locale/locale.ts';
import type { SiteIndex } from '../../backend/site/web/site-index.ts';

const brand = (id: string, hosts: string[], locales: string[]) => ({
  id,
  hosts,
  productionHosts: [],
  defaultLocale: 'en-UN',
  locales,
  localesByPlace: {},
});
const index: SiteIndex = {
  brands: [
    brand('one', ['one'], ['en-UN', 'fi-FI']),
    brand('two', ['two', 'dos'], ['en-UN', 'pt-BR']),
  ],
  routes: [
    { kind: 'home', path: '/' },
    { kind: 'signup', path: '/signup' },
  ],
  pages: {},
  importMapHash: 'sha256-map',
  loaders: [],
};
const [one, two] = index.brands;
if (one === undefined || two === undefined) throw new Error('two brands expected');

describe('addresses of the site', () => {
  it.each([
    ['/', '/en-UN/'],
    ['', '/en-UN/'],
    ['/en', '/en-UN/'],
    ['/?bonusCode=A', '/en-UN/?bonusCode=A'],
    ['/?a=1?b=2', '/en-UN/?a=1?b=2'],
  ])('LOC-03: %s, without a whole locale, goes to the default %s', (target, location) => {
    expect(destinationOf(index, one, target)).toEqual({ type: 'redirect', location });
  });

  it.each([
    ['the region of a language', ['pt-br', 'pt', 'en-us'], '/pt-BR/'],
    ['the first that the brand has', ['es-cl', 'de-de', 'pt-br', 'en'], '/pt-BR/'],
    ['the default, in a language that is wanted more', ['en-us', 'pt-br'], '/en-UN/'],
    ['the default, without a region', ['pt'], '/en-UN/'],
    ['the default, of a market that is another brand’s', ['fi-fi'], '/en-UN/'],
  ])(
    'MARKET-05: of whose place nothing is known, the browser decides: %s',
    (_, accepted, location) => {
      const to = (target: string, country?: string) =>
        destinationOf(index, two, target, { country, region: undefined }, accepted);
      expect(to('/')).toEqual({ type: 'redirect', location });
      expect(to('/signup')).toEqual({ type: 'redirect', location: '/en-UN/signup' });
      expect(to('/', 'JP')).toMatchObject({ location: '/en-UN/' });
    },
  );

  it.each([
    ['/english-XX/signup', '/en-UN/signup'],
    ['/xx-ZZ/signup?a=1', '/en-UN/signup?a=1'],
    ['/en-un/signup', '/en-UN/signup'],
    ['/pt-BR/my-account/account', '/en-UN/my-account/account'],
    ['/signup', '/en-UN/signup'],
    ['/about-us?a=1', '/en-UN/about-us?a=1'],
    ['/help', '/en-UN/help'],
    ['/faq/money', '/en-UN/faq/money'],
    ['/responsible-gambling', '/en-UN/responsible-gambling'],
    ['/page-error-401', '/en-UN/page-error-401'],
    ['/my-account/banking/deposit?deposit=7', '/en-UN/my-account/banking/deposit?deposit=7'],
  ])('LOC-04: %s goes to %s with the rest and the query kept', (target, location) => {
    expect(destinationOf(index, one, target)).toEqual({ type: 'redirect', location });
  });

  it.each([
    ['/en-UN/', 'en-UN', 'home'],
    ['/en-UN', 'en-UN', 'home'],
    ['/fi-FI/signup', 'fi-FI', 'signup'],
    ['/fi-FI/signup/?a=1', 'fi-FI', 'signup'],
    ['/en-UN/my-account', 'en-UN', 'shell'],
    ['/en-UN/nonsense/x', 'en-UN', 'shell'],
  ])('LOC-01: %s is a page of %s: %s', (target, locale, kind) => {
    expect(destinationOf(index, one, target)).toEqual({ type: 'page', locale, kind });
  });

  it.each([
    '/',
    '/en',
    '/en-UN',
    '/help?a#b',
    '/about-us',
    '/fi_F/x',
    '/en_GB/x',
    '/EN/x',
    '/xx-ZZ/a?b#c',
    '/english-XX/a',
    '/signup?a=1',
    '/my-account/x',
  ])('agrees with the router of the site about %s', (target) => {
    const ours = destinationOf(index, one, target);
    const theirs = parseLocale(target, { markets: ['UN', 'FI'] });
    expect(ours.type === 'redirect' ? ours.location : ours.locale).toBe(
      theirs.kind === 'redirect' ? theirs.to : theirs.locale.prefix,
    );
  });

  it('knows the locales of each brand', () => {
    expect(destinationOf(index, two, '/pt-BR/')).toMatchObject({ type: 'page', locale: 'pt-BR' });
    expect(destinationOf(index, two, '/fi-FI/')).toMatchObject({ location: '/en-UN/' });
  });

  it.each([
    '//evil.example',
    '///evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example/',
    '//evil.example/en-UN/',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/en//evil.example',
    '/en-XX//evil.example',
    '/en-XX/\\evil.example',
    '//evil.example@site.example/',
    '/@evil.example',
    '/:80//evil.example',
    '/;//evil.example',
    '/?//evil.example',
    '/javascript:alert(1)',
  ])('never leads to another origin: %s', (target) => {
    const destination = destinationOf(index, one, target);
    if (destination.type === 'page') return;
    expect(destination.location).toMatch(/^\/en-UN\//);
    expect(new URL(destination.location, 'https://site.example').origin).toBe(
      'https://site.example',
    );
  });
});

describe('the brand of a request', () => {
  it.each([
    ['two.example', undefined, undefined, 'two'],
    ['dos.localhost', undefined, undefined, 'two'],
    ['www.TWO.example', undefined, undefined, 'two'],
    ['localhost', undefined, undefined, 'one'],
    ['localhost', 'two', undefined, 'two'],
    ['one.example', 'two', undefined, 'one'],
    ['one.example', undefined, 'two', 'two'],
    ['localhost', undefined, '../two', 'one'],
  ])('%s with default %s and asked %s is %s', (host, standard, asked, id) => {
    expect(brandOf(index, host, standard, asked).id).toBe(id);
  });
});
