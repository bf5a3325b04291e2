import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../src/runtime/locale/country-names.ts';
import { firstCountry } from '../../src/access/sign-up/places.ts';
import { COUNTRIES, countryByCode } from '../../reference/countries.ts';
import { localeOf } from '../../src/locale/locale.ts';

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
