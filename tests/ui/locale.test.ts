import { describe, expect, it } from 'vitest';
import { DEFAULT_CURRENCY } from '../../reference/currencies.ts';
import { MARKETS, originCountries } from '../../reference/markets.ts';
import type { MarketCode } from '../../reference/markets.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import {
  DEFAULT_COUNTRY,
  DEFAULT_LOCALE,
  internalLanguage,
  languageCodeToSend,
  languageTag,
  localeOf,
  parseLocale,
} from '../../src/locale/locale.ts';
import { offeredLanguages, offeredMarkets } from '../../src/locale/offered.ts';
import { suggestLocale } from '../../src/locale/suggest.ts';
import type { LocaleScope } from '../../src/locale/locale.ts';

const all: LocaleScope = { markets: Object.keys(MARKETS) as MarketCode[] };

describe('the locale prefix', () => {
  it('LOC-01 LOC-02 splits language and market and keeps the rest', () => {
    expect(parseLocale('/pt-BR/signup?a=1#login', all)).toEqual({
      kind: 'matched',
      locale: { language: 'pt', market: 'BR', prefix: 'pt-BR' },
      rest: '/signup?a=1#login',
    });
  });
  it.each(['/en-UN', '/en-UN/', 'en-UN'])('LOC-02 %s is the home page', (address) => {
    expect(parseLocale(address, all)).toMatchObject({ kind: 'matched', rest: '/' });
  });
  it.each([
    ['/', '/en-UN/'],
    ['', '/en-UN/'],
    ['/en', '/en-UN/'],
    ['/fi-F', '/en-UN/'],
    ['/?bonusCode=ABC#login', '/en-UN/?bonusCode=ABC#login'],
  ])('LOC-03 %s runs as en-UN', (address, to) => {
    expect(parseLocale(address, all)).toMatchObject({ kind: 'redirect', to });
  });
  it.each([
    ['/english-XX/signup', '/en-UN/signup'],
    ['/xx-ZZ/signup?a=1', '/en-UN/signup?a=1'],
    ['/EN-un/signup', '/en-UN/signup'],
    ['/sv-FI/signup', '/en-UN/signup'],
    ['/signup', '/en-UN/signup'],
    ['/my-account/banking', '/en-UN/my-account/banking'],
    ['/cookie-policy', '/en-UN/cookie-policy'],
    ['/about-us?a=1#top', '/en-UN/about-us?a=1#top'],
    ['/help#top', '/en-UN/help#top'],
    ['/faq/money', '/en-UN/faq/money'],
  ])('LOC-04 NS-04 %s goes to %s', (address, to) => {
    expect(parseLocale(address, all)).toMatchObject({ kind: 'redirect', to });
  });
  it('LOC-04 stays on this origin whatever stands in the path', () => {
    expect(parseLocale('//evil.example/x', all)).toMatchObject({
      to: '/en-UN/evil.example/x',
    });
  });
  it('MARKET-04 a disabled market, and one of another brand, is not routable', () => {
    expect(parseLocale('/de-AT/', all).kind).toBe('redirect');
    expect(offeredMarkets(all).map(({ id }) => id)).not.toContain('AT');
    expect(parseLocale('/pt-BR/', northlight).kind).toBe('redirect');
    expect(parseLocale('/pt-BR/', solAlta).kind).toBe('matched');
  });
  it('LOC-06 CONST-01 has the defaults of the specification', () => {
    expect(DEFAULT_LOCALE).toEqual({ language: 'en', market: 'UN', prefix: 'en-UN' });
    expect([DEFAULT_CURRENCY, DEFAULT_COUNTRY]).toEqual(['EUR', 'FI']);
  });
});

describe('markets', () => {
  it.each(all.markets)('MARKET-02 %s works as a prefix when enabled', (id) => {
    const { languages, isMarketEnabled } = MARKETS[id];
    expect(parseLocale(`/${languages[0]}-${id}/x`, all)).toMatchObject(
      isMarketEnabled ? { kind: 'matched', rest: '/x' } : { kind: 'redirect' },
    );
  });
  it.each([
    ['a code', 'BR', 'BR', ['BR']],
    ['a list', 'NO', 'SJ', ['NO', 'SJ']],
    ['a map', 'FI', 'AX', ['FI', 'AX']],
  ] as const)(
    'MARKET-01 resolves the visitor’s country from %s',
    (_, market, country, countries) => {
      expect(originCountries(MARKETS[market].originCountryCode)).toEqual(countries);
      expect(suggestLocale({ country }, all).market).toBe(market);
    },
  );
  it('MARKET-03 every market of a brand has a currency and a language with texts', () => {
    for (const brand of [northlight, solAlta]) {
      for (const market of offeredMarkets(brand)) {
        expect(market.currency).toMatch(/^[A-Z]{3}$/);
        expect(offeredLanguages(market).length).toBeGreaterThan(0);
      }
    }
  });
  it('MARKET-03 every offered locale is routable', () => {
    for (const brand of [northlight, solAlta]) {
      for (const market of offeredMarkets(brand)) {
        for (const language of offeredLanguages(market)) {
          expect(parseLocale(`/${language}-${market.id}/`, brand).kind).toBe('matched');
        }
      }
    }
  });
  it('LOC-07 C-03 Quebec gets a language that has texts; the code of Canadian French never stands in the URL', () => {
    expect(suggestLocale({ country: 'CA', region: 'QC' }, all).prefix).toBe('en-CA');
    expect(internalLanguage(localeOf('fr', 'CA'))).toBe('CAF');
    expect(suggestLocale({ country: 'CA', region: 'BC' }, all).prefix).toBe('en-CA');
  });
  it('LOC-08 sends inen as en', () => {
    expect(internalLanguage(localeOf('en', 'IN'))).toBe('inen');
    expect(languageCodeToSend('inen')).toBe('en');
    expect(languageCodeToSend('CAF')).toBe('fr');
    expect(languageCodeToSend('fi')).toBe('fi');
    expect(internalLanguage(localeOf('fi', 'FI'))).toBe('fi');
  });
  it('LOC-02 names the language for the document', () => {
    expect(languageTag(localeOf('pt', 'BR'))).toBe('pt-BR');
    expect(languageTag(localeOf('fi', 'FI'))).toBe('fi');
  });
});
