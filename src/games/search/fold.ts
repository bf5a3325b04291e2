/** Latin letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const MARKED = /(\p{Script=Latin})\p{M}+/gu;
const APOSTROPHES = /['’ʼ`´]/gu;
const APART = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text as it is compared (SEARCH-02): in small letters, those of the Latin alphabet without their marks, and one
 * space for whatever stands between words. Other alphabets keep their marks, which make letters of their own.
 * Empty where there is neither letter nor digit, as in emoji.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKED, '$1')
    .normalize('NFC')
    .replace(/[æðđıłøœßþ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(APART, ' ')
    .trim();
