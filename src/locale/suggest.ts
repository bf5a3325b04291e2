import { originCountries, originLanguage, type Market } from '../../reference/markets.ts';
import { DEFAULT_LOCALE, localeOf, type Locale, type LocaleScope } from './locale.ts';
import { offeredLanguages, offeredMarkets } from './offered.ts';

/** The location cookies `country-code` and `region-code`. */
export interface Whereabouts {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * The locale to suggest to a visitor (MARKET-05, LOC-07): the market of the country, there the
 * language of the region, else of the country, else the first one; each only with texts.
 */
export function suggestLocale({ country, region }: Whereabouts, scope: LocaleScope): Locale {
  const found = offeredMarkets(scope).find(
    (market) =>
      country !== undefined && originCountries(market.originCountryCode).includes(country),
  );
  if (found === undefined || country === undefined) return DEFAULT_LOCALE;
  const regional = region === undefined ? undefined : found.regionLanguage?.[region];
  const offered = offeredLanguages(found);
  const wanted = [
    regional === undefined ? undefined : prefixLanguage(found, regional),
    originLanguage(found.originCountryCode, country),
  ];
  const language = wanted.find((code) => code !== undefined && offered.includes(code));
  return localeOf(language ?? offered[0], found.id);
}

/**
 * The answers of {@link suggestLocale} for every place that it knows, for code without the site: prefixes by
 * country (`CA`), and by country and region where the region has a language of its own (`CA-QC`).
 */
export function localesByPlace(scope: LocaleScope): Readonly<Record<string, string>> {
  const places = offeredMarkets(scope).flatMap(({ originCountryCode, regionLanguage = {} }) =>
    originCountries(originCountryCode).flatMap((country) => [
      { country },
      ...Object.keys(regionLanguage).map((region) => ({ country, region })),
    ]),
  );
  return Object.fromEntries(
    places.map((place) => [Object.values(place).join('-'), suggestLocale(place, scope).prefix]),
  );
}

/** The language part of the prefix that stands for an internal code: `fr` for `CAF`. */
const prefixLanguage = (market: Market, internal: string): string | undefined =>
  market.languages.find(
    (code) => (market.mapLanguageToCustomLanguage?.[code] ?? code) === internal,
  );
