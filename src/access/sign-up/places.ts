import type { Country } from '../../../reference/countries.ts';
import { MARKETS, originCountries } from '../../../reference/markets.ts';
import { registrationCountries } from '../../locale/countries.ts';
import { DEFAULT_COUNTRY, type Locale } from '../../locale/locale.ts';
import type { Brand } from '../../brands/index.ts';

/** Countries to choose from at sign-up (SIGN-17, SIGN-18). */
export const offeredCountries = (locale: Locale, brand: Brand): readonly Country[] =>
  registrationCountries({
    market: MARKETS[locale.market],
    language: locale.language,
    alsoRemovedInGlobalEnglish: brand.alsoRemovedInGlobalEnglish,
  });

/**
 * The country chosen at first: where the visitor was located, if that is within the market; else the
 * market's own; in the global market Finland (LOC-06). Always one of `offered`.
 * @param located ISO 3166-1 code from the location cookie
 */
export function firstCountry(
  locale: Locale,
  located: string | undefined,
  offered: readonly Country[],
): string {
  const own = originCountries(MARKETS[locale.market].originCountryCode);
  const within = located !== undefined && (own.length === 0 || own.includes(located));
  const wanted = [within ? located : undefined, ...own, DEFAULT_COUNTRY];
  return (
    wanted.find((code) => offered.some((country) => country.code === code)) ??
    offered[0]?.code ??
    DEFAULT_COUNTRY
  );
}
