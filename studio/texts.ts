import { hasTexts, LANGUAGES, type TextLanguage } from '../reference/languages.ts';
import { moneyIn, moneyParts, type Notation } from '../reference/money.ts';
import type { Texts, WordId } from './texts/en.ts';

export type { WordId } from './texts/en.ts';

/** A text with its places filled; values arrive formatted. */
export type Said = (id: WordId, values?: Readonly<Record<string, string>>) => string;

export interface Words {
  /** BCP 47. */
  readonly tag: string;
  readonly say: Said;
  /** Minor units of a currency as the page around the game writes them. */
  readonly money: (amount: number, currency: string) => string;
  /** The same on a chip, which has no room for the currency nor for zero minor units: `4`, `12.50`. */
  readonly chip: (amount: number, currency: string) => string;
}

const LOADERS: Readonly<Record<TextLanguage, () => Promise<Texts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  fi: async () => (await import('./texts/fi.ts')).fi,
  pt: async () => (await import('./texts/pt.ts')).pt,
};

/**
 * The words in a language. One that has no texts here is English.
 * @param language ISO 639-1, or a BCP 47 tag that begins with it
 * @param notation of the operator's amounts
 */
export async function wordsIn(language: string, notation: Notation): Promise<Words> {
  const code = language.split('-')[0] ?? '';
  const spoken = hasTexts(code) ? code : 'en';
  const texts = await LOADERS[spoken]();
  const { texts: tag } = LANGUAGES[spoken];
  return {
    tag,
    say: (id, values = {}) =>
      texts[id].replaceAll(/\{(\w+)\}/g, (_, place: string) => values[place] ?? ''),
    money: (amount, currency) => moneyIn({ notation, tag }, { amount, currency }),
    chip: (amount, currency) =>
      moneyParts({ amount, currency }, { notation, tag }, true)
        .filter(({ type }) => type !== 'currency' && type !== 'literal')
        .map(({ value }) => value)
        .join(''),
  };
}
