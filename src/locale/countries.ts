import { COUNTRIES, countryByCode, type Country } from '../../reference/countries.ts';
import {
  GLOBAL_MARKET,
  isMarketCode,
  MARKETS,
  originCountries,
  type Market,
} from '../../reference/markets.ts';
import { DEFAULT_COUNTRY } from './locale.ts';

/** LOC-06: sign-up starts with Finland chosen, as country and as dial prefix. @specification */
export const DEFAULT_PHONE_PREFIX = countryByCode(DEFAULT_COUNTRY)?.isd ?? '';

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
    ...(market.removeCountryFromRegistration ?? []),
    ...(market.id === GLOBAL_MARKET && language === 'en' ? alsoRemovedInGlobalEnglish : []),
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

/** SIGN-19: the full list; with the brand's filter on, only prefixes of countries that may register. */
export const phonePrefixes = (
  filtered: boolean,
  countries: readonly Country[] = COUNTRIES,
): readonly PhonePrefix[] =>
  countries
    .filter((country) => (filtered ? country.active && country.allowed : country.isd !== ''))
    .map(({ code, name, isd }) => ({ country: code, name, isd }));

/** SIGN-28, NS-73: market codes that are not countries, as the backend wants them. */
export function countryToSend(code: string, swedenMarketCode = 'SE'): string {
  if (code === swedenMarketCode) return 'SE';
  const [country] = isMarketCode(code) ? originCountries(MARKETS[code].originCountryCode) : [];
  return country ?? code;
}
