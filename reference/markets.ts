import type { Currency } from './currencies.ts';
import type { Language } from './languages.ts';

/**
 * The regional markets of the platform (MARKET-01, MARKET-02), one row each. Pure data.
 */

/**
 * Countries whose visitors belong to a market: one ISO 3166-1 code, a list of them, or a map from
 * country to the language suggested there (MARKET-01).
 */
export type OriginCountryCode = string | readonly string[] | Readonly<Record<string, string>>;

interface MarketFacts {
  /** English name. */
  readonly name: string;
  /** Language parts of the path prefix, the market's own first. */
  readonly languages: readonly [string, ...string[]];
  /** ISO 4217. */
  readonly currency: Currency;
  /** `false`: neither offered nor routable (MARKET-04). */
  readonly isMarketEnabled: boolean;
  /** The code is not the ISO code of the market's country. */
  readonly isCustomMarketId: boolean;
  readonly originCountryCode: OriginCountryCode;
  /** Countries whose residents belong here, where they are fewer than the visitors' countries. */
  readonly residents?: readonly string[];
  /** Language part of the prefix → BCP 47 tag, where the bare language says too little. */
  readonly localeMapping?: Readonly<Record<string, string>>;
  /** Language part of the prefix → internal code, which never stands in the URL (C-03). */
  readonly mapLanguageToCustomLanguage?: Readonly<Record<string, string>>;
  /** Region of the visitor → internal language code, for instance QC → CAF (LOC-07). */
  readonly regionLanguage?: Readonly<Record<string, string>>;
  /** Countries that may not register here (SIGN-17, SIGN-18). */
  readonly removeCountryFromRegistration?: readonly string[];
}

type Settings = Partial<Omit<MarketFacts, 'name' | 'currency' | 'languages'>>;

const market = (
  name: string,
  currency: Currency,
  languages: readonly [Language, ...Language[]],
  settings: Settings = {},
) => ({ name, currency, languages, ...settings });

/** Known to the platform, run by no brand. */
const closed = { isMarketEnabled: false } as const;
const custom = { isCustomMarketId: true } as const;

/** By code as the operator spells it. By default, a market is open and belongs to the country of its code. */
const ROWS = {
  UN: market('International', 'EUR', ['en', 'fi', 'pt'], {
    ...custom,
    originCountryCode: [],
    removeCountryFromRegistration: ['FR', 'NL'],
  }),
  // Åland speaks Swedish, and few there read Finnish.
  FI: market('Finland', 'EUR', ['fi', 'en'], { originCountryCode: { FI: 'fi', AX: 'en' } }),
  NO: market('Norway', 'NOK', ['no', 'en'], { originCountryCode: ['NO', 'SJ'] }),
  // Sweden's krona is not among the platform's currencies (LOC-11).
  SE: market('Sweden', 'EUR', ['sv', 'en']),
  CA: market('Canada', 'CAD', ['en', 'fr'], {
    localeMapping: { en: 'en-CA', fr: 'fr-CA' },
    mapLanguageToCustomLanguage: { fr: 'CAF' },
    regionLanguage: { QC: 'CAF' },
    removeCountryFromRegistration: ['NL'],
  }),
  BR: market('Brazil', 'BRL', ['pt'], { localeMapping: { pt: 'pt-BR' } }),
  CL: market('Chile', 'CLP', ['es', 'en'], { localeMapping: { es: 'es-CL' } }),
  PE: market('Peru', 'PEN', ['es', 'en'], { localeMapping: { es: 'es-PE' } }),
  PT: market('Portugal', 'EUR', ['pt', 'en'], { localeMapping: { pt: 'pt-BR' } }),
  AT: market('Austria', 'EUR', ['de', 'en'], closed),
  GG: market('Guernsey', 'GBP', ['en'], {
    ...closed,
    originCountryCode: { GG: 'en', JE: 'en', GB: 'en' },
    residents: ['GG'],
  }),
  IN: market('India', 'INR', ['en'], {
    ...closed,
    localeMapping: { en: 'en-IN' },
    mapLanguageToCustomLanguage: { en: 'inen' },
  }),
  JJ: market('Germany', 'EUR', ['de', 'en'], { ...closed, ...custom, originCountryCode: 'DE' }),
  LL: market('Netherlands', 'EUR', ['nl', 'en'], { ...closed, ...custom, originCountryCode: 'NL' }),
  NZ: market('New Zealand', 'NZD', ['en'], { ...closed, localeMapping: { en: 'en-NZ' } }),
  PH: market('Philippines', 'PHP', ['en'], closed),
  PP: market('Pay and play', 'EUR', ['en'], { ...closed, ...custom, originCountryCode: [] }),
  TR: market('Turkey', 'TRY', ['tr', 'en'], closed),
};

/** Codes of the markets. LL, JJ, UN and PP are not ISO countries (`isCustomMarketId`). */
export type MarketCode = keyof typeof ROWS;

export interface Market extends MarketFacts {
  readonly id: MarketCode;
}

export type Markets = Readonly<Record<MarketCode, Market>>;

export const MARKETS = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]) => [
    id,
    { id, isMarketEnabled: true, isCustomMarketId: false, originCountryCode: id, ...row },
  ]),
) as Markets;

export const isMarketCode = (code: string): code is MarketCode => Object.hasOwn(MARKETS, code);

/** The market of all whom no other market claims. */
export const GLOBAL_MARKET = 'UN' satisfies MarketCode;

/** The market's countries, whichever shape `originCountryCode` has (MARKET-01). */
export function originCountries(origin: OriginCountryCode): readonly string[] {
  if (typeof origin === 'string') return [origin];
  return isList(origin) ? origin : Object.keys(origin);
}

/** The language that a map-shaped `originCountryCode` suggests for a country. */
export function originLanguage(origin: OriginCountryCode, country: string): string | undefined {
  return typeof origin === 'string' || isList(origin) ? undefined : origin[country];
}

const isList = (origin: OriginCountryCode): origin is readonly string[] => Array.isArray(origin);

/** The countries whose residents belong to a market; none for the global one. */
export const countriesOfMarket = ({ residents, originCountryCode }: Market): readonly string[] =>
  residents ?? originCountries(originCountryCode);

/** The market of a country's residents, whatever address they visit. */
export const marketOfCountry = (countryCode: string): MarketCode =>
  Object.values(MARKETS).find((market) => countriesOfMarket(market).includes(countryCode))?.id ??
  GLOBAL_MARKET;
