import { isLocaleAttempt } from '../../reference/locale-attempt.ts';
import { languageFacts } from '../../reference/languages.ts';
import { GLOBAL_MARKET, MARKETS, type MarketCode } from '../../reference/markets.ts';

/** One language in one market: the first segment of every path (LOC-01). */
export interface Locale {
  /** Language part of the prefix, ISO 639-1. */
  readonly language: string;
  readonly market: MarketCode;
  /** `{language}-{market}`, for example `en-UN`. */
  readonly prefix: string;
}

/** The locales of a brand: the platform's markets cut down to the brand's own (BRAND-01). */
export interface LocaleScope {
  readonly markets: readonly MarketCode[];
}

export const DEFAULT_LOCALE: Locale = { language: 'en', market: GLOBAL_MARKET, prefix: 'en-UN' };
/** LOC-06. */
export const DEFAULT_COUNTRY = 'FI';

/** In its own words; a language that is not in the table by its code. */
export const languageName = (language: string): string => languageFacts(language)?.name ?? language;

/** NS-04. */
const PREFIX = /^[a-z]{2}-[A-Z]{2}$/;

export type LocaleMatch =
  | { readonly kind: 'matched'; readonly locale: Locale; readonly rest: string }
  | { readonly kind: 'redirect'; readonly locale: Locale; readonly to: string };

/**
 * Reads the locale off an address (LOC-01 … LOC-04, MARKET-04).
 *
 * @param address Path with leading slash, optionally with query and hash.
 * @returns `matched` with the path after the prefix (leading slash, query and hash kept), or
 *   `redirect` to the same place under the default locale.
 */
export function parseLocale(address: string, scope: LocaleScope): LocaleMatch {
  const [, segment = '', tail = ''] = /^\/*([^/?#]*)(.*)$/s.exec(address) ?? [];
  const rest = tail.startsWith('/') ? tail : `/${tail}`;
  const locale = toLocale(segment, scope);
  if (locale !== undefined) return { kind: 'matched', locale, rest };
  const kept = segment === '' || isLocaleAttempt(segment) ? rest : `/${segment}${tail}`;
  return { kind: 'redirect', locale: DEFAULT_LOCALE, to: `/${DEFAULT_LOCALE.prefix}${kept}` };
}

/** A prefix that matches the pattern, whose market is enabled and speaks the language (NS-04). */
export function toLocale(prefix: string, { markets }: LocaleScope) {
  if (!PREFIX.test(prefix)) return undefined;
  const language = prefix.slice(0, 2);
  const code = prefix.slice(3);
  const id = markets.find((market) => market === code);
  if (id === undefined) return undefined;
  const { isMarketEnabled, languages } = MARKETS[id];
  return isMarketEnabled && languages.includes(language) ? localeOf(language, id) : undefined;
}

export const localeOf = (language: string, market: MarketCode): Locale => ({
  language,
  market,
  prefix: `${language}-${market}`,
});

/** The operator's name of the language in that market: `CAF` for French in Canada (C-03). */
export const internalLanguage = ({ language, market }: Locale): string =>
  MARKETS[market].mapLanguageToCustomLanguage?.[language] ?? language;

/** BCP 47 tag for `<html lang>` and `Intl`. `language` is that of the texts really shown. */
export const languageTag = ({ language, market }: Locale): string =>
  MARKETS[market].localeMapping?.[language] ?? language;

/**
 * The `languageCode` of a payload (LOC-08): `inen` is sent as `en`, and `CAF` as `fr`, since neither is a language
 * code outside the platform.
 */
export const languageCodeToSend = (internal: string): string =>
  ({ inen: 'en', CAF: 'fr' })[internal] ?? internal;
