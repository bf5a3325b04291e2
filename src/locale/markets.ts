/**
 * The regional markets of the platform (MARKET-01, MARKET-02): one typed table, the default of what
 * the content service may override. Pure data, no browser.
 */

/** Codes as the operator spells them. LL, JJ, UN and PP are not ISO countries (`isCustomMarketId`). */
export type MarketCode =
  | 'AT'
  | 'BR'
  | 'CA'
  | 'CL'
  | 'FI'
  | 'GG'
  | 'IN'
  | 'JJ'
  | 'LL'
  | 'NO'
  | 'NZ'
  | 'PE'
  | 'PH'
  | 'PP'
  | 'PT'
  | 'SE'
  | 'TR'
  | 'UN';

/**
 * Countries whose visitors belong to a market: one ISO 3166-1 code, a list of them, or a map from
 * country to the language suggested there (MARKET-01).
 */
export type OriginCountryCode = string | readonly string[] | Readonly<Record<string, string>>;

export interface Market {
  readonly id: MarketCode;
  /** English name. */
  readonly name: string;
  /** Language parts of the path prefix, the market's own first. */
  readonly languages: readonly [string, ...string[]];
  /** ISO 4217. */
  readonly currency: string;
  /** `false`: neither offered nor routable (MARKET-04). */
  readonly isMarketEnabled: boolean;
  readonly isCustomMarketId: boolean;
  readonly originCountryCode: OriginCountryCode;
  /** Language part of the prefix → BCP 47 tag, where the bare language says too little. */
  readonly localeMapping?: Readonly<Record<string, string>>;
  /** Language part of the prefix → internal code, which never stands in the URL (C-03). */
  readonly mapLanguageToCustomLanguage?: Readonly<Record<string, string>>;
  /** Region of the visitor → internal language code, for instance QC → CAF (LOC-07). */
  readonly regionLanguage?: Readonly<Record<string, string>>;
  /** Countries that may not register here, besides the rules of `countries.ts` (SIGN-18). */
  readonly removeCountryFromRegistration?: readonly string[];
}

export type Markets = Readonly<Record<MarketCode, Market>>;

const market = (
  id: MarketCode,
  name: string,
  currency: string,
  languages: Market['languages'],
  more: Partial<Market> = {},
): Market => ({
  id,
  name,
  currency,
  languages,
  isMarketEnabled: true,
  isCustomMarketId: false,
  originCountryCode: id,
  ...more,
});

/** Known to the platform, run by neither brand. */
const closed = { isMarketEnabled: false } as const;
const custom = { isCustomMarketId: true } as const;

export const MARKETS: Markets = {
  UN: market('UN', 'International', 'EUR', ['en', 'fi', 'pt'], {
    ...custom,
    originCountryCode: [],
  }),
  FI: market('FI', 'Finland', 'EUR', ['fi', 'en'], { originCountryCode: ['FI', 'AX'] }),
  NO: market('NO', 'Norway', 'NOK', ['no', 'en'], { originCountryCode: ['NO', 'SJ'] }),
  SE: market('SE', 'Sweden', 'EUR', ['sv', 'en']),
  CA: market('CA', 'Canada', 'CAD', ['en', 'fr'], {
    localeMapping: { en: 'en-CA', fr: 'fr-CA' },
    mapLanguageToCustomLanguage: { fr: 'CAF' },
    regionLanguage: { QC: 'CAF' },
  }),
  BR: market('BR', 'Brazil', 'BRL', ['pt'], { localeMapping: { pt: 'pt-BR' } }),
  CL: market('CL', 'Chile', 'CLP', ['es', 'en'], { localeMapping: { es: 'es-CL' } }),
  PE: market('PE', 'Peru', 'PEN', ['es', 'en'], { localeMapping: { es: 'es-PE' } }),
  PT: market('PT', 'Portugal', 'EUR', ['pt', 'en'], { localeMapping: { pt: 'pt-BR' } }),
  AT: market('AT', 'Austria', 'EUR', ['de', 'en'], closed),
  GG: market('GG', 'Guernsey', 'GBP', ['en'], {
    ...closed,
    originCountryCode: { GG: 'en', JE: 'en', GB: 'en' },
  }),
  IN: market('IN', 'India', 'INR', ['en'], {
    ...closed,
    localeMapping: { en: 'en-IN' },
    mapLanguageToCustomLanguage: { en: 'inen' },
  }),
  JJ: market('JJ', 'Germany', 'EUR', ['de', 'en'], {
    ...closed,
    ...custom,
    originCountryCode: 'DE',
  }),
  LL: market('LL', 'Netherlands', 'EUR', ['nl', 'en'], {
    ...closed,
    ...custom,
    originCountryCode: 'NL',
  }),
  NZ: market('NZ', 'New Zealand', 'NZD', ['en'], { ...closed, localeMapping: { en: 'en-NZ' } }),
  PH: market('PH', 'Philippines', 'PHP', ['en'], closed),
  PP: market('PP', 'Pay and play', 'EUR', ['en'], { ...closed, ...custom, originCountryCode: [] }),
  TR: market('TR', 'Turkey', 'TRY', ['tr', 'en'], closed),
};

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
