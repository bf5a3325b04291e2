import { INVISIBLE } from './plain.ts';

/**
 * A name as it is kept, of what people type and paste: one apostrophe in place of the accents that stand for it,
 * one hyphen, one middle dot, single blanks in place of commas and of
 * the quotes around a nickname, no invisible marks.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[‘‛´`′‵＇՚׳]/g, '’')
    .replaceAll(/[•‧∙⋅・･]/g, '·')
    .replaceAll(/[\p{Pd}−⁃＝]/gu, '-')
    .replaceAll('．', '.')
    .replaceAll(/[,\s"“”„‟«»＂]+/g, ' ')
    .trim();
