import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../reference/countries.ts';
import { MARKETS, type MarketCode } from '../../reference/markets.ts';
import { phonePrefixes, registrationCountries } from '../../src/locale/countries.ts';
import {
  DEFAULT_LOCALE,
  languageName,
  localeOf,
  parseLocale,
  toLocale,
  type LocaleScope,
} from '../../src/locale/locale.ts';
import { offeredLanguages } from '../../src/locale/offered.ts';
import { localesByPlace, suggestLocale } from '../../src/locale/suggest.ts';

const codes = (list: readonly { readonly code: string }[]): string[] =>
  list.map(({ code }) => code).toSorted();

describe('GUARD-02, NS-52: who may play', () => {
  it('nobody from a country on the list of sanctions, and nobody from where nobody lives', () => {
    expect(codes(COUNTRIES.filter(({ allowed, active }) => active && !allowed))).toEqual([
      'AF',
      'CU',
      'IR',
      'KP',
      'MM',
      'SY',
      'US',
    ]);
    expect(codes(COUNTRIES.filter(({ active }) => !active))).toEqual([
      'AQ',
      'BV',
      'GS',
      'HM',
      'IO',
      'TF',
      'UM',
    ]);
    expect(codes(COUNTRIES.filter(({ active, allowed }) => !active && allowed))).toEqual([]);
  });

  it('every country has a code, a name, a prefix and a currency, but where nobody lives', () => {
    for (const { code, name, isd, currency, active } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\S.+\S$/);
      if (active) expect(`${isd} ${currency}`).toMatch(/^\d+ [A-Z]{3}$/);
    }
  });
});

describe('SIGN-17, SIGN-18: who may register', () => {
  const open = COUNTRIES.filter(({ allowed }) => allowed).length;

  it.each([
    ['UN', open - 2],
    ['CA', open - 1],
    ['FI', open],
    ['BR', open],
  ] as const)('in %s %i countries', (id, count) => {
    expect(registrationCountries({ market: MARKETS[id], language: 'en' })).toHaveLength(count);
  });

  it('what a brand takes out in the global market stays in all others', () => {
    const rules = { language: 'en', alsoRemovedInGlobalEnglish: ['PL'] };
    const list = (id: MarketCode) =>
      codes(registrationCountries({ ...rules, market: MARKETS[id] }));
    expect(list('UN')).not.toContain('PL');
    expect(list('FI')).toContain('PL');
    expect(list('CA')).toContain('PL');
  });

  it('nothing but what is said is taken out: a list holds no other country', () => {
    const [finland] = COUNTRIES.filter(({ code }) => code === 'FI');
    const odd = { ...finland, code: 'Stryker was here' } as (typeof COUNTRIES)[number];
    for (const id of ['UN', 'FI'] as const) {
      for (const language of ['en', 'fi']) {
        expect(codes(registrationCountries({ market: MARKETS[id], language }, [odd]))).toEqual([
          odd.code,
        ]);
      }
    }
  });

  it('SIGN-19: a country without a dial prefix has none to choose', () => {
    const [finland, sweden] = COUNTRIES.filter(({ code }) => ['FI', 'SE'].includes(code));
    if (!finland || !sweden) throw new Error('Finland or Sweden is missing');
    const list = [{ ...finland, isd: '' }, sweden];
    expect(phonePrefixes(false, list)).toEqual([{ country: 'SE', name: 'Sweden', isd: '46' }]);
  });
});

const all: LocaleScope = { markets: Object.keys(MARKETS) as MarketCode[] };

describe('LOC-01: what a prefix is', () => {
  it.each(['xen-UN', 'en-UNx', 'en-unx', 'En-UN', 'en_UN', 'e-UN', '', 'en-', 'fr-UN', 'en-ZZ'])(
    '"%s" is none',
    (prefix) => {
      expect(toLocale(prefix, all)).toBeUndefined();
    },
  );

  it('LOC-02: the market is what stands behind the dash', () => {
    expect(toLocale('en-FI', all)).toEqual({ language: 'en', market: 'FI', prefix: 'en-FI' });
  });

  it.each([
    ['/terms/fi-FI/b', '/en-UN/terms/fi-FI/b'],
    ['/terms/about-us', '/en-UN/terms/about-us'],
    ['/english-XX/x', '/en-UN/x'],
    ['/x-about-us/x', '/en-UN/x-about-us/x'],
    ['/about-us-x/y', '/en-UN/about-us-x/y'],
    ['/games/x', '/en-UN/games/x'],
    ['/game/x', '/en-UN/game/x'],
    ['/en_GB/x', '/en-UN/x'],
    ['/fi_F/x', '/en-UN/x'],
    ['/terms?a=/b', '/en-UN/terms?a=/b'],
    ['/terms#a?b/c', '/en-UN/terms#a?b/c'],
    ['///signup', '/en-UN/signup'],
    ['/signup?a=1\n2', '/en-UN/signup?a=1\n2'],
  ])('LOC-03, LOC-04: %s goes to %s', (address, to) => {
    expect(parseLocale(address, all)).toEqual({ kind: 'redirect', locale: DEFAULT_LOCALE, to });
  });
});

describe('MARKET-03: languages', () => {
  it('only those with texts are offered, in the order of the market', () => {
    const offered = (id: MarketCode) => offeredLanguages(MARKETS[id]);
    expect(offered('UN')).toEqual(['en', 'fi', 'pt']);
    expect(offered('FI')).toEqual(['fi', 'en']);
    expect(offered('SE')).toEqual(['en']);
    expect(offered('CA')).toEqual(['en']);
    expect(offered('BR')).toEqual(['pt']);
    expect(offeredLanguages({ ...MARKETS.SE, languages: ['sv'] })).toEqual(['en']);
  });

  it('are named in their own words; one that nobody named by its code', () => {
    const named = ['de', 'en', 'es', 'fi', 'fr', 'nl', 'no', 'pl', 'pt', 'sv', 'tr', 'xx'];
    expect(named.map(languageName)).toEqual([
      'Deutsch',
      'English',
      'Español',
      'Suomi',
      'Français',
      'Nederlands',
      'Norsk',
      'Polski',
      'Português',
      'Svenska',
      'Türkçe',
      'xx',
    ]);
  });
});

describe('MARKET-05, LOC-07: the locale to suggest', () => {
  it.each([
    [{ country: 'FI', region: 'QC' }, 'fi-FI'],
    [{ country: 'AX' }, 'en-FI'],
    [{ country: 'SE' }, 'en-SE'],
    [{ country: 'BR' }, 'pt-BR'],
    [{ country: 'JP' }, 'en-UN'],
    [{}, 'en-UN'],
    [{ country: 'SJ' }, 'en-NO'],
    [{ country: 'CA', region: 'XX' }, 'en-CA'],
    [{ country: 'CL' }, 'en-CL'],
    [{ country: 'GB' }, 'en-UN'],
    [{ region: 'QC' }, 'en-UN'],
  ])('for %o is %s', (whereabouts, prefix) => {
    expect(suggestLocale(whereabouts, all).prefix).toBe(prefix);
  });

  it('is told of every place that is known, for who has no code of the site', () => {
    const markets: LocaleScope = { markets: ['UN', 'FI', 'CA', 'NZ'] };
    expect(localesByPlace(markets)).toEqual({
      FI: 'fi-FI',
      AX: 'en-FI',
      CA: 'en-CA',
      'CA-QC': 'en-CA',
    });
  });

  it('LOC-02: is made of its parts', () => {
    expect(localeOf('pt', 'BR')).toEqual({ language: 'pt', market: 'BR', prefix: 'pt-BR' });
    expect(DEFAULT_LOCALE).toEqual(localeOf('en', 'UN'));
  });
});
