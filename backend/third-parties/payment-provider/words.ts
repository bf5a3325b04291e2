import { hasTexts, LANGUAGES, type TextLanguage } from '../../../reference/languages.ts';
import { moneyIn, type Amount, type Notation } from '../../../reference/money.ts';
import { en, type Texts, type WordId } from './texts/en.ts';
import { fi } from './texts/fi.ts';
import { pt } from './texts/pt.ts';

export type { WordId };

const TEXTS: Readonly<Record<TextLanguage, Texts>> = { en, fi, pt };

/** The words of a page, in the payer's language and in the merchant's name. */
export interface Words {
  /** BCP 47, of the page. */
  readonly tag: string;
  /** The merchant, as the payer reads it. */
  readonly name: string;
  /** `{name}` is the merchant wherever it stands. */
  readonly say: (id: WordId, values?: Readonly<Record<string, string>>) => string;
  /** As the merchant writes amounts. */
  readonly money: (amount: Amount) => string;
}

/** The reader of a page. */
export interface Reader {
  /** BCP 47; a language that has no texts here is English. */
  readonly language: string;
  readonly notation: Notation;
  readonly merchantName: string;
}

/** The words of the pages for one payer. */
export function wordsFor({ language, notation, merchantName: name }: Reader): Words {
  const code = language.split('-')[0] ?? '';
  const spoken = hasTexts(code) ? code : 'en';
  const { texts: tag } = LANGUAGES[spoken];
  const texts = TEXTS[spoken];
  return {
    tag,
    name,
    say: (id, values = {}) =>
      texts[id].replaceAll(/\{(\w+)\}/g, (_, place: string) => ({ name, ...values })[place] ?? ''),
    money: (amount) => moneyIn({ notation, tag }, amount),
  };
}
