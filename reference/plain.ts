/** The value of a decimal digit of any script: each script has its ten digits in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Marks that nobody sees: of direction, of a join, of a letter's other shape, and fillers. */
export const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

/** A text as it is kept and sent: without outer or repeated blanks, and without marks that nobody sees. */
export const tidy = (text: string): string =>
  text.replaceAll(INVISIBLE, '').trim().replaceAll(/\s+/g, ' ');

/** Signs of full width, as Japanese keyboards write them, in plain ones: `！` to `～` stand in the order of `!` to `~`. */
export const narrow = (text: string): string =>
  text.replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * Text that stands for a number or a code, in plain characters: digits of every script and width as 0 to 9, every
 * dash as a hyphen, that of kana too, and without the invisible marks that are copied along. A raised or circled
 * digit is none: it changes the number that it stands beside.
 */
export const plain = (text: string): string =>
  narrow(text.replaceAll(INVISIBLE, ''))
    .replaceAll(/[\p{Pd}−⁃ーｰ]/gu, '-')
    .replaceAll(/\p{Nd}/gu, valueOf);
