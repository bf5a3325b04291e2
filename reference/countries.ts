import { COUNTRY_LINES } from './country-lines.ts';

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

export interface Province {
  /** Second half of the ISO 3166-2 code. */
  readonly code: string;
  readonly name: string;
}

/** Provinces to choose from, by country. Ontario has its own regulator and is not offered (SIGN-29, C-20). */
const PROVINCES: Readonly<Record<string, readonly Province[]>> = {
  CA: [
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
  ],
};

/** Provinces to ask for in a country; empty where none are asked. */
export const provincesOf = (country: string): readonly Province[] => PROVINCES[country] ?? [];
