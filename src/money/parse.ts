import { formatDigits } from './format.ts';

/**
 * What a typed amount means, in minor units. `unclear` covers every text of which two readers could
 * make two sums: money is never guessed.
 */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unclear' };

/** The decimal sign of the player's language: `,` in Finnish, `.` in English. */
export const decimalSign = (tag: string): ',' | '.' =>
  new Intl.NumberFormat(tag).formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';

const BLANKS = /[\s\u00a0\u202f'’]/g;
/** A blank that does not group by three: `10 50` may mean ten and a half. */
const STRAY_BLANK = /\d[\s\u00a0\u202f'’]+(?!\d{3}(?!\d))\d/;
/** What may stand for a currency around the digits. Any other letter may be a number: `1e3`, `10k`. */
const SIGN = String.raw`(?:[A-Z]{2,3}|R|kr|zł)?\p{Sc}?`;
const BEFORE = new RegExp(`^${SIGN}`, 'u');
const AFTER = new RegExp(`${SIGN}$`, 'u');
/** Groups of exactly three digits after the first one. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Reads an amount as people type and paste it: `10`, `10.5`, `10,50`, `1 234,50`, `1,234.50`,
 * `€ 1,234.50`.
 *
 * A single sign before exactly three last digits (`1,234`) is a grouping sign, unless the player's
 * language reads it as the decimal sign and the currency has decimals; then it is unclear, because the
 * site itself groups by commas (LOC-10).
 *
 * @param exponent Decimals of the minor unit.
 * @param decimal The decimal sign of the player's language.
 */
export function parseAmount(text: string, exponent: number, decimal: ',' | '.'): ParsedAmount {
  if (STRAY_BLANK.test(text)) return { kind: 'unclear' };
  const bare = text.replaceAll(BLANKS, '').replace(BEFORE, '').replace(AFTER, '');
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'unclear' };
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return { kind: 'unclear' };
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return inMinorUnits(bare, '', exponent);
  const sign = bare.charAt(last);
  const before = bare.slice(0, last);
  const after = bare.slice(last + 1);
  const repeated = before.includes(sign);
  const other = sign === '.' ? ',' : '.';
  if (repeated || (after.length === 3 && !before.includes(other))) {
    if (!repeated && sign === decimal && exponent > 0) return { kind: 'unclear' };
    return GROUPED.test(bare) && !before.includes(other)
      ? inMinorUnits(bare.replaceAll(sign, ''), '', exponent)
      : { kind: 'unclear' };
  }
  if (before.includes(other) && !GROUPED.test(before)) return { kind: 'unclear' };
  if (after.length > exponent) return { kind: 'unclear' };
  return inMinorUnits(before.replaceAll(other, ''), after, exponent);
}

function inMinorUnits(whole: string, fraction: string, exponent: number): ParsedAmount {
  const amount = Number(`${whole}${fraction.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(amount) ? { kind: 'amount', amount } : { kind: 'unclear' };
}

/** An amount as it stands in an input, without the sign of the currency: `1,234.50`. */
export const formatForInput = (minor: number, exponent: number): string =>
  formatDigits(minor, exponent);
