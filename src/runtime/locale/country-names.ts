import { useMemo } from 'react';
import { countryByCode, provincesOf } from '../../../reference/countries.ts';
import { useOnceLive } from '../live.tsx';
import { useLanguage } from '../../texts/index.ts';

/**
 * Names countries in a language, in the order of that language. English names are those of the table
 * (SIGN-30); the others come with the browser.
 * @param codeOf ISO 3166-1 alpha-2
 */
export function inLanguage<Place extends { readonly name: string }>(
  places: readonly Place[],
  codeOf: (place: Place) => string,
  language: string,
): readonly Place[] {
  if (language === 'en') return places;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return places
    .map((place) => ({ ...place, name: names.of(codeOf(place)) ?? place.name }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** `inLanguage` for the language of the texts. `codeOf` must not change from render to render. */
export function useInLanguage<Place extends { readonly name: string }>(
  places: readonly Place[],
  codeOf: (place: Place) => string,
): { readonly places: readonly Place[]; readonly language: string } {
  const shown = useLanguage();
  // The server may know other names than the browser, and the browser must find its markup as it is.
  const language = useOnceLive(() => shown, 'en');
  const named = useMemo(() => inLanguage(places, codeOf, language), [places, codeOf, language]);
  return { places: named, language };
}

/** A place as far as it is known. `countryCode` is ISO 3166-1 alpha-2. */
interface Place {
  readonly city?: string | undefined;
  readonly provinceCode?: string | undefined;
  readonly countryCode: string | undefined;
}

/** The name of a place in a language, the smallest part first; empty when nothing is known of the place. */
export function placeName({ city, provinceCode, countryCode }: Place, language: string): string {
  const known = countryCode === undefined ? undefined : countryByCode(countryCode);
  const [country] = inLanguage(known ? [known] : [], ({ code }) => code, language);
  const province = provincesOf(countryCode ?? '').find(({ code }) => code === provinceCode);
  return [city, province?.name, country?.name ?? countryCode].filter(Boolean).join(', ');
}
