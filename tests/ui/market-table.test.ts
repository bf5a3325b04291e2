import { describe, expect, it } from 'vitest';
import { MARKETS, originCountries, originLanguage, type Market } from '../../reference/markets.ts';
import { pathFor } from '../../src/locale/paths.ts';

/** id, name, currency, languages, on or off, custom or not, countries. */
const line = (market: Market): string =>
  [
    market.id,
    market.name,
    market.currency,
    market.languages.join(' '),
    market.isMarketEnabled ? 'on' : 'off',
    market.isCustomMarketId ? 'custom' : 'country',
    originCountries(market.originCountryCode).join(' '),
  ].join('|');

describe('MARKET-01, MARKET-02: the table of markets', () => {
  it('holds those of the specification, in the order of the switch', () => {
    const lines = Object.values(MARKETS).map(line);
    const specified = [
      'UN|International|EUR|en fi pt|on|custom|',
      'FI|Finland|EUR|fi en|on|country|FI AX',
      'NO|Norway|NOK|no en|on|country|NO SJ',
      'SE|Sweden|EUR|sv en|on|country|SE',
      'CA|Canada|CAD|en fr|on|country|CA',
      'BR|Brazil|BRL|pt|on|country|BR',
      'CL|Chile|CLP|es en|on|country|CL',
      'PE|Peru|PEN|es en|on|country|PE',
      'PT|Portugal|EUR|pt en|on|country|PT',
      'AT|Austria|EUR|de en|off|country|AT',
      'GG|Guernsey|GBP|en|off|country|GG JE GB',
      'IN|India|INR|en|off|country|IN',
      'JJ|Germany|EUR|de en|off|custom|DE',
      'LL|Netherlands|EUR|nl en|off|custom|NL',
      'NZ|New Zealand|NZD|en|off|country|NZ',
      'PH|Philippines|PHP|en|off|country|PH',
      'PP|Pay and play|EUR|en|off|custom|',
      'TR|Turkey|TRY|tr en|off|country|TR',
    ];
    expect(lines.filter((one) => specified.includes(one))).toEqual(specified);
    expect(Object.entries(MARKETS).filter(([id, market]) => market.id !== id)).toEqual([]);
  });

  it('LOC-02, C-03: names tags, codes and regions of its own where the language says too little', () => {
    const own = Object.values(MARKETS).flatMap(
      ({ id, localeMapping, mapLanguageToCustomLanguage, regionLanguage }) =>
        (localeMapping ?? mapLanguageToCustomLanguage ?? regionLanguage)
          ? [[id, localeMapping, mapLanguageToCustomLanguage, regionLanguage]]
          : [],
    );
    const specified = [
      ['CA', { en: 'en-CA', fr: 'fr-CA' }, { fr: 'CAF' }, { QC: 'CAF' }],
      ['BR', { pt: 'pt-BR' }, undefined, undefined],
      ['CL', { es: 'es-CL' }, undefined, undefined],
      ['PE', { es: 'es-PE' }, undefined, undefined],
      ['PT', { pt: 'pt-BR' }, undefined, undefined],
      ['IN', { en: 'en-IN' }, { en: 'inen' }, undefined],
      ['NZ', { en: 'en-NZ' }, undefined, undefined],
    ];
    const codes = new Set<unknown>(specified.map(([id]) => id));
    expect(own.filter(([id]) => codes.has(id))).toEqual(specified);
  });

  it('only a map of countries names a language', () => {
    expect(
      ['GG', 'JE', 'GB'].map((country) => originLanguage(MARKETS.GG.originCountryCode, country)),
    ).toEqual(['en', 'en', 'en']);
    expect(originLanguage('FI', '0')).toBeUndefined();
    expect(originLanguage(['FI'], '0')).toBeUndefined();
    expect(originLanguage({ FI: 'fi' }, 'SE')).toBeUndefined();
  });
});

describe('LOC-01, LOC-05: the address of a page', () => {
  const locale = { prefix: 'fi-FI' };

  it.each([
    ['/a//b', '/fi-FI/'],
    ['a/b', '/fi-FI/a/b'],
    ['///a', '/fi-FI/a'],
    ['a\nb', '/fi-FI/ab'],
    ['', '/fi-FI/'],
    ['?a=//b', '/fi-FI/?a=//b'],
    ['/a#b?c', '/fi-FI/a#b?c'],
  ])('%j is %s', (path, address) => {
    expect(pathFor(locale, path)).toBe(address);
  });

  it('that would leave the site is the home page of the locale', () => {
    expect(pathFor(locale, '/..//elsewhere.example')).toBe('/fi-FI/');
    expect(pathFor({ prefix: 'pt-BR' }, '/../..//elsewhere.example')).toBe('/pt-BR/');
  });
});
