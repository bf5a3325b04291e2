/** The languages of the platform, once for the site, its content and the platform. Pure data. */
interface LanguageFacts {
  /** In its own words, for the language switch. */
  readonly name: string;
  /**
   * BCP 47 tag of the texts in `src/texts`, where there is a complete catalogue. A language without one
   * runs on the default texts and is not offered (MARKET-03, TEXT-03).
   */
  readonly texts?: string;
}

/** By ISO 639-1 code, which is the language part of an address (LOC-02). */
export const LANGUAGES = {
  de: { name: 'Deutsch' },
  en: { name: 'English', texts: 'en' },
  es: { name: 'Español' },
  fi: { name: 'Suomi', texts: 'fi' },
  fr: { name: 'Français' },
  nl: { name: 'Nederlands' },
  no: { name: 'Norsk' },
  pl: { name: 'Polski' },
  pt: { name: 'Português', texts: 'pt-BR' },
  sv: { name: 'Svenska' },
  tr: { name: 'Türkçe' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** A language that has texts. */
export type TextLanguage = {
  [Code in Language]: (typeof LANGUAGES)[Code] extends { texts: string } ? Code : never;
}[Language];

/** The table's facts of a code; undefined where it names no such language. */
export const languageFacts = (code: string): LanguageFacts | undefined =>
  (LANGUAGES as Readonly<Record<string, LanguageFacts>>)[code];

/**
 * The tag by which days and times are written. English of no country is written as in most of the world: by default it
 * would be that of the United States, with the month first.
 */
export const dateTag = (tag: string): string => (tag === 'en' ? 'en-GB' : tag);

export const hasTexts = (code: string): code is TextLanguage =>
  languageFacts(code)?.texts !== undefined;

/** The languages that have texts, in the order of the table. */
export const textLanguages = (): readonly TextLanguage[] => Object.keys(LANGUAGES).filter(hasTexts);
