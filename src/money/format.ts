import { currencyFormat } from '../../openapi/reference/currencies.ts';
import { currencySign } from './currencies.ts';

/** An amount in integer minor units of an ISO 4217 currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** Proper minus sign: it is as wide as a digit, so that columns of amounts stand. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/** Digits of an amount, grouped by commas whatever the language (LOC-10): `1,234.50`. */
export function formatDigits(minor: number, exponent: number): string {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  const whole = digits.slice(0, at).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return exponent === 0 ? whole : `${whole}.${digits.slice(at)}`;
}

/**
 * An amount as the player reads it (LOC-10, LOC-11): `€1,234.50`, `1,234.50 kr`.
 *
 * @param options.signed Writes `+` before gains, for lists of movements.
 * @param options.round Leaves out minor units where there are none, for bounds that nobody pays: `€20,000`.
 * @throws RangeError when the amount is not a safe integer: that is a bug, and money is not guessed.
 */
export function formatMoney(
  { amount, currency }: Amount,
  { signed = false, round = false }: { readonly signed?: boolean; readonly round?: boolean } = {},
): string {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not an amount of minor units: ${amount}`);
  const { exponent, side, space } = currencyFormat(currency);
  const exact = formatDigits(amount, exponent);
  const digits = round ? exact.replace(/\.0+$/, '') : exact;
  const gap = space ? NO_BREAK_SPACE : '';
  const mark = currencySign(currency);
  const positive = side === 'before' ? `${mark}${gap}${digits}` : `${digits}${gap}${mark}`;
  if (amount < 0) return `${MINUS}${positive}`;
  return signed && amount > 0 ? `+${positive}` : positive;
}
