import { rows, type CountryRow, type Currency } from './country-rows.ts';

/** A country as the operator serves it (SIGN-30). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The English name by CLDR. */
  readonly name: string;
  /** Dial prefix without its plus sign. */
  readonly isd: string;
  /** The currency of its players' accounts: its own where the platform holds it, else EUR. */
  readonly currency: Currency;
  /** False for places without inhabitants of their own. */
  readonly active: boolean;
  /** False where the operator may not offer play: registration is refused (`error.country.blocked`). */
  readonly allowed: boolean;
  /** Degrees. */
  readonly location: { readonly lat: number; readonly lon: number };
}

const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);
const blocked = new Set(['AF', 'CU', 'IR', 'KP', 'MM', 'SY', 'US']);

const country = ([code, name, isd, currency, lat, lon]: CountryRow): Country => ({
  code,
  name,
  isd,
  currency,
  active: !uninhabited.has(code),
  allowed: !blocked.has(code),
  location: { lat, lon },
});

export const countries: ReadonlyMap<string, Country> = new Map(
  rows.map((row) => [row[0], country(row)]),
);

/** The provinces that Canadian players may choose (SIGN-29). */
export const canadianProvinces = [
  'QC',
  'NS',
  'NB',
  'MB',
  'BC',
  'PE',
  'SK',
  'AB',
  'NL',
  'YT',
  'NT',
] as const;

/** The country of a number in E.164, by its longest known dial prefix; null when none fits. */
export function dialPrefixOf(phone: string): string | null {
  for (let length = 4; length >= 1; length--) {
    const prefix = phone.slice(1, 1 + length);
    if (prefixes.has(prefix)) return prefix;
  }
  return null;
}

const prefixes = new Set(rows.map((row) => row[2]));
