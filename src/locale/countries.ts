import { COUNTRY_LINES } from './countries.data.ts';
import { DEFAULT_COUNTRY } from './locale.ts';
import type { Market, MarketCode } from './markets.ts';

/** SIGN-30. The content service may override `active`, `allowed` and the rest per country. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Dial prefix without +. */
  readonly isd: string;
  /** ISO 4217; empty where nobody lives. */
  readonly currency: string;
  /** Listed at all. */
  readonly active: boolean;
  /** May register and play. A visitor from elsewhere sees the restricted page (GUARD-02, NS-52). */
  readonly allowed: boolean;
  readonly location?: { readonly lat: number; readonly lon: number };
  readonly removeCountryFromRegistration?: boolean;
}

/** Nobody lives there, so nobody registers from there. */
const UNINHABITED = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Sanctioned, or closed to operators from abroad. An operator brings its own list. */
const NOT_ALLOWED = new Set(['AF', 'CU', 'IR', 'KP', 'MM', 'SY', 'US']);

export const COUNTRIES: readonly Country[] = COUNTRY_LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', isd = '', currency = ''] = line.split('|');
    const active = !UNINHABITED.has(code);
    return { code, name, isd, currency, active, allowed: active && !NOT_ALLOWED.has(code) };
  });

export const countryByCode = (code: string): Country | undefined =>
  COUNTRIES.find((country) => country.code === code);

/** LOC-06: sign-up starts with Finland chosen, as country and as dial prefix. @specification */
export const DEFAULT_PHONE_PREFIX = countryByCode(DEFAULT_COUNTRY)?.isd ?? '';

/** SIGN-17: taken out of the registration list by market. */
const REMOVED_BY_MARKET: Partial<Record<MarketCode, readonly string[]>> = {
  UN: ['FR', 'NL'],
  CA: ['NL'],
};

export interface RegistrationRules {
  readonly market: Market;
  /** Language part of the prefix. */
  readonly language: string;
  /** Countries that one brand removes too, in the global market, for English (SIGN-17). */
  readonly alsoRemovedInGlobalEnglish?: readonly string[];
}

/** Countries that may be chosen at sign-up (SIGN-17, SIGN-18). */
export function registrationCountries(
  { market, language, alsoRemovedInGlobalEnglish = [] }: RegistrationRules,
  countries: readonly Country[] = COUNTRIES,
): readonly Country[] {
  const removed = new Set([
    'PP',
    ...(REMOVED_BY_MARKET[market.id] ?? []),
    ...(market.removeCountryFromRegistration ?? []),
    ...(market.id === 'UN' && language === 'en' ? alsoRemovedInGlobalEnglish : []),
  ]);
  return countries.filter(
    (country) =>
      country.active &&
      country.allowed &&
      country.removeCountryFromRegistration !== true &&
      !removed.has(country.code),
  );
}

export interface PhonePrefix {
  /** Country whose prefix it is: several countries share one prefix. */
  readonly country: string;
  readonly name: string;
  /** Digits without +. */
  readonly isd: string;
}

/** SIGN-19: the full list, or with the brand's filter on only prefixes of countries that may register. */
export const phonePrefixes = (
  filtered: boolean,
  countries: readonly Country[] = COUNTRIES,
): readonly PhonePrefix[] =>
  countries
    .filter((country) => (filtered ? country.active && country.allowed : country.isd !== ''))
    .map(({ code, name, isd }) => ({ country: code, name, isd }));

/** SIGN-28, NS-73: market codes that are not countries, as the backend wants them. */
export const countryToSend = (code: string, swedenMarketCode = 'SE'): string =>
  code === swedenMarketCode ? 'SE' : ({ LL: 'NL', JJ: 'DE' }[code] ?? code);

export interface Province {
  readonly code: string;
  readonly name: string;
}

/** SIGN-29: the eleven provinces offered in Canada. Ontario has its own regulator (C-20). */
export const CANADIAN_PROVINCES: readonly Province[] = [
  { code: 'AB', name: 'Alberta' },
  { code: 'BC', name: 'British Columbia' },
  { code: 'MB', name: 'Manitoba' },
  { code: 'NB', name: 'New Brunswick' },
  { code: 'NL', name: 'Newfoundland and Labrador' },
  { code: 'NS', name: 'Nova Scotia' },
  { code: 'NT', name: 'Northwest Territories' },
  { code: 'PE', name: 'Prince Edward Island' },
  { code: 'QC', name: 'Quebec' },
  { code: 'SK', name: 'Saskatchewan' },
  { code: 'YT', name: 'Yukon' },
];

/** Provinces to ask for in a country; empty where none are asked. */
export const provincesOf = (country: string): readonly Province[] =>
  country === 'CA' ? CANADIAN_PROVINCES : [];
