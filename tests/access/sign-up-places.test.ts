import { describe, expect, test } from 'vitest';
import { phoneParts } from '../../src/access/sign-up/bodies.ts';
import { inLanguage } from '../../src/runtime/locale/country-names.ts';
import { firstCountry } from '../../src/access/sign-up/places.ts';
import { COUNTRIES, countryByCode } from '../../reference/countries.ts';
import { phonePrefixes } from '../../src/locale/countries.ts';
import { localeOf } from '../../src/locale/locale.ts';

describe('[SIGN-12] a number is taken apart', () => {
  const prefixes = phonePrefixes(false);

  test.each([
    ['+12685550123', 'CA', { country: 'AG', body: '5550123' }],
    ['+14165550123', 'US', { country: 'US', body: '4165550123' }],
    ['+14165550123', 'CA', { country: 'CA', body: '4165550123' }],
    ['+14165550123', 'FI', { country: 'CA', body: '4165550123' }],
    ['+358401234567', 'AX', { country: 'AX', body: '401234567' }],
    ['+358401234567', 'FI', { country: 'FI', body: '401234567' }],
    ['+358401234567', 'SE', { country: 'AX', body: '401234567' }],
    ['+000', 'SE', { country: 'SE', body: '' }],
  ])('%s of somebody in %s', (number, residence, parts) => {
    expect(phoneParts(number, prefixes, residence)).toEqual(parts);
  });

  test('a country without a prefix has no numbers', () => {
    const nowhere = [{ country: 'AQ', name: 'Antarctica', isd: '' }];
    expect(phoneParts('+358401234567', nowhere, 'FI')).toEqual({ country: 'FI', body: '' });
  });
});

describe('[SIGN-30] names of countries', () => {
  test('in English are those of the table, in its order', () => {
    expect(inLanguage(COUNTRIES, ({ code }) => code, 'en')).toBe(COUNTRIES);
  });

  test('that the browser does not know stay as they are', () => {
    const places = [{ code: 'XQ', name: 'Nowhere' }];
    expect(inLanguage(places, ({ code }) => code, 'fi')).toEqual(places);
  });
});

describe('[LOC-06] the country chosen at first', () => {
  const offered = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const country = countryByCode(code);
      return country === undefined ? [] : [country];
    });

  test.each([
    [['SE', 'FI'], 'SE', 'SE'],
    [['SE', 'FI'], 'DE', 'FI'],
    [['SE', 'NO'], 'DE', 'SE'],
    [[], 'DE', 'FI'],
  ])('of %j, located in %s: %s', (codes, located, chosen) => {
    expect(firstCountry(localeOf('en', 'UN'), located, offered(codes))).toBe(chosen);
  });
});
