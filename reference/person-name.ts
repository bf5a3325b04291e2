import { INVISIBLE } from './plain.ts';

/** Marks that people type and paste for the apostrophe of a name. */
export const ACCENTS_FOR_APOSTROPHE = '‘‛´`′‵＇՚׳';
const ACCENT_FOR_APOSTROPHE = new RegExp(`[${ACCENTS_FOR_APOSTROPHE}]`, 'gu');

/**
 * A name as it is kept, of what people type and paste: one apostrophe in place of the accents that stand for it,
 * one hyphen, one middle dot, single blanks in place of commas and of
 * the quotes or brackets around a nickname, no invisible marks.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(ACCENT_FOR_APOSTROPHE, '’')
    .replaceAll(/[•‧∙⋅・･]/g, '·')
    .replaceAll(/[\p{Pd}−⁃＝]/gu, '-')
    .replaceAll('．', '.')
    .replaceAll(/[,\s"“”„‟«»＂()（）]+/g, ' ')
    .trim();

/** Letters of one alphabet that look like those of another, and letters of all others. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u,
];

/** Whether each word of a name is of one alphabet: a word that mixes them looks like another and is none (SIGN-26). */
export const isOfOneAlphabet = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length <= 1);
