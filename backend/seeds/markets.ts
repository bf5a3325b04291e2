import {
  countriesOfMarket,
  GLOBAL_MARKET,
  marketOfCountry,
} from '../../openapi/reference/policies.ts';
import type { components } from '../../openapi/schema.gen.ts';
import { countries } from './countries.ts';
import type { Currency } from './country-rows.ts';

type VerificationMethod = components['schemas']['VerificationMethod'];

/** A regional market (MARKET-01) with how it treats new players. */
export interface Market {
  /** The market part of the locale prefix; not always a country. */
  readonly id: string;
  readonly name: string;
  /** ISO 639-1, the default first. */
  readonly languages: readonly string[];
  readonly isMarketEnabled: boolean;
  /** True where the id is not the ISO code of the market's country. */
  readonly isCustomMarketId: boolean;
  /** Language of the browser → locale prefix. */
  readonly localeMapping: Readonly<Record<string, string>>;
  /** The countries whose visitors and players belong here. */
  readonly originCountryCode: readonly string[];
  readonly mapLanguageToCustomLanguage: Readonly<Record<string, string>>;
  /** Region → language, for example QC → Canadian French. */
  readonly regionLanguage: Readonly<Record<string, string>>;
  readonly removeCountryFromRegistration?: readonly string[];
  readonly currency: Currency;
  /** How a new player proves a way to be reached (NS-35). */
  readonly verificationMethod: VerificationMethod;
}

type Settings = Partial<Omit<Market, 'id' | 'name' | 'languages' | 'currency'>>;

const market = (
  id: string,
  name: string,
  languages: readonly string[],
  currency: Currency,
  settings: Settings = {},
): Market => ({
  id,
  name,
  languages,
  currency,
  isMarketEnabled: true,
  isCustomMarketId: !countries.has(id),
  localeMapping: Object.fromEntries(languages.map((language) => [language, `${language}-${id}`])),
  originCountryCode: countriesOfMarket(id),
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  verificationMethod: 'SMS',
  ...settings,
});

/** Where no other market claims a country. */
const defaultMarket = market(GLOBAL_MARKET, 'Global', ['en', 'fi', 'pt'], 'EUR', {
  isCustomMarketId: true,
  removeCountryFromRegistration: ['FR', 'NL'],
});

const all: readonly Market[] = [
  defaultMarket,
  market('AT', 'Austria', ['de', 'en'], 'EUR'),
  market('BR', 'Brazil', ['pt'], 'BRL'),
  market('CA', 'Canada', ['en', 'fr'], 'CAD', {
    verificationMethod: 'EMAIL',
    mapLanguageToCustomLanguage: { fr: 'CAF' },
    regionLanguage: { QC: 'CAF' },
    removeCountryFromRegistration: ['NL'],
  }),
  market('CL', 'Chile', ['es', 'en'], 'CLP'),
  market('FI', 'Finland', ['fi', 'en'], 'EUR'),
  market('GG', 'Guernsey', ['en'], 'GBP', { verificationMethod: 'NONE' }),
  market('IN', 'India', ['en'], 'INR', {
    verificationMethod: 'EMAIL',
    mapLanguageToCustomLanguage: { en: 'inen' },
  }),
  market('JJ', 'Germany', ['de', 'en'], 'EUR'),
  market('LL', 'Netherlands', ['nl', 'en'], 'EUR'),
  market('NO', 'Norway', ['no', 'en'], 'NOK'),
  market('NZ', 'New Zealand', ['en'], 'NZD', { verificationMethod: 'EMAIL' }),
  market('PE', 'Peru', ['es', 'en'], 'PEN'),
  market('PH', 'Philippines', ['en'], 'PHP'),
  market('PP', 'Pay and play', ['en', 'fi'], 'EUR'),
  market('PT', 'Portugal', ['pt', 'en'], 'EUR'),
  // Sweden's krona is not among the platform's currencies (LOC-11).
  market('SE', 'Sweden', ['sv', 'en'], 'EUR'),
  market('TR', 'Türkiye', ['tr', 'en'], 'TRY'),
];

export const markets: ReadonlyMap<string, Market> = new Map(all.map((one) => [one.id, one]));

/** The market that a country's players belong to, whatever page they signed up on. */
export const marketOf = (countryCode: string): Market =>
  markets.get(marketOfCountry(countryCode)) ?? defaultMarket;
