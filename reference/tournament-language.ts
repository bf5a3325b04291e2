/** The operator's own codes of languages: English and French of Canada, English of India. */
const CUSTOM: Readonly<Record<string, string>> = { CA: 'EN', CAF: 'FR', INEN: 'EN' };

/** The language of a tournament's path, by the operator's code of a language, in capitals: `FR` for `CAF` (C-03). */
export function tournamentLanguage(code: string): string {
  const capital = code.toUpperCase();
  return CUSTOM[capital] ?? capital;
}
