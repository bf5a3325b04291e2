import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../src/runtime/locale/country-names.ts';
import { COUNTRIES, countryByCode, provincesOf } from '../../reference/countries.ts';
import { MARKETS } from '../../reference/markets.ts';
import {
  countryToSend,
  DEFAULT_PHONE_PREFIX,
  phonePrefixes,
  registrationCountries,
} from '../../src/locale/countries.ts';
import { formatDateTime, formatTime } from '../../src/locale/dates.ts';
import { memoise, PATH_CACHE_SIZE, pathFor } from '../../src/locale/paths.ts';

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('countries', () => {
  it.each([
    ['en', ['Åland Islands', 'Finland', 'Germany', 'Sweden', 'United Kingdom']],
    ['fi', ['Ahvenanmaa', 'Iso-Britannia', 'Ruotsi', 'Saksa', 'Suomi']],
    ['pt', ['Alemanha', 'Finlândia', 'Ilhas Aland', 'Reino Unido', 'Suécia']],
  ])('SIGN-30 have their names in the language shown: %s', (language, names) => {
    const some = COUNTRIES.filter(({ code }) => ['FI', 'DE', 'SE', 'GB', 'AX'].includes(code));
    const named = inLanguage(some, ({ code }) => code, language);
    expect(named.map(({ name }) => name)).toEqual(names);
  });
  it('SIGN-30 lists ISO 3166 with English names and dial prefixes', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(countryByCode('FI')).toEqual({
      code: 'FI',
      name: 'Finland',
      isd: '358',
      currency: 'EUR',
      active: true,
      allowed: true,
    });
    for (const { code, isd } of COUNTRIES.filter(({ active }) => active)) {
      expect(`${code} ${isd}`).toMatch(/^[A-Z]{2} [1-9]\d{0,3}$/);
    }
    expect(new Set(codes(COUNTRIES)).size).toBe(COUNTRIES.length);
  });
  it('LOC-06 starts with Finland’s dial prefix', () => {
    expect(DEFAULT_PHONE_PREFIX).toBe('358');
  });
  it('SIGN-17 removes France and the Netherlands in UN, the Netherlands in CA', () => {
    const un = codes(registrationCountries({ market: MARKETS.UN, language: 'fi' }));
    expect(un).not.toContain('FR');
    expect(un).not.toContain('NL');
    const ca = codes(registrationCountries({ market: MARKETS.CA, language: 'en' }));
    expect(ca).toContain('FR');
    expect(ca).not.toContain('NL');
    expect(codes(registrationCountries({ market: MARKETS.FI, language: 'fi' }))).toContain('NL');
  });
  it('SIGN-17 one brand removes more in the global market for English', () => {
    const rules = { market: MARKETS.UN, alsoRemovedInGlobalEnglish: ['BG', 'CH', 'PL'] };
    const english = codes(registrationCountries({ ...rules, language: 'en' }));
    expect(['BG', 'CH', 'PL'].filter((code) => english.includes(code))).toEqual([]);
    expect(codes(registrationCountries({ ...rules, language: 'fi' }))).toContain('PL');
  });
  it('SIGN-17 never offers PP', () => {
    const finland = countryByCode('FI');
    if (finland === undefined) throw new Error('Finland is missing');
    const withPp = [...COUNTRIES, { ...finland, code: 'PP' }];
    expect(
      codes(registrationCountries({ market: MARKETS.FI, language: 'fi' }, withPp)),
    ).not.toContain('PP');
  });
  it('SIGN-18 leaves out what market or country removes, and what is not active or allowed', () => {
    const market = { ...MARKETS.FI, removeCountryFromRegistration: ['SE'] };
    const countries = COUNTRIES.map((country) =>
      country.code === 'NO' ? { ...country, removeCountryFromRegistration: true } : country,
    );
    const list = codes(registrationCountries({ market, language: 'fi' }, countries));
    expect(['SE', 'NO', 'US', 'AQ'].filter((code) => list.includes(code))).toEqual([]);
  });
  it('SIGN-19 filters dial prefixes when the brand says so', () => {
    const full = phonePrefixes(false).map(({ country }) => country);
    const filtered = phonePrefixes(true).map(({ country }) => country);
    expect(full).toContain('US');
    expect(filtered).not.toContain('US');
    expect(filtered).toContain('FI');
  });
  it('SIGN-28 NS-73 sends real countries for market codes', () => {
    expect(['LL', 'JJ', 'SE', 'FI'].map((code) => countryToSend(code))).toEqual([
      'NL',
      'DE',
      'SE',
      'FI',
    ]);
    expect(['XS', 'SE', 'FI', ''].map((code) => countryToSend(code, 'XS'))).toEqual([
      'SE',
      'SE',
      'FI',
      '',
    ]);
  });
  it('SIGN-29 C-20 offers eleven Canadian provinces, without Ontario', () => {
    expect(Object.fromEntries(provincesOf('CA').map(({ code, name }) => [code, name]))).toEqual({
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      NS: 'Nova Scotia',
      NT: 'Northwest Territories',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
      SK: 'Saskatchewan',
      YT: 'Yukon',
    });
    expect(provincesOf('FI')).toEqual([]);
  });
});

describe('paths', () => {
  it('LOC-01 LOC-05 lead with the prefix', () => {
    const locale = { prefix: 'fi-FI' };
    expect(pathFor(locale, '/my-account')).toBe('/fi-FI/my-account');
    expect(pathFor(locale, '/')).toBe('/fi-FI/');
    expect(pathFor(locale, 'signup?x=/a#b')).toBe('/fi-FI/signup?x=/a#b');
    expect(pathFor(locale, '//evil.example')).toBe('/fi-FI/evil.example');
    expect(pathFor(locale, '#login')).toBe('/fi-FI/#login');
  });
  it('LOC-14 CONST-09 keeps 500 and drops the one unused for longest', () => {
    let computed = 0;
    const twice = memoise((key: string) => {
      computed += 1;
      return key + key;
    }, PATH_CACHE_SIZE);
    for (let n = 0; n < 500; n += 1) twice(`${n}`);
    expect([twice('0'), computed, twice.size()]).toEqual(['00', 500, 500]);
    twice('500');
    expect(twice.size()).toBe(500);
    twice('0');
    expect(computed).toBe(501);
    twice('1');
    expect(computed).toBe(502);
  });
});

describe('dates', () => {
  const late = '2026-03-02T22:30:00Z';
  it('LOC-13 shows the local day and time', () => {
    expect(formatDateTime(late, 'en', 'Europe/Istanbul')).toBe('3\u00a0March 2026, 01:30');
    expect(formatTime(late, 'en', 'America/Sao_Paulo')).toBe('19:30');
  });
});
